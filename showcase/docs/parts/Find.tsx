import { useId, useMemo, useState } from 'react';
import { findPlaces, placesOf } from '../reference/find-places.ts';
import { useServed } from '../reference/served-context.ts';

const SHOWN = 8;

/** Looks a name up in the whole reference. */
export const Find = () => {
  const id = useId();
  const [query, setQuery] = useState('');
  const { manifest } = useServed();
  const places = useMemo(() => placesOf(manifest), [manifest]);
  const found = findPlaces(places, query);
  const isAsked = query.trim() !== '';

  return (
    <search className="docs-find">
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
        onChange={(event) => setQuery(event.target.value)}
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
                <span className="min-w-0 truncate">{place.name}</span>
                <span className="docs-note">{place.kind}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
