import { LANGUAGES, type Language } from '../../../common/languages.ts';
import { Brand } from '../../kit/Brand.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { isLanguage } from '../locales/load.ts';
import { useTexts } from '../texts.tsx';

/** The name of each language in that language. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  ja: '日本語',
  'zh-Hans': '简体中文',
  hi: 'हिन्दी',
  ar: 'العربية',
};

interface HeaderProps {
  readonly name: string;
  readonly logo: string;
  readonly onChoose: (language: Language) => void;
}

export function Header({ name, logo, onChoose }: HeaderProps) {
  const { t, tag } = useTexts();
  const choose = (text: string) => {
    if (isLanguage(text)) onChoose(text);
  };
  return (
    <header className="header">
      <Brand name={name} logo={logo} />
      <label className="language">
        <Icon name="globe" />
        <span className="unseen">{t('page.language')}</span>
        <select value={tag} onChange={(event) => choose(event.currentTarget.value)}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAMES[each]}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </label>
    </header>
  );
}
