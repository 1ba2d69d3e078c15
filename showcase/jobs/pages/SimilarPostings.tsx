import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { payText, placeText, postingPath } from '../api/job.ts';
import { jobsQuery, loadedLists } from '../api/jobs-query.ts';
import type { FoundJob } from '../api/search-jobs.ts';
import { SIMILAR, similarTo } from '../marks/likeness.ts';
import { useMarks } from '../marks/marks.ts';
import { NO_FILTERS } from '../search/filters.ts';
import { useJobs } from '../state/jobs-context.ts';

/** Searches only if the loaded lists have too few: the search allows few calls a day. */
const useSimilar = ({ job, source }: FoundJob) => {
  const client = useQueryClient();
  const { headers } = useJobs();
  const { hidden, kept } = useMarks();
  const applied = kept.flatMap((each) => (each.appliedAt === null ? [] : each.job));
  // Samples in place of a failed live search must not appear beside a live posting.
  const lists = loadedLists(client).filter((list) => list.source === source);
  const jobs = similarTo(
    job,
    lists.flatMap((list) => list.jobs),
    [...hidden, ...applied],
  );
  const field = job.category.tag;
  const search = { interests: [], headers, filters: { ...NO_FILTERS, field } };
  const found = useQuery({
    ...jobsQuery(search),
    placeholderData: undefined,
    enabled: field !== '' && jobs.length < SIMILAR,
  });
  return { jobs, isLoading: found.isLoading };
};

const GRID = 'mt-4 grid gap-3 sm:grid-cols-3';
const CARD = 'grid h-full content-start gap-1 rounded-2xl border border-line bg-surface p-4';

export const SimilarPostings = (found: FoundJob) => {
  const { jobs, isLoading } = useSimilar(found);
  if (jobs.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby="similar" aria-busy={isLoading} className="mt-12 print:hidden">
      <h2 id="similar" className="font-display text-2xl font-bold tracking-[-0.02em]">
        Similar internships
      </h2>
      {isLoading ? (
        <Places />
      ) : (
        <ul className={GRID}>
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to={postingPath(job.id)} className={`${CARD} hover:border-accent`}>
                <span className="font-semibold break-words">{job.title}</span>
                <span className="text-sm break-words text-muted">
                  {[job.company.display_name, placeText(job), payText(job)].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const LINE = 'rounded-full bg-sunken';

/** Placeholders, as high as a posting with a title and facts of two lines each. */
const Places = () => (
  <>
    <p role="status" className="sr-only">
      Loading similar internships…
    </p>
    <div aria-hidden="true" className={GRID}>
      {Array.from({ length: SIMILAR }, (_, index) => (
        <div key={index} className={`${CARD} min-h-[7.75rem] gap-3`}>
          <span className={`${LINE} h-4 w-4/5`} />
          <span className={`${LINE} h-4 w-1/2`} />
          <span className={`${LINE} h-3 w-2/3`} />
        </div>
      ))}
    </div>
  </>
);
