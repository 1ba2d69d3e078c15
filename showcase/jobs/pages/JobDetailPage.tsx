import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { buttonClasses } from '../../shared/ui/Button.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { postingPath } from '../api/job-facts.ts';
import type { JobView } from '../api/use-job.ts';
import { useJob } from '../api/use-job.ts';
import { BackButton } from './BackButton.tsx';
import { JobDetail } from './JobDetail.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { useOpenedPosting } from './use-return-focus.ts';

/**
 * Keeps the `JobPosting` that the server has put into the page while its posting loads. Then the page has its own, or
 * none: for a sample, for a missing posting, and after the person has left.
 */
const useServedPosting = ({ status }: JobView) => {
  const isLoading = status === 'loading';
  useEffect(() => {
    const remove = () => document.getElementById('served-posting')?.remove();
    if (!isLoading) remove();
    return remove;
  }, [isLoading]);
};

/** `/job/{id}`: a spinner, the posting, or a message that there is none (contract §6). */
export const Component = () => {
  const { id = '' } = useParams();
  const view = useJob(id);
  useOpenedPosting(postingPath(id));
  useServedPosting(view);
  return (
    <main className="mx-auto w-full max-w-4xl grow px-5 pt-4 pb-24 sm:px-8 sm:pt-8">
      <BackButton />
      {view.status === 'loading' && (
        <>
          <title>Internship Job Board</title>
          <Spinner
            label="Loading the internship…"
            withoutScript="The internship needs JavaScript, which this browser does not run."
            className="min-h-[70vh] text-accent"
          />
        </>
      )}
      {view.status === 'found' && <JobDetail job={view.job} source={view.source} />}
      {view.status === 'missing' && <NoLongerListed />}
      {view.status === 'failed' && (
        <div className="mt-8">
          <title>Internship Job Board</title>
          <h1 className="sr-only">Internship</h1>
          <SearchFailed error={view.error} onRetry={view.retry} />
        </div>
      )}
    </main>
  );
};

const NoLongerListed = () => (
  <div className="mt-16 grid justify-items-start gap-5">
    <title>No longer listed · Internship Job Board</title>
    <h1 className="font-display text-4xl font-extrabold tracking-[-0.03em]">
      This internship is no longer listed
    </h1>
    <p className="max-w-prose text-lg text-muted">
      Postings come and go. It may have been filled, or it was part of a list that has changed since.
    </p>
    <Link to="/" className={buttonClasses('main')}>
      See all internships
    </Link>
  </div>
);
