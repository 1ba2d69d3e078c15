import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one panel; arrow keys move among them (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export const Tabs = <Name extends string>({ label, names, chosen, onChoose, children }: TabsProps<Name>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (names.indexOf(chosen) + step + names.length) % names.length;
    const next = names[index];
    const tab = list.current?.children[index];
    if (next) onChoose(next);
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto max-sm:justify-between sm:gap-1 border-b border-(--gp-line) pt-1 pl-1"
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={move}
            className="min-h-11 border-b-3 border-transparent px-1.5 text-[0.8125rem] font-bold whitespace-nowrap text-(--gp-soft) hover:text-(--gp-ink) aria-selected:border-(--gp-volt) aria-selected:text-(--gp-ink) sm:px-4 sm:text-sm"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="mt-5">
        {children}
      </div>
    </>
  );
};
