import { isTag, LANGUAGES, TAGS, type Tag } from '../locales/languages.ts';
import { useTexts } from '../texts.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Icon } from './Icon.tsx';

interface HeaderProps {
  readonly name: string;
  readonly onChoose: (tag: Tag) => void;
}

export function Header({ name, onChoose }: HeaderProps) {
  const { t, tag } = useTexts();
  const choose = (text: string) => {
    if (isTag(text)) onChoose(text);
  };
  return (
    <header className="header">
      <p className="brand">
        <BrandMark />
        <span className="brand-name">{name}</span>
      </p>
      <label className="language">
        <Icon name="globe" />
        <span className="unseen">{t('page.language')}</span>
        <select value={tag} onChange={(event) => choose(event.currentTarget.value)}>
          {TAGS.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGES[each]}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </label>
    </header>
  );
}
