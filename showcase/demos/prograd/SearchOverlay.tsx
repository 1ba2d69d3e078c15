import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { slug } from '../../shared/lib/format.ts';
import { useAddressed, useTyped } from '../../shared/lib/use-addressed.ts';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { findTopics, TOPIC_TABS, type Topic } from './data.ts';

const TILE =
  'flex h-full w-full flex-col items-start justify-start gap-1 rounded-md border border-line p-4 text-left hover:border-ink hover:bg-sunken';

const TopicText = ({ topic: { title, text, kind } }: { readonly topic: Topic }) => (
  <>
    <span className="text-xs font-semibold text-accent">{kind}</span>
    <span className="font-semibold leading-snug">{title}</span>
    <span className="text-sm text-muted">{text}</span>
  </>
);

const TopicGrid = ({ topics }: { topics: readonly Topic[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
    {topics.map((topic) => (
      <li key={topic.title}>
        {topic.section ? (
          // An address without the search closes it; Back leads to the page before the search.
          <Link to={`#${topic.section}`} replace className={TILE}>
            <TopicText topic={topic} />
          </Link>
        ) : (
          <ComingSoonButton className={TILE}>
            <TopicText topic={topic} />
          </ComingSoonButton>
        )}
      </li>
    ))}
  </ul>
);

const TABS = {
  list: 'mt-4 flex overflow-x-auto sm:gap-1 border-line border-b p-1 pb-0',
  tab: 'min-h-11 border-transparent border-b-4 px-2 font-semibold text-muted hover:text-ink aria-selected:border-(--track) aria-selected:text-ink sm:px-4',
  panel: 'min-h-72 pt-4',
} as const;

export const SearchOverlay = ({ onClose }: { readonly onClose: () => void }) => {
  const { typed: text, change } = useTyped('q');
  const { value, write } = useAddressed('search');
  const tab = TOPIC_TABS.find((name) => slug(name) === value) ?? TOPIC_TABS[0];
  const found = findTopics(tab, text);

  return (
    <ModalDialog
      title="Search Prograd"
      titleClassName="prograd-display text-3xl"
      className="prograd rounded-xl bg-raised sm:max-w-[46rem]"
      onClose={onClose}
    >
      <div className="relative mt-4">
        {/* Icon and padding do not grow with the letters, which need the room on a phone. */}
        <Search className="absolute inset-y-0 left-[16px] my-auto size-[20px] text-muted" />
        <input
          data-first=""
          type="search"
          aria-label="Search Prograd"
          placeholder="Search Prograd"
          value={text}
          onChange={(event) => change(event.target.value)}
          className="min-h-12 w-full rounded-md border-2 border-edge bg-transparent pr-[16px] pl-[48px] placeholder:text-muted"
        />
      </div>
      <Tabs
        label="Kinds of topics"
        names={TOPIC_TABS}
        chosen={tab}
        onChoose={(name) => void write(slug(name))}
        classes={TABS}
      >
        {found.length > 0 ? (
          <TopicGrid topics={found} />
        ) : (
          <p className="py-16 text-center text-muted">
            Nothing on “{text.trim()}”{tab !== 'All' && ` in ${tab}`}. Try a shorter word.
          </p>
        )}
        <p role="status" className="sr-only">
          {found.length} topics
        </p>
      </Tabs>
    </ModalDialog>
  );
};
