import { useRef, useState } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { isNewSince } from '../api/job-facts.ts';
import type { Correction } from '../api/search-jobs.ts';
import type { JobListView } from '../api/use-job-list.ts';
import type { Interest } from '../interests/interest.ts';
import type { Personal } from '../interests/state.ts';
import { PAGES_SHOWN } from '../search/filters.ts';
import { useFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { useLastVisit } from '../state/visits.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { JobGrid } from './JobGrid.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { FocusAt } from './use-card-focus.ts';

/** The text of an empty list is a separate file, because most lists are not empty. */
const useEmpty = fileHook(() => import('./EmptyListing.tsx'));

export interface ListingProps {
  readonly view: Extract<JobListView, { status: 'ready' }>;
  readonly isRefreshing: boolean;
  readonly interests: readonly Interest[];
}

const lengthText = (shown: number, count: number) =>
  shown < count
    ? `${formatCount(shown)} of ${formatCount(count)} internships listed`
    : shown === 1
      ? '1 internship listed'
      : `${formatCount(shown)} internships listed`;

const quoted = (words: readonly string[], joint: string) => words.map((word) => `“${word}”`).join(joint);

/** Says which words were searched in place of mistyped ones. */
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

/** Text at the end of a list of several pages; `null` if a further page can be shown. */
const endText = (hasMore: boolean, canShowMore: boolean) => {
  if (!hasMore) return 'That is the end of the list.';
  return canShowMore ? null : 'A search or a filter finds the others.';
};

/** The list with its length, its source, and the button for the next page. */
export const Listing = ({ view: { list, more, retry }, isRefreshing, interests }: ListingProps) => {
  const { reading } = useJobs();
  const { filters, pages, change, showMore } = useFilters();
  const { jobs, count, source, corrections } = list;
  const moreArea = useRef<HTMLDivElement>(null);
  const [focusAt, setFocusAt] = useState<FocusAt | null>(null);
  const lastVisit = useLastVisit();
  const newOnes = lastVisit === null ? 0 : jobs.filter((job) => isNewSince(job, lastVisit)).length;
  const empty = useEmpty(jobs.length === 0);
  const status = statusText(isRefreshing, reading);
  const hasMore = jobs.length < count;
  const canShowMore = pages < PAGES_SHOWN || more !== 'idle';
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
        <JobGrid
          jobs={jobs}
          source={source}
          interests={interests}
          isRefreshing={isRefreshing}
          lastVisit={lastVisit}
          focusAt={focusAt}
        />
      )}
      {(hasMore || (pages > 1 && jobs.length > 0)) && (
        <div ref={moreArea}>
          <MoreButton
            end={endText(hasMore, canShowMore)}
            status={more}
            onMore={() => {
              setFocusAt({ position: jobs.length, from: moreArea });
              showMore();
            }}
            onRetry={retry}
          />
        </div>
      )}
      <Attribution source={source} />
    </>
  );
};
