import { ArrowUpRight, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay } from '../../shared/lib/format.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button, buttonClasses } from '../../shared/ui/Button.tsx';
import type { Kept } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { AppliedIcon } from '../ui/AppliedIcon.tsx';
import { CategoryLabel } from '../ui/CategoryLabel.tsx';
import { payText, placeText, timeText } from '../ui/job-facts.ts';
import { MarkToggle } from '../ui/MarkToggle.tsx';
import { postingPath } from '../ui/posting-path.ts';

const dayOf = (time: number) => formatDay(new Date(time).toISOString().slice(0, 10));

const saidOf = ({ savedAt, appliedAt }: Kept) =>
  [savedAt && `Saved ${dayOf(savedAt)}`, appliedAt && `applied ${dayOf(appliedAt)}`]
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
        <p className="text-[0.9375rem] break-words">{facts.join(' · ')}</p>
        <p className="text-sm text-muted first-letter:uppercase">{saidOf(kept)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {job.redirect_url !== '' && (
          <a
            href={job.redirect_url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses(appliedAt ? 'plain' : 'main')}
          >
            Apply
            <ArrowUpRight aria-hidden="true" className="size-4" />
            <span className="sr-only"> for {job.title} (opens in a new tab)</span>
          </a>
        )}
        <MarkToggle
          isOn={Boolean(appliedAt)}
          onToggle={savedAt === null ? leaving(toggle) : toggle}
          icon={<AppliedIcon isOn={Boolean(appliedAt)} />}
          of={`for ${job.title}`}
        >
          Applied
        </MarkToggle>
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
