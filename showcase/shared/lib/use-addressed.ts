import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { slug } from './format.ts';
import { useHydrated } from './use-hydrated.ts';

const NONE = new URLSearchParams();

/** Empty while hydrating, because the prerendered HTML serves every query. */
export const useSearch = () => {
  const [search] = useSearchParams();
  return useHydrated() ? search : NONE;
};

/** History state of an entry that a press on its page made. */
const OPENED = 'opened';

/** A parameter opens something, and Back closes it. A change ends the parameters of `ends`. */
export const useAddressed = (name: string, ends: readonly string[] = []) => {
  const search = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);

  const searchWith = (next: string | null) => {
    const changed = new URLSearchParams(search);
    for (const ended of ends) changed.delete(ended);
    if (next === null) changed.delete(name);
    else changed.set(name, next);
    return `?${changed}`;
  };
  const write = (next: string | null) =>
    navigate({ search: searchWith(next) }, { replace: true, preventScrollReset: true, state });

  return {
    value,
    /** `null` is the page without the parameter. */
    linkTo: (next: string | null) =>
      ({ to: searchWith(next), state: OPENED, preventScrollReset: true }) as const,
    open: (next: string | null) => navigate(searchWith(next), { state: OPENED, preventScrollReset: true }),
    /** Changes the parameter without an entry in the history. */
    write,
    close: () => {
      if (value === null) return;
      // If a press made a history entry, closing goes back. An address that was opened directly has no such entry.
      return state === OPENED ? navigate(-1) : write(null);
    },
  };
};

/** The choice is a parameter of the address, without entries in the history. */
export const useChoice = <Name extends string>(
  parameter: string,
  names: readonly [Name, ...Name[]],
  ends?: readonly string[],
) => {
  const { value, write } = useAddressed(parameter, ends);
  const [first] = names;
  const chosen = names.find((name) => slug(name) === value) ?? first;
  const choose = (name: Name) => void write(name === first ? null : slug(name));
  return [chosen, choose] as const;
};

/** The page's address follows the letters, without entries in the history. */
export const useTyped = (name: string) => {
  const { value, write } = useAddressed(name);
  const text = value ?? '';
  const [typed, setTyped] = useState(text);
  const type = useNavigationType();
  // A `REPLACE` comes from `change`, maybe after the next letter. Links and Back have another type.
  useLayoutEffect(() => {
    if (type !== 'REPLACE') setTyped(text);
  }, [text, type]);
  const change = (next: string) => {
    setTyped(next);
    void write(next === '' ? null : next);
  };
  /** Empties the field; the caller changes the address. */
  const empty = () => setTyped('');
  return { typed, change, empty };
};
