import { Tabs, type TabsProps } from '../../../shared/ui/Tabs.tsx';

const CLASSES = {
  list: 'flex overflow-x-auto max-sm:justify-between sm:gap-1 border-b border-(--gp-line) pt-1 pl-1',
  tab: 'min-h-11 border-b-3 border-transparent px-1.5 text-[0.8125rem] font-bold whitespace-nowrap text-(--gp-soft) hover:text-(--gp-ink) aria-selected:border-(--gp-volt) aria-selected:text-(--gp-ink) sm:px-4 sm:text-sm',
  panel: 'mt-5',
} as const;

export const GampTabs = <Name extends string>(props: Omit<TabsProps<Name>, 'classes'>) => (
  <Tabs {...props} classes={CLASSES} />
);
