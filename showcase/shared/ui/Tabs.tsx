import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { showFocused } from '../lib/focus-heading.ts';

export interface TabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly classes: { readonly list: string; readonly tab: string; readonly panel: string };
  readonly children: ReactNode;
}

/** Index of the tab to which a key moves, from the tab at `index` of `count`. */
const TARGETS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The keys are those of https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export const Tabs = <Name extends string>(props: TabsProps<Name>) => {
  const { label, names, chosen, onChoose, classes, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // A name may have spaces, which separate the ids of `aria-labelledby`.
  const tabIdOf = (name: Name) => `${id}-${names.indexOf(name)}`;
  const move = (event: KeyboardEvent) => {
    const target = TARGETS[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = target(names.indexOf(chosen), names.length);
    const next = names[index];
    if (next !== undefined) onChoose(next);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onFocus={showFocused} className={classes.list}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabIdOf(name)}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={move}
            className={classes.tab}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabIdOf(chosen)} className={classes.panel}>
        {children}
      </div>
    </>
  );
};
