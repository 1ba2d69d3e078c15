import { Link } from 'react-router';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QUOTATION_MARKS } from '../api/plain-text.ts';
import type { ShownList } from '../api/use-job-list.ts';
import { useMarket } from '../api/use-market.ts';
import { shownInference } from '../interests/state.ts';
import { distancesIn, type Filters, isUnfiltered, NO_FILTERS, namesOfSet } from '../search/filters.ts';
import { useClearFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { EmptyPlace } from '../ui/Notice.tsx';

interface EmptyListingProps {
  readonly list: ShownList;
  readonly filters: Filters;
  readonly onFilters: (part: Partial<Filters>) => void;
}

const whyEmpty = ({ hidden, count }: ShownList, isWhole: boolean, isPersonal: boolean) => {
  if (hidden > 0 && count > 0) return 'You hid every internship of this page.';
  if (hidden > 0) return `You hid every internship ${isWhole ? 'that is open right now' : 'of this search'}.`;
  if (isPersonal) return `No internship ${isWhole ? 'that is open right now' : 'of this search'} fits you.`;
  return isWhole
    ? 'No internship is open right now. New ones come in every day.'
    : 'No internship fits this search. A shorter text or fewer filters find more.';
};

const WITHOUT = {
  q: ({ q }) => `Without “${q.trim()}”`,
  where: ({ where }) => `Not only in ${where.trim()}`,
  field: () => 'In all fields',
  pay: () => 'At any pay',
  hours: () => 'Full or part time',
  since: () => 'Posted at any time',
} as const satisfies Partial<Record<keyof Filters, (filters: Filters) => string>>;

type Removable = keyof typeof WITHOUT;

const isRemovable = (name: keyof Filters): name is Removable => name in WITHOUT;

const Fewer = ({ filters, onFilters }: Pick<EmptyListingProps, 'filters' | 'onFilters'>) => {
  const names = namesOfSet(filters).filter(isRemovable);
  if (names.length < 2) return null;
  return (
    <ul aria-label="Fewer filters" className="flex min-w-0 flex-wrap justify-center gap-2">
      {names.map((name) => (
        <li key={name} className="min-w-0">
          <Button
            variant="plain"
            className="max-w-full py-2 wrap-anywhere"
            onClick={leaving(() => onFilters({ [name]: NO_FILTERS[name] }))}
          >
            {WITHOUT[name](filters)}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Further = ({ filters, onFilters }: Pick<EmptyListingProps, 'filters' | 'onFilters'>) => {
  const { currency } = useMarket({ status: 'loading' });
  const [distance, text] = distancesIn(currency, '').at(-1) ?? [];
  const where = filters.where.trim();
  if (where === '' || distance === undefined || Number(filters.distance) >= Number(distance)) return null;
  return (
    <Button
      variant="plain"
      className="max-w-full py-2 wrap-anywhere"
      onClick={leaving(() => onFilters({ distance }))}
    >
      {text} of {where}
    </Button>
  );
};

const Unquoted = ({ filters, onFilters }: Pick<EmptyListingProps, 'filters' | 'onFilters'>) => {
  const parts = filters.q.split(QUOTATION_MARKS).map((part) => part.trim());
  if (parts.length === 1) return null;
  const q = parts.filter((part) => part !== '').join(' ');
  if (q === '') return null;
  return (
    <Button variant="plain" onClick={leaving(() => onFilters({ q }))}>
      Without quotation marks
    </Button>
  );
};

export const EmptyListing = ({ list, filters, onFilters }: EmptyListingProps) => {
  const { inference, list: choice, chooseList } = useJobs();
  const clear = useClearFilters();
  const isWhole = isUnfiltered(filters);
  // Only Adzuna leaves out postings that fit no interest; the sample search only sorts.
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
      <Unquoted filters={filters} onFilters={onFilters} />
      <Further filters={filters} onFilters={onFilters} />
      <Fewer filters={filters} onFilters={onFilters} />
      {!isWhole && (
        <Button variant="plain" onClick={leaving(() => clear(NO_FILTERS))}>
          Show all internships
        </Button>
      )}
    </EmptyPlace>
  );
};
