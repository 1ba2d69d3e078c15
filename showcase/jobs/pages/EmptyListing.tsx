import { Link } from 'react-router';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { ShownList } from '../api/use-job-list.ts';
import { shownInference } from '../interests/state.ts';
import { type Filters, isUnfiltered, NO_FILTERS } from '../search/filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { EmptyPlace } from '../ui/EmptyPlace.tsx';

export interface EmptyListingProps {
  readonly list: ShownList;
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

const whyEmpty = ({ hidden, count }: ShownList, isWhole: boolean, isPersonal: boolean) => {
  if (hidden > 0 && count > 0) return 'You hid every internship of this page.';
  if (hidden > 0) return `You hid every internship ${isWhole ? 'that is open right now' : 'of this search'}.`;
  if (isPersonal) return `No internship ${isWhole ? 'that is open right now' : 'of this search'} fits you.`;
  return isWhole
    ? 'No internship is open right now. New ones come in every day.'
    : 'No internship fits this search. A shorter text or fewer filters find more.';
};

/** A list without a posting to show: none was found, or the person hid all of them. */
export const EmptyListing = ({ list, filters, onFilters }: EmptyListingProps) => {
  const { inference, list: choice, chooseList } = useJobs();
  const isWhole = isUnfiltered(filters);
  // Only Adzuna leaves out what fits no interest; the samples come in another order.
  const isPersonal = list.source === 'adzuna' && shownInference({ inference, list: choice }) !== null;
  return (
    <EmptyPlace>
      <p>{whyEmpty(list, isWhole, isPersonal)}</p>
      {list.hidden > 0 && (
        <Link to="/saved#hidden" className="text-accent underline underline-offset-4">
          See what you hid
        </Link>
      )}
      {isPersonal && (
        <Button variant="plain" onClick={leaving(() => chooseList('all'))}>
          Look at all of them
        </Button>
      )}
      {!isWhole && (
        <Button variant="plain" onClick={leaving(() => onFilters(NO_FILTERS))}>
          Show all internships
        </Button>
      )}
    </EmptyPlace>
  );
};
