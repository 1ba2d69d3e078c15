import type { Job } from '../api/job.ts';
import { ageText, payText, placeText, timeText } from '../api/job-facts.ts';
import { FactIcon } from './FactIcon.tsx';
import { Monogram } from './Monogram.tsx';

/** Company, location, pay, hours and age on a posting's page, with a default text for a missing company or location. */
export const JobFacts = ({ job }: { job: Job }) => {
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
