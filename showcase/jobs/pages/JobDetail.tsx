import { fileHook } from '../../shared/lib/file-hook.ts';
import { useNear } from '../../shared/lib/use-near.ts';
import type { Job } from '../api/job.ts';
import { ageText, pageTitle, payText, placeText, timeText } from '../api/job-facts.ts';
import type { FoundJob, JobSource } from '../api/search-jobs.ts';
import { matchedInterests } from '../interests/match.ts';
import { useJobs } from '../state/jobs-context.ts';
import { ApplyLink } from '../ui/ApplyLink.tsx';
import { Attribution } from '../ui/Attribution.tsx';
import { CategoryLabel } from '../ui/CategoryLabel.tsx';
import { FactIcon } from '../ui/FactIcon.tsx';
import { Matches } from '../ui/Matches.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { Description } from './Description.tsx';
import { PostingMarks } from './PostingMarks.tsx';

/** A separate file with a search of its own, because the list and the posting itself do not need it. */
const useSimilarFile = fileHook(() => import('./SimilarPostings.tsx'));

/** The place of the similar postings, which load when it comes into the window. */
const SimilarPlace = (found: FoundJob) => {
  const { place, isNear } = useNear<HTMLDivElement>('0px');
  const similar = useSimilarFile(isNear);
  return <div ref={place}>{similar && <similar.SimilarPostings {...found} />}</div>;
};

/** Company, location, pay, hours and age on a posting's page, with a default text for a missing company or location. */
const JobFacts = ({ job }: { job: Job }) => {
  const age = ageText(job);
  const others = [payText(job), timeText(job), age && `posted ${age}`].filter(Boolean);
  return (
    <div className="flex min-w-0 items-center gap-4">
      {job.company.display_name && (
        <Monogram company={job.company.display_name} className="size-14 rounded-xl text-xl" />
      )}
      <div className="grid min-w-0 gap-1 text-[0.9375rem]">
        <p className="break-words font-semibold">{job.company.display_name || 'Employer not named'}</p>
        <p className="flex min-w-0 items-center gap-2 text-muted">
          <FactIcon of="place" />
          <span className="break-words">{placeText(job) || 'Place not named'}</span>
        </p>
        {others.length > 0 && (
          <p className="flex min-w-0 items-center gap-2 text-muted">
            <FactIcon of="facts" />
            <span className="break-words">{others.join(' · ')}</span>
          </p>
        )}
      </div>
    </div>
  );
};

/** The data for search engines are a separate file, because only live postings have them. */
const useDataFile = fileHook(() => import('../ui/PostingData.tsx'));

export interface JobDetailProps {
  readonly job: Job;
  readonly source: JobSource;
}

/** The whole posting (specification §2.2). */
export const JobDetail = ({ job, source }: JobDetailProps) => {
  const { inference } = useJobs();
  // Search engines must not list samples, which are no real vacancies.
  const data = useDataFile(source === 'adzuna');
  return (
    <article className="mt-4 animate-detail max-sm:flex max-sm:flex-col sm:mt-8">
      <title>{pageTitle(job)}</title>
      {data && <data.PostingData job={job} />}
      <CategoryLabel job={job} />
      <h1 className="mt-2 max-w-4xl font-display text-3xl leading-[1.08] font-extrabold tracking-[-0.03em] break-words sm:text-5xl">
        {job.title}
      </h1>
      {/* On a phone, `contents` makes the link to apply an item of the article, so that it can stay in view. */}
      <div className="border-line sm:mt-6 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:border-y sm:py-5 max-sm:contents">
        <div className="border-line max-sm:mt-4 max-sm:border-y max-sm:py-3">
          <JobFacts job={job} />
        </div>
        {job.redirect_url === '' ? (
          <p className="text-muted">This posting has no address to apply at.</p>
        ) : (
          <div className="apply-bar max-sm:order-last">
            <ApplyLink job={job} text="Apply Now" className="max-sm:w-full" />
          </div>
        )}
      </div>
      {/* The reasons come before the marks, so that the first screen of a phone shows them above the bar. */}
      {inference && (
        <div className="mt-3 sm:mt-5">
          <Matches interests={matchedInterests(job, inference.interests)} />
        </div>
      )}
      <PostingMarks job={job} source={source} />
      <div className="mt-8">
        <Description html={job.description}>
          <SimilarPlace job={job} source={source} />
        </Description>
      </div>
      <Attribution source={source} />
    </article>
  );
};
