import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { isNewSince } from '../api/job.ts';
import type { Correction, JobList } from '../api/search-jobs.ts';
import type { JobListView } from '../api/use-job-list.ts';
import type { Interest } from '../interests/interest.ts';
import { distinctFits } from '../interests/match.ts';
import type { Personal } from '../interests/state.ts';
import { keptOf, useMarks } from '../marks/marks.ts';
import { PAGES_SHOWN } from '../search/filters.ts';
import { useFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { lastVisitEnd } from '../state/visits.ts';
import { Attribution } from '../ui/Links.tsx';
import { JobCard } from './JobCard.tsx';
import { useReturnFocus } from './use-return-focus.ts';

const useEmpty = fileHook(() => import('./EmptyListing.tsx'));

type ReadyView = Extract<JobListView, { status: 'ready' }>;

const lengthText = (shown: number, count: number) =>
  shown < count
    ? `${formatCount(shown)} of ${formatCount(count)} internships listed`
    : shown === 1
      ? '1 internship listed'
      : `${formatCount(shown)} internships listed`;

const quoted = (words: readonly string[], joint: string) => words.map((word) => `“${word}”`).join(joint);

const correctedText = (corrections: readonly Correction[]) => {
  const typed = quoted(
    corrections.map((each) => each.typed),
    ' or ',
  );
  const searched = quoted(
    corrections.map((each) => each.word),
    ' and ',
  );
  return `No internship has ${typed}, so these are for ${searched}.`;
};

const statusText = (isRefreshing: boolean, reading: Personal['reading']) => {
  if (!isRefreshing) return null;
  return reading === 'reading' ? 'Reading your interests…' : 'Updating the list…';
};

const endText = (hasMore: boolean, canShowMore: boolean) => {
  if (!hasMore) return 'That is the end of the list.';
  return canShowMore ? null : 'A search or a filter finds the others.';
};

export const GRID = '-m-1 md:-m-2.5 grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3';

/** The padding is for a card's outline. The cell is a container, so that a card with large letters can adapt. */
export const CELL = '@container relative min-w-0 p-1 md:p-2.5';

interface CardGridProps {
  /** The link of the card that had the focus in the grid before. */
  readonly held: RefObject<string | null>;
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly list: JobList;
  readonly interests: readonly Interest[];
  readonly isRefreshing: boolean;
  readonly lastVisit: number | null;
}

const CardGrid = ({ held, ref, list, interests, isRefreshing, lastVisit }: CardGridProps) => {
  const { jobs, source } = list;
  const { toggleSaved, hide } = useJobs();
  const marks = useMarks();
  const fits = useMemo(() => distinctFits(jobs, interests), [jobs, interests]);
  useReturnFocus(ref);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (held.current !== null)
      grid?.querySelector<HTMLElement>(`a[href="${held.current}"]`)?.focus({ preventScroll: true });
    held.current = null;
    return () => {
      const focused = grid?.contains(document.activeElement) ? document.activeElement : null;
      held.current = focused?.closest('li')?.querySelector('a')?.getAttribute('href') ?? null;
    };
  }, [held, ref]);
  return (
    <ul
      ref={ref}
      aria-label="Internships"
      aria-busy={isRefreshing}
      className={`${GRID} transition-opacity duration-300 ${isRefreshing ? 'opacity-55' : ''}`}
    >
      {jobs.map((job) => (
        <li key={job.id} className={`${CELL} board-cell`}>
          <JobCard
            job={job}
            source={source}
            fit={fits.get(job.id)}
            isSaved={Boolean(keptOf(marks, job.id)?.savedAt)}
            isNew={lastVisit !== null && isNewSince(job, lastVisit)}
            isApplied={Boolean(keptOf(marks, job.id)?.appliedAt)}
            toggleSaved={toggleSaved}
            hide={hide}
          />
        </li>
      ))}
    </ul>
  );
};

const MoreButton = ({
  status,
  onPress,
}: {
  readonly status: ReadyView['more'];
  readonly onPress: () => void;
}) => (
  <div className="mt-8 grid justify-items-center gap-3">
    {status === 'failed' && (
      <p role="alert" className="text-danger">
        More internships could not be loaded.
      </p>
    )}
    <Button variant="plain" aria-disabled={status === 'loading'} onClick={onPress}>
      {status === 'loading' ? 'Loading more…' : status === 'failed' ? 'Try again' : 'Show more'}
    </Button>
  </div>
);

interface ListingProps {
  readonly view: ReadyView;
  readonly isRefreshing: boolean;
  readonly interests: readonly Interest[];
}

export const Listing = ({ view: { list, more, retry }, isRefreshing, interests }: ListingProps) => {
  const { reading } = useJobs();
  const { filters, pages, change, showMore } = useFilters();
  const { jobs, count, source, corrections } = list;
  const cards = useRef<HTMLUListElement>(null);
  const held = useRef<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Number of cards at the press for the next page; `null` when that page has come. */
  const [awaitedFrom, setAwaitedFrom] = useState<number | null>(null);
  const lastVisit = lastVisitEnd();
  const newOnes = lastVisit === null ? 0 : jobs.filter((job) => isNewSince(job, lastVisit)).length;
  const empty = useEmpty(jobs.length === 0);
  const status = statusText(isRefreshing, reading);
  const hasMore = jobs.length < count;
  const endOfList = endText(hasMore, pages < PAGES_SHOWN || more !== 'idle');

  useEffect(() => {
    if (awaitedFrom === null || (jobs.length <= awaitedFrom && endOfList === null)) return;
    setAwaitedFrom(null);
    // If the person has focused something else meanwhile, the focus stays there.
    const { activeElement } = document;
    if (activeElement !== document.body && !end.current?.contains(activeElement)) return;
    const card = cards.current?.children[awaitedFrom]?.querySelector('a');
    (card ?? end.current?.querySelector('p'))?.focus({ preventScroll: true });
  }, [awaitedFrom, jobs.length, endOfList]);

  const loadMore = () => {
    if (more === 'loading') return;
    setAwaitedFrom(jobs.length);
    if (more === 'failed') retry();
    else showMore();
  };

  return (
    <>
      <p role="status" className="mb-1 text-sm text-muted sm:mb-4">
        {status ?? (
          <>
            {lengthText(jobs.length, count)}
            {newOnes > 0 && (
              <>
                , {formatCount(newOnes)} new
                <span className="max-sm:sr-only"> since your last visit</span>
              </>
            )}
            {corrections && jobs.length > 0 && <span className="block">{correctedText(corrections)}</span>}
          </>
        )}
      </p>
      {jobs.length === 0 ? (
        empty && <empty.EmptyListing list={list} filters={filters} onFilters={change} />
      ) : (
        // The key changes with the order: cards of a new grid do not move across the screen.
        <CardGrid
          key={`${interests.length > 0} ${interests.some(({ own }) => !own)}`}
          held={held}
          ref={cards}
          list={list}
          interests={interests}
          isRefreshing={isRefreshing}
          lastVisit={lastVisit}
        />
      )}
      {(hasMore || (pages > 1 && jobs.length > 0)) && (
        <div ref={end}>
          {endOfList === null ? (
            <MoreButton status={more} onPress={loadMore} />
          ) : (
            <p tabIndex={-1} className="mt-8 text-center text-sm text-muted">
              {endOfList}
            </p>
          )}
        </div>
      )}
      <Attribution source={source} />
    </>
  );
};
