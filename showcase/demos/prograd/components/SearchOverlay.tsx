import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { findTopics, type TopicTab } from '../search.ts';
import { TopicGrid } from './TopicGrid.tsx';
import { TopicTabs } from './TopicTabs.tsx';

export const SearchOverlay = ({ onClose }: { readonly onClose: () => void }) => {
  const [text, setText] = useState('');
  const [tab, setTab] = useState<TopicTab>('All');
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = findTopics(tab, text);

  useEffect(() => input.current?.focus(), []);

  return (
    <ModalDialog
      title="Search Prograd"
      titleClassName="prograd-display text-3xl"
      className="prograd rounded-xl bg-(--card) sm:max-w-[46rem]"
      onClose={onClose}
    >
      <div className="relative mt-4">
        <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-(--soft)" />
        <input
          ref={input}
          type="search"
          aria-label="Search Prograd"
          placeholder="Search Prograd"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-12 w-full rounded-md border-2 border-(--edge) bg-transparent pr-4 pl-12 placeholder:text-(--soft)"
        />
      </div>
      <TopicTabs selected={tab} onSelect={setTab} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={tab} className="min-h-72 pt-4">
        {found.length > 0 ? (
          <TopicGrid topics={found} onLeave={onClose} />
        ) : (
          <p className="py-16 text-center text-(--soft)">
            Nothing on “{text.trim()}”{tab !== 'All' && ` in ${tab}`}. Try a shorter word.
          </p>
        )}
        <p role="status" className="sr-only">
          {found.length} topics
        </p>
      </div>
    </ModalDialog>
  );
};
