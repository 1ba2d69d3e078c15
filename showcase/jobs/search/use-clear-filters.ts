import { useLocation, useNavigate } from 'react-router';
import { useJobs } from '../state/jobs-context.ts';
import { type Filters, withFilters } from './filters.ts';
import { useFilters } from './use-filters.ts';

/** Returns the function that keeps only these filters, and offers an undo for the others. */
export const useClearFilters = () => {
  const { filters, change } = useFilters();
  const { offerUndo } = useJobs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (left: Filters) => {
    change(left);
    const before = withFilters(new URLSearchParams(search), filters).toString();
    // The list may be one page back meanwhile, so the filters are a new place.
    const revert = () => void navigate({ pathname, search: before });
    offerUndo({ text: 'The filters are cleared.', revert });
  };
};
