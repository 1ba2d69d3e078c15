import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { useTexts } from './texts.tsx';

export interface Done {
  readonly section: SectionName;
  readonly text: string;
}

export interface Acting {
  /** Runs the work. If the session has ended, it shows the sign-in instead of an error. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  readonly finish: (section: SectionName, text: string) => Promise<void>;
  readonly done: Done | null;
}

export const ActingContext = createContext<Acting | null>(null);

export const useActing = () => {
  const acting = useContext(ActingContext);
  if (acting === null) throw new Error('The sections have no actions');
  const { act, finish, done } = acting;
  /** Runs the work and says in the section that it is done. */
  const change = (section: SectionName, text: string, work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      await finish(section, text);
    });
  return { act, change, finish, done };
};

const SECTIONS = ['apps', 'platforms', 'interests', 'passkeys', 'sessions', 'own'] as const;

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

interface SectionProps {
  readonly name: SectionName;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The heading gets the focus after an action, because the pressed button may no longer exist. */
export function Section({ name, lead, children }: SectionProps) {
  const { t } = useTexts();
  const { done } = useActing();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = done?.section === name ? done : null;
  useEffect(() => {
    if (own) heading.current?.focus();
  }, [own]);
  return (
    <section id={name} className="card section" aria-labelledby={`${name}-title`}>
      <h2 ref={heading} id={`${name}-title`} className="section-title" tabIndex={-1}>
        <span className="section-icon">
          <Icon name={name} />
        </span>
        {t(`${name}.title`)}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {own && (
        <p className="done">
          <Icon name="check" />
          {own.text}
        </p>
      )}
      {children}
    </section>
  );
}

interface FoldProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly count?: number;
  readonly kind?: 'receipts' | 'signals';
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, icon, count, kind, isOpen, children }: FoldProps) {
  return (
    <details className={kind ? `fold ${kind}` : 'fold'} open={isOpen}>
      <summary>
        {icon && <Icon name={icon} />}
        {title} {count !== undefined && <span className="count">{count}</span>}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
