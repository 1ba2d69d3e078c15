import { type KeyboardEvent, useRef } from 'react';
import { TOPIC_TABS, type TopicTab } from '../search.ts';

export interface TopicTabsProps {
  readonly selected: TopicTab;
  readonly onSelect: (tab: TopicTab) => void;
  readonly panelId: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const TopicTabs = ({ selected, onSelect, panelId }: TopicTabsProps) => {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const index = (TOPIC_TABS.indexOf(selected) + step + TOPIC_TABS.length) % TOPIC_TABS.length;
    const next = TOPIC_TABS[index];
    if (next) onSelect(next);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Kinds of topics"
      onKeyDown={move}
      className="mt-4 flex overflow-x-auto sm:gap-1 border-(--line) border-b p-1 pb-0"
    >
      {TOPIC_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          className="min-h-11 border-transparent border-b-4 px-2 font-semibold text-(--soft) hover:text-(--ink) aria-selected:border-(--track) aria-selected:text-(--ink) sm:px-4"
        >
          {tab}
        </button>
      ))}
    </div>
  );
};
