import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import type { Job } from '../api/job.ts';
import type { Interest } from '../interests/interest.ts';
import { matchedInterests } from '../interests/match.ts';
import { CategoryLabel } from '../ui/CategoryLabel.tsx';
import { JobFacts } from '../ui/JobFacts.tsx';
import { ageText } from '../ui/job-facts.ts';
import { Matches } from '../ui/Matches.tsx';

const MATCHES_SHOWN = 3;

export interface JobCardProps {
  readonly job: Job;
  readonly interests: readonly Interest[];
  /** Whether the card appears with the first list. It then has an entry animation. */
  readonly isFirst: boolean;
}

export const JobCard = memo(({ job, interests, isFirst }: JobCardProps) => {
  const matches = useMemo(() => matchedInterests(job, interests).slice(0, MATCHES_SHOWN), [job, interests]);
  return (
    <Link
      to={`/job/${encodeURIComponent(job.id)}`}
      className={`group flex h-full min-h-44 flex-col gap-3 rounded-2xl border border-line bg-surface p-5 transition-[border-color,box-shadow] hover:border-accent hover:shadow-[0_4px_16px_-10px_rgb(20_30_80/0.35)] ${isFirst ? 'animate-card' : ''}`}
    >
      <div className="flex min-w-0 items-center justify-between gap-3">
        <CategoryLabel job={job} />
        <span className="shrink-0 text-sm text-muted">{ageText(job)}</span>
      </div>
      <h2 className="line-clamp-2 font-display text-lg leading-snug font-bold tracking-[-0.01em] break-words group-hover:text-accent">
        {job.title}
      </h2>
      <div className="mt-auto">
        <JobFacts job={job} isClamped />
      </div>
      {matches.length > 0 && (
        <div className="border-line border-t pt-2">
          <Matches interests={matches} />
        </div>
      )}
    </Link>
  );
});
