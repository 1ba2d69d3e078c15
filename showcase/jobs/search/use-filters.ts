import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSearch } from '../../shared/lib/use-addressed.ts';
import { useJobs } from '../state/jobs-context.ts';
import { type Filters, PAGES_SHOWN, readFilters, readPages, withFilters } from './filters.ts';

/** A change replaces the entry of the history, and keeps the scroll position. */
const IN_PLACE = { replace: true, preventScrollReset: true } as const;

export const useFilters = () => {
  const search = useSearch();
  const [, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const pages = readPages(search);
  const change = useCallback(
    (part: Partial<Filters>) =>
      setSearch((current) => withFilters(current, { ...readFilters(current), ...part }), IN_PLACE),
    [setSearch],
  );
  const showMore = useCallback(
    () =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.set('pages', String(Math.min(readPages(current) + 1, PAGES_SHOWN)));
        return next;
      }, IN_PLACE),
    [setSearch],
  );
  return { filters, pages, change, showMore };
};

export const useClearFilters = () => {
  const { filters, change } = useFilters();
  const { offerUndo } = useJobs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (left: Filters) => {
    change(left);
    const before = withFilters(new URLSearchParams(search), filters).toString();
    // The person may be on another page by then, so the earlier filters become a new entry of the history.
    const revert = () => void navigate({ pathname, search: before });
    offerUndo({ text: 'The filters are cleared.', revert });
  };
};
