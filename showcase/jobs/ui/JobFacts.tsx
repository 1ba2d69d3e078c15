import type { Job } from '../api/job.ts';
import { FactIcon } from './FactIcon.tsx';
import { ageText, payText, placeText, timeText } from './job-facts.ts';

export interface JobFactsProps {
  readonly job: Job;
  /** Whether each text is cut to one line, as on a card. */
  readonly isClamped?: boolean;
}

/** Company, location, pay and hours, and the age outside a card, with a default text for a missing company or location. */
export const JobFacts = ({ job, isClamped = false }: JobFactsProps) => {
  const text = isClamped ? 'truncate' : 'break-words';
  const age = isClamped ? '' : ageText(job);
  const others = [payText(job), timeText(job), age && `posted ${age}`].filter(Boolean);
  return (
    <div
      className={`text-[0.9375rem] ${isClamped ? 'flex flex-wrap gap-x-3 gap-y-1 *:max-w-full md:grid' : 'grid gap-1'}`}
    >
      <p className="flex min-w-0 items-center gap-2">
        <FactIcon of="company" />
        <span className={text}>{job.company.display_name || 'Employer not named'}</span>
      </p>
      <p className="flex min-w-0 items-center gap-2 text-muted">
        <FactIcon of="place" />
        <span className={text}>{placeText(job) || 'Place not named'}</span>
      </p>
      {others.length > 0 && (
        <p className="flex min-w-0 items-center gap-2 text-muted">
          <FactIcon of="facts" />
          <span className={text}>{others.join(' · ')}</span>
        </p>
      )}
    </div>
  );
};
