import { useId, useRef, useState } from 'react';
import { findPlaces, type Place, placesIn } from '../reference/find-places.ts';

const SHOWN = 8;

/** Searches the whole page. The page itself is the index; the first search reads it. */
export const Find = () => {
  const id = useId();
  const [query, setQuery] = useState('');
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const search = useRef<HTMLElement>(null);
  const found = findPlaces(places ?? [], query);
  const isAsked = query.trim() !== '';
  const find = (text: string) => {
    setQuery(text);
    const page = search.current?.closest('.docs')?.querySelector('main');
    if (places === null && page) setPlaces(placesIn(page));
  };

  return (
    <search ref={search} className="docs-find">
      <label htmlFor={id} className="text-sm font-medium">
        Find in the reference
      </label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        spellCheck={false}
        placeholder="request-data"
        onChange={(event) => find(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
      <p role="status" className={isAsked && found.length === 0 ? 'text-sm text-muted' : 'sr-only'}>
        {isAsked && (found.length === 0 ? 'Nothing by that name.' : `${found.length} found`)}
      </p>
      {found.length > 0 && (
        <ul className="docs-found">
          {found.slice(0, SHOWN).map((place) => (
            <li key={`${place.kind} ${place.id}`}>
              <a href={`#${place.id}`}>
                <span className="min-w-0 break-words">{place.name}</span>
                <span className="docs-note">{place.kind}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
