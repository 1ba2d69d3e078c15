import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Job } from '../api/job.ts';
import { payText, placeText } from '../api/job-facts.ts';
import { loadedLists } from '../api/jobs-query.ts';
import { useMarks } from '../marks/marks-store.ts';
import { similarTo } from '../marks/taste.ts';
import { postingPath } from '../ui/posting-path.ts';

/** Postings like this one, from the lists that are loaded already. */
export const SimilarPostings = ({ job }: { job: Job }) => {
  const client = useQueryClient();
  const { hidden } = useMarks();
  const jobs = loadedLists(client).flatMap((list) => list.jobs);
  const similar = similarTo(job, jobs, hidden);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12 print:hidden">
      <h2 id="similar" className="font-display text-2xl font-bold tracking-[-0.02em]">
        Similar internships
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {similar.map((other) => (
          <li key={other.id}>
            <Link
              to={postingPath(other.id)}
              className="grid h-full content-start gap-1 rounded-2xl border border-line bg-surface p-4 hover:border-accent"
            >
              <span className="font-semibold break-words">{other.title}</span>
              <span className="text-sm break-words text-muted">
                {[other.company.display_name, placeText(other), payText(other)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
