import { useId, useRef, useState } from 'react';
import { isEscape } from '../../shared/lib/focus-heading.ts';
import type { FindPlaces } from '../reference/find-places.ts';
import type { Place } from '../reference/places.ts';

const SHOWN = 8;

/** The chapter's title, because many chapters have a section of the same name, such as “The server”. */
const noteOf = ({ kind, chapter }: Place) => (kind === '' || kind === 'section' ? chapter : kind);

interface FindProps {
  readonly loadPlaces: () => Promise<readonly Place[]>;
}

/** The search is `null` until it is loaded. A call after a failed load repeats it. */
const useFindPlaces = (loadPlaces: FindProps['loadPlaces']) => {
  const [findPlaces, setFindPlaces] = useState<FindPlaces | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const load = async () => {
    if (isLoading.current || findPlaces !== null) return;
    isLoading.current = true;
    try {
      const [{ createFindPlaces }, places] = await Promise.all([
        import('../reference/find-places.ts'),
        loadPlaces(),
      ]);
      const created = createFindPlaces(places);
      setFindPlaces(() => created);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    isLoading.current = false;
  };
  return { findPlaces, hasFailed, load };
};

/** The text of all chapters is loaded once the field has the focus. */
export const Find = ({ loadPlaces }: FindProps) => {
  const id = useId();
  const [query, setQuery] = useState('');
  const { findPlaces, hasFailed, load } = useFindPlaces(loadPlaces);
  const found = findPlaces?.(query) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const statusOf = () => {
    if (query.trim() === '') return '';
    if (hasFailed) return 'The search could not be loaded. Type on to try again.';
    if (findPlaces === null) return 'Loading the search…';
    if (found.length === 0) return 'Nothing by that name.';
    return found.length > SHOWN ? `${found.length} found, the best ${SHOWN} shown` : `${found.length} found`;
  };

  const status = statusOf();

  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Find in all chapters
      </label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        spellCheck={false}
        placeholder="request-data"
        className="min-h-[max(2.5rem,var(--touch-height))] w-full rounded-lg border border-edge bg-surface px-3 placeholder:text-muted"
        onFocus={load}
        onChange={(event) => {
          setQuery(event.target.value);
          load();
        }}
        onKeyDown={(event) => {
          if (isEscape(event)) setQuery('');
          if (event.key === 'Enter' && !event.nativeEvent.isComposing)
            list.current?.querySelector('a')?.click();
        }}
      />
      <p role="status" className="text-sm text-muted empty:sr-only">
        {status}
      </p>
      {found.length > 0 && (
        <ul ref={list} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {found.slice(0, SHOWN).map((place) => (
            <li key={`${place.kind} ${place.href} ${place.name}`}>
              <a
                href={place.href}
                className="flex min-h-[max(2.25rem,var(--touch-height))] flex-wrap items-center justify-between gap-x-3 px-3 py-1 text-sm hover:bg-sunken"
              >
                <span className="min-w-0 break-words">{place.name}</span>
                <span className="docs-note">{noteOf(place)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
