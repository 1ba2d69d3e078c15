import { memo } from 'react';
import { Link } from 'react-router';
import { phraseOf } from '../../shared/connect/reasons.ts';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import type { Fit } from '../interests/match.ts';
import { ORIGIN_TEXT } from '../interests/own.ts';
import type { Marking } from '../state/jobs-context.ts';
import { CardFacts } from '../ui/CardFacts.tsx';
import { CardMarks } from '../ui/CardMarks.tsx';
import { postingPath } from '../ui/posting-path.ts';
import { StrengthBars } from '../ui/StrengthBars.tsx';

/** The reason for a card's position and its strength, in a sentence that is unique in the list. */
export const CardFit = ({ fit: { interest, reason } }: { fit: Fit }) => (
  <div className="text-sm max-md:truncate max-md:leading-5 narrow:leading-snug narrow:whitespace-normal md:grid md:gap-0.5">
    <p className="leading-5 narrow:leading-snug max-md:inline md:leading-6">
      <span className="text-muted">
        {interest.own ? `${ORIGIN_TEXT[interest.own.origin]}: ` : 'Fits your '}
      </span>
      <span className="marker-stroke mx-0 px-[0.4em] font-medium max-md:mr-1">
        {interest.text}
        <StrengthBars interest={interest} />
      </span>
    </p>
    {reason && (
      <p className="break-words text-muted max-md:inline md:line-clamp-2 narrow:line-clamp-none">
        because {phraseOf(reason)}
      </p>
    )}
  </div>
);

export interface JobCardProps extends Pick<Marking, 'toggleSaved' | 'hide'> {
  readonly job: Job;
  readonly source: JobSource;
  /** The fit that the list shows for this posting; `undefined` if it shows none. */
  readonly fit: Fit | undefined;
  /** Whether the card appears with the first list. It then has an entry animation. */
  readonly isFirst: boolean;
  /** Whether the posting is newer than the person's last visit. */
  readonly isNew: boolean;
  readonly isSaved: boolean;
  readonly isApplied: boolean;
}

/** A posting in the list, with its controls beside the link. On a phone it is low, so that three of them are in view. */
export const JobCard = memo(
  ({ job, source, fit, isFirst, isNew, isSaved, isApplied, toggleSaved, hide }: JobCardProps) => (
    <>
      <Link
        to={postingPath(job.id)}
        className={`group flex h-full flex-col gap-0.5 rounded-2xl border border-line bg-surface px-3.5 py-2.5 transition-[border-color,box-shadow] hover:border-accent hover:shadow-[0_4px_16px_-10px_rgb(20_30_80/0.35)] md:min-h-44 md:gap-1.5 md:p-5 ${isFirst ? 'animate-card' : ''}`}
      >
        <h2 className="line-clamp-3 narrow:line-clamp-none font-display text-base leading-snug font-bold tracking-[-0.01em] break-words group-visited:text-muted group-hover:text-accent max-md:pr-7 md:order-1 md:mb-1.5 md:text-lg">
          {job.title}
        </h2>
        <CardFacts job={job} isNew={isNew} isApplied={isApplied} />
        {fit && (
          <div className="min-w-0 border-line max-md:pr-7 md:order-5 md:mt-1.5 md:border-t md:pt-2">
            <CardFit fit={fit} />
          </div>
        )}
      </Link>
      <CardMarks
        job={job}
        isSaved={isSaved}
        onSave={() => toggleSaved(job, source)}
        onHide={() => hide(job)}
      />
    </>
  ),
);
