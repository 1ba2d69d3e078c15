import { type RefObject, useMemo } from 'react';
import type { Job } from '../api/job.ts';
import { isNewSince } from '../api/job-facts.ts';
import type { JobSource } from '../api/search-jobs.ts';
import type { Interest } from '../interests/interest.ts';
import { distinctFits } from '../interests/match.ts';
import { keptOf, useMarks } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { JobCard } from './JobCard.tsx';
import { type FocusAt, useFocusAt, useReturnFocus } from './use-card-focus.ts';

/** Classes of the responsive grid of cards (specification §2.2). */
export const GRID = '-m-1 md:-m-2.5 grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3';

/**
 * `contain-paint` keeps the painting of one cell from repainting the others. The padding leaves space for a card's
 * outline. The cell is a container, so that a card with large letters can adapt and cuts off no text.
 */
export const CELL = '@container relative min-w-0 p-1 md:p-2.5 contain-paint';

/** A page of 20 is always rendered completely, so that find-in-page and printing include every posting. */
export const WHOLE_PAGE = 20;

/** The rows to render. */
export interface Rows {
  readonly first: number;
  readonly last: number;
  /** Height in px of the rows that are not rendered. */
  readonly above: number;
  readonly below: number;
  readonly measure?: (element: HTMLElement | null) => void;
}

export interface GridProps {
  readonly jobs: readonly Job[];
  readonly source: JobSource;
  readonly interests: readonly Interest[];
  /** Whether a newer list is loading. */
  readonly isRefreshing: boolean;
  /** The end of the person's last visit, in ms since 1970; `null` if unknown. */
  readonly lastVisit: number | null;
  /** The first card of the page that was loaded last; `null` before. */
  readonly focusAt: FocusAt | null;
}

export interface CardGridProps extends GridProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly columns: number;
  readonly rows: Rows;
}

/** The responsive grid of cards. It renders the given rows only. */
export const CardGrid = ({
  jobs,
  source,
  interests,
  isRefreshing,
  lastVisit,
  focusAt,
  list,
  columns,
  rows,
}: CardGridProps) => {
  useReturnFocus(list);
  useFocusAt(list, focusAt);
  const { toggleSaved, hide } = useJobs();
  const marks = useMarks();
  const fits = useMemo(() => distinctFits(jobs, interests), [jobs, interests]);
  const { first, last, above, below, measure } = rows;

  return (
    <ul
      ref={list}
      aria-label="Internships"
      aria-busy={isRefreshing}
      style={{ paddingTop: above, paddingBottom: below }}
      className={`${GRID} transition-opacity duration-300 ${isRefreshing ? 'opacity-55' : ''}`}
    >
      {jobs.slice(first * columns, (last + 1) * columns).map((job, offset) => (
        <li
          key={job.id}
          ref={offset % columns === 0 ? measure : undefined}
          data-index={first + Math.floor(offset / columns)}
          aria-posinset={first * columns + offset + 1}
          aria-setsize={jobs.length}
          className={CELL}
        >
          <JobCard
            job={job}
            source={source}
            fit={fits.get(job.id)}
            isFirst={first * columns + offset < WHOLE_PAGE}
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
