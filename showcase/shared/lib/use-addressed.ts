import { useLocation, useNavigate } from 'react-router';
import { useSearch } from './use-search.ts';

/** History state of an entry that a press on its page made. */
const OPENED = 'opened';

/**
 * Something that a page opens, named by a parameter of its address: Back closes it, and the address opens it again.
 * The other parameters stay.
 * @param ends parameters that end when this one changes
 */
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
    /** `null` if nothing is open. */
    value,
    /** Props of a link that opens this value; `null` is the page without the parameter. */
    linkTo: (next: string | null) =>
      ({ to: searchWith(next), state: OPENED, preventScrollReset: true }) as const,
    open: (next: string | null) => navigate(searchWith(next), { state: OPENED, preventScrollReset: true }),
    /** Changes the parameter without an entry in the history. */
    write,
    close: () => {
      if (value === null) return;
      // A press made a history entry, so closing goes back. An address that was opened directly has no such entry.
      return state === OPENED ? navigate(-1) : write(null);
    },
  };
};
