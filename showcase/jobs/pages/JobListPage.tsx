import { Spinner } from '../../shared/ui/Spinner.tsx';
import { useJobList } from '../api/use-job-list.ts';
import type { Interest } from '../interests/interest.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Attribution } from '../ui/Attribution.tsx';
import { BoardHeading } from './BoardHeading.tsx';
import { InterestBar } from './InterestBar.tsx';
import { JobGrid } from './JobGrid.tsx';
import { ReadingNotice } from './ReadingNotice.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SearchFailed } from './SearchFailed.tsx';

const NO_INTERESTS: readonly Interest[] = [];

/** The job list, featured or personalised (specification §2.2, §2.4). */
export const Component = () => {
  const { inference } = useJobs();
  const view = useJobList();
  const isPersonal = inference !== null;

  return (
    <main className="mx-auto w-full max-w-6xl grow px-5 pt-10 pb-24 sm:px-8 sm:pt-14">
      <title>{`${isPersonal ? 'Personalized' : 'Featured'} Internships · Internship Job Board`}</title>
      {view.status === 'loading' ? (
        <Spinner label="Loading internships…" className="min-h-[60vh] text-accent" />
      ) : (
        <>
          <BoardHeading isPersonal={isPersonal} />
          <div className="mt-8 grid gap-3 empty:hidden">
            <ReadingNotice />
            {inference && <InterestBar inference={inference} />}
            {view.status === 'ready' && view.savedAt !== null && (
              <SavedNotice savedAt={view.savedAt} onRetry={view.retry} />
            )}
          </div>
          {view.status === 'failed' ? (
            <div className="mt-8">
              <div className="mt-8">
                <SearchFailed onRetry={view.retry} />
              </div>
            </div>
          ) : (
            <div className="mt-8">
              <Listing view={view} interests={inference?.interests ?? NO_INTERESTS} />
              <Attribution source={view.list.source} />
            </div>
          )}
        </>
      )}
    </main>
  );
};

interface ListingProps {
  readonly view: Extract<ReturnType<typeof useJobList>, { status: 'ready' }>;
  readonly interests: readonly Interest[];
}

const Listing = ({ view, interests }: ListingProps) =>
  view.list.jobs.length === 0 ? (
    <p className="rounded-2xl border border-edge border-dashed px-6 py-16 text-center text-muted">
      No internship is open right now. New ones come in every day.
    </p>
  ) : (
    <JobGrid jobs={view.list.jobs} interests={interests} isRefreshing={view.isRefreshing} />
  );
