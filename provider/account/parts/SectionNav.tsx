import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';

export const SECTIONS = ['apps', 'platforms', 'interests', 'passkeys', 'sessions', 'own'] as const;

export type SectionName = (typeof SECTIONS)[number];

export function SectionNav({ label }: { label: string }) {
  const { t } = useTexts();
  return (
    <nav className="nav" aria-label={label}>
      <ul>
        {SECTIONS.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              <Icon name={name} />
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
