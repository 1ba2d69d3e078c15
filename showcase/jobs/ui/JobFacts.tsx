import type { Job } from '../api/job.ts';
import { ageText, payText, placeText, timeText } from '../api/job-facts.ts';
import { FactIcon } from './FactIcon.tsx';

/** Company, location, pay, hours and age on a posting's page, with a default text for a missing company or location. */
export const JobFacts = ({ job }: { job: Job }) => {
  const age = ageText(job);
  const others = [payText(job), timeText(job), age && `posted ${age}`].filter(Boolean);
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="flex min-w-0 items-center gap-2">
        <FactIcon of="company" />
        <span className="break-words">{job.company.display_name || 'Employer not named'}</span>
      </p>
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
  );
};
