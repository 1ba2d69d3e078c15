import { useMemo, useRef } from 'react';
import type { Job } from '../api/job.ts';
import type { Interest } from '../interests/interest.ts';
import { distinctFits } from '../interests/match.ts';
import { CELL, GRID } from './grid-classes.ts';
import { JobCard } from './JobCard.tsx';
import { useColumns } from './use-columns.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useRows, WHOLE_PAGE } from './use-rows.ts';

export interface JobGridProps {
  readonly jobs: readonly Job[];
  readonly interests: readonly Interest[];
  /** Whether a newer list is loading. */
  readonly isRefreshing: boolean;
}

/** The responsive grid of cards. For a long list, it renders only the rows near the window. */
export const JobGrid = ({ jobs, interests, isRefreshing }: JobGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  useReturnFocus(list);
  const fits = useMemo(() => distinctFits(jobs, interests), [jobs, interests]);
  const { first, last, above, below, measure } = useRows(list, jobs, columns);

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
          <JobCard job={job} fit={fits.get(job.id)} isFirst={first * columns + offset < WHOLE_PAGE} />
        </li>
      ))}
    </ul>
  );
};
