import { useLocation, useNavigate } from 'react-router';
import { useSearch } from './use-search.ts';

/** History state of an entry that a press on its page made. */
const OPENED = 'opened';

/**
 * Something that a page opens, named by a parameter of its address: Back closes it, and the address opens it again.
 * The other parameters stay.
 */
export const useAddressed = (name: string) => {
  const search = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);

  const searchWith = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete(name);
    else changed.set(name, next);
    return `?${changed}`;
  };

  return {
    /** `null` if nothing is open. */
    value,
    /** Props of a link that opens this value. */
    linkTo: (next: string) => ({ to: searchWith(next), state: OPENED, preventScrollReset: true }) as const,
    open: (next: string) => navigate(searchWith(next), { state: OPENED, preventScrollReset: true }),
    close: () => {
      if (value === null) return;
      // A press made a history entry, so closing goes back. An address that was opened directly has no such entry.
      if (state === OPENED) return navigate(-1);
      return navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true });
    },
  };
};
