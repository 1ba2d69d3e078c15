import type { Job } from '../api/job.ts';
import { FactIcon } from './FactIcon.tsx';

export interface JobFactsProps {
  readonly job: Job;
  /** Whether each text is cut to one line, as on a card. */
  readonly isClamped?: boolean;
}

/** Company and location, with a default text for a missing one. */
export const JobFacts = ({ job, isClamped = false }: JobFactsProps) => {
  const text = isClamped ? 'truncate' : 'break-words';
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="flex min-w-0 items-center gap-2">
        <FactIcon of="company" />
        <span className={text}>{job.company.display_name || 'Employer not named'}</span>
      </p>
      <p className="flex min-w-0 items-center gap-2 text-muted">
        <FactIcon of="place" />
        <span className={text}>{job.location.display_name || 'Place not named'}</span>
      </p>
    </div>
  );
};
