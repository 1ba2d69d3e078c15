import { LANGUAGES, type Language } from '../../../common/languages.ts';
import { Brand } from '../../kit/Brand.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { isLanguage } from '../language.ts';
import { useTexts } from '../texts.tsx';

/** The name of a language in that language, with a capital letter: `Français`. */
const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
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
              {nameOf(each)}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </label>
    </header>
  );
}
