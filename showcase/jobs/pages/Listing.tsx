import { useMemo } from 'react';
import type { JobListView } from '../api/use-job-list.ts';
import type { Interest } from '../interests/interest.ts';
import { byInterest } from '../interests/match.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { JobGrid } from './JobGrid.tsx';

export interface ListingProps {
  readonly view: Extract<JobListView, { status: 'ready' }>;
  readonly interests: readonly Interest[];
}

/** The list, its source, and its length for screen readers. */
export const Listing = ({ view: { list, isRefreshing }, interests }: ListingProps) => {
  const jobs = useMemo(() => byInterest(list.jobs, interests), [list, interests]);
  return (
    <>
      <p role="status" className="sr-only">
        {isRefreshing ? 'Updating the list…' : `${jobs.length} internships listed`}
      </p>
      {jobs.length === 0 ? (
        <p className="rounded-2xl border border-edge border-dashed px-6 py-16 text-center text-muted">
          No internship is open right now. New ones come in every day.
        </p>
      ) : (
        <JobGrid jobs={jobs} interests={interests} isRefreshing={isRefreshing} />
      )}
      <Attribution source={list.source} />
    </>
  );
};
