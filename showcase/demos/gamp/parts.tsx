import { Drawing } from '../../shared/ui/Drawing.tsx';
import { Tabs, type TabsProps } from '../../shared/ui/Tabs.tsx';
import drawings from './drawings.json';
import art from './tournament-art.json';

export const Brand = ({ className = '' }: { className?: string }) => (
  <span className={`gamp-wide inline-flex items-center gap-[0.3em] ${className}`}>
    <Drawing of={drawings.notch} className="size-[1em] text-accent" />
    GAMP
  </span>
);

export const TournamentArt = ({ image, className }: { image: keyof typeof art; className?: string }) => (
  <Drawing of={art[image]} className={className} />
);

const CLASSES = {
  list: 'flex overflow-x-auto max-sm:justify-between sm:gap-1 border-b border-line pt-1 pl-1',
  tab: 'min-h-11 border-b-3 border-transparent px-1.5 text-[0.8125rem] font-bold whitespace-nowrap text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink sm:px-4 sm:text-sm',
  panel: 'mt-5',
} as const;

export const GampTabs = <Name extends string>(props: Omit<TabsProps<Name>, 'classes'>) => (
  <Tabs {...props} classes={CLASSES} />
);
