import { Spinner } from '../../shared/ui/Spinner.tsx';
import { type JobListView, useJobList } from '../api/use-job-list.ts';
import type { Interest } from '../interests/interest.ts';
import { SearchBar } from '../search/SearchBar.tsx';
import { useFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { BoardHeading } from './BoardHeading.tsx';
import { InterestBar } from './InterestBar.tsx';
import { Listing } from './Listing.tsx';
import { ReadingNotice } from './ReadingNotice.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SearchFailed } from './SearchFailed.tsx';

const NO_INTERESTS: readonly Interest[] = [];

/** The job list (specification §2.2), featured or personalised (specification §2.4). The heading appears before the list. */
export const Component = () => {
  const { inference } = useJobs();
  const view = useJobList();
  const { filters, change } = useFilters();
  const isPersonal = inference !== null;
  return (
    <main className="mx-auto w-full max-w-6xl grow px-5 pt-10 pb-24 sm:px-8 sm:pt-14">
      <title>{`${isPersonal ? 'Personalized' : 'Featured'} Internships · Internship Job Board`}</title>
      <div className="grid grid-cols-1 gap-8">
        <BoardHeading
          isPersonal={isPersonal}
          hasReasons={inference?.interests.some(({ reasons }) => reasons.length > 0) ?? false}
        />
        <SearchBar filters={filters} onChange={change} />
        {view.status === 'loading' ? (
          <Spinner
            label="Loading internships…"
            withoutScript="The list of internships needs JavaScript, which this browser does not run."
            className="min-h-[70vh] text-accent"
          />
        ) : (
          <Board view={view} />
        )}
      </div>
    </main>
  );
};

const Board = ({ view }: { view: Exclude<JobListView, { status: 'loading' }> }) => {
  const { inference } = useJobs();
  const savedAt = view.status === 'ready' ? view.savedAt : null;
  return (
    <>
      <div className="grid gap-3 empty:hidden">
        {/* The notice refers to the list below. */}
        {view.status === 'ready' && <ReadingNotice />}
        {inference && <InterestBar inference={inference} />}
        {savedAt !== null && <SavedNotice savedAt={savedAt} onRetry={view.retry} />}
      </div>
      <div>
        {view.status === 'failed' ? (
          <SearchFailed onRetry={view.retry} />
        ) : (
          <Listing view={view} interests={inference?.interests ?? NO_INTERESTS} />
        )}
      </div>
    </>
  );
};
