import type { FieldClasses } from '../../shared/ui/Field.tsx';
import { Tabs, type TabsProps } from '../../shared/ui/Tabs.tsx';
import type { Tournament } from './data.ts';
import art from './tournament-art.json';

/** The name with its notch. */
export const Brand = ({ className = '' }: { className?: string }) => (
  <span className={`gamp-wide inline-flex items-center gap-[0.3em] ${className}`}>
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1em] text-accent">
      <path
        fill="currentColor"
        d="M4 2h24a2 2 0 0 1 2 2v7a5 5 0 0 0 0 10v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a5 5 0 0 0 0-10V4a2 2 0 0 1 2-2Zm8 8v12l11-6Z"
      />
    </svg>
    GAMP
  </span>
);

/** A tournament's poster. The title is beside it as text. */
export const TournamentArt = ({ image, className }: { image: Tournament['image']; className?: string }) => {
  const { background, shapes } = art[image];
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path d="M0 0h320v200H0Z" fill={background} />
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
};

const CLASSES = {
  list: 'flex overflow-x-auto max-sm:justify-between sm:gap-1 border-b border-line pt-1 pl-1',
  tab: 'min-h-11 border-b-3 border-transparent px-1.5 text-[0.8125rem] font-bold whitespace-nowrap text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink sm:px-4 sm:text-sm',
  panel: 'mt-5',
} as const;

export const GampTabs = <Name extends string>(props: Omit<TabsProps<Name>, 'classes'>) => (
  <Tabs {...props} classes={CLASSES} />
);

export const FIELD: FieldClasses = { box: 'grid gap-1.5', label: 'text-sm font-bold', control: 'demo-field' };
