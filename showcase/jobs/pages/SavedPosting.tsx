import { X } from 'lucide-react';
import { Link } from 'react-router';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { dayOf, formatDay } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { payText, placeText, postingPath, timeText } from '../api/job-facts.ts';
import type { Kept } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { ApplyLink } from '../ui/ApplyLink.tsx';
import { CategoryLabel } from '../ui/CategoryLabel.tsx';
import { AppliedToggle } from '../ui/MarkToggle.tsx';
import { Monogram } from '../ui/Monogram.tsx';

const saidOf = ({ savedAt, appliedAt }: Kept) =>
  [savedAt && `Saved ${formatDay(dayOf(savedAt))}`, appliedAt && `applied ${formatDay(dayOf(appliedAt))}`]
    .filter(Boolean)
    .join(' · ');

/** A posting that the person saved or applied for. */
export const SavedPosting = ({ kept }: { kept: Kept }) => {
  const { job, source, savedAt, appliedAt } = kept;
  const { toggleSaved, toggleApplied } = useJobs();
  const toggle = () => toggleApplied(job, source);
  const facts = [job.company.display_name, placeText(job), payText(job), timeText(job)].filter(Boolean);
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="grid min-w-0 gap-1">
        <CategoryLabel job={job} />
        <h2 className="font-display text-lg leading-snug font-bold break-words">
          <Link to={postingPath(job.id)} className="hover:text-accent hover:underline">
            {job.title}
          </Link>
        </h2>
        <p className="flex items-start gap-2 text-[0.9375rem] break-words">
          {job.company.display_name && (
            <Monogram
              company={job.company.display_name}
              className="mt-0.5 size-5 rounded-[0.3rem] text-[0.625rem]"
            />
          )}
          <span className="min-w-0">{facts.join(' · ')}</span>
        </p>
        <p className="text-sm text-muted first-letter:uppercase">{saidOf(kept)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {job.redirect_url !== '' && (
          <ApplyLink job={job} variant={appliedAt ? 'plain' : 'main'} text="Apply" of={`for ${job.title}`} />
        )}
        <AppliedToggle
          isOn={Boolean(appliedAt)}
          onToggle={savedAt === null ? leaving(toggle) : toggle}
          of={`for ${job.title}`}
        />
        {savedAt !== null && (
          <Button variant="quiet" onClick={leaving(() => toggleSaved(job, source))}>
            <X aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Remove</span>
            <span className="sr-only"> {job.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
};
