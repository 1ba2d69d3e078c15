import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { phraseOf } from '../../shared/connect/reasons.ts';
import { focusNeighbour } from '../../shared/lib/focus-heading.ts';
import { ageText, type Job, payText, placeText, postingPath, timeText } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import type { Fit } from '../interests/match.ts';
import { ORIGIN_TEXT } from '../interests/own.ts';
import type { Marking } from '../state/jobs-context.ts';
import { CategoryLabel, FactIcon, type FactIconProps, Monogram } from '../ui/Icons.tsx';
import { StrengthBars } from '../ui/Matches.tsx';

interface FactProps {
  readonly icon: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

const Fact = ({ icon, className, children }: FactProps) => (
  <p
    className={`flex min-w-0 items-center gap-2 max-md:text-sm max-md:gap-1 max-md:not-first:before:text-muted max-md:not-first:before:content-['·'] md:text-[0.9375rem] ${className}`}
  >
    {icon}
    <span className="truncate narrow:whitespace-normal md:line-clamp-2 md:whitespace-normal">{children}</span>
  </p>
);

const Icon = ({ of }: Pick<FactIconProps, 'of'>) => (
  <span className="grid w-5 shrink-0 place-items-center max-md:hidden">
    <FactIcon of={of} />
  </span>
);

/** Two lines on a phone. From medium width, each fact is an item of the card: the category above the title, the others below. */
const LINE = 'flex min-w-0 flex-wrap gap-x-1 leading-5 narrow:leading-snug md:contents';

/** A fact that a phone cuts at the end of its line. If its space would be narrower than this, it starts a new line. */
const REST = 'max-md:flex-[1_1_4rem]';

interface CardFactsProps {
  readonly job: Job;
  readonly isNew: boolean;
  readonly isApplied: boolean;
}

const CardFacts = ({ job, isNew, isApplied }: CardFactsProps) => {
  const age = isApplied ? 'applied' : ageText(job);
  const work = [payText(job), timeText(job)].filter(Boolean).join(' · ');
  return (
    <>
      <div className={LINE}>
        <div className="flex min-w-0 shrink-0 items-center gap-x-1.5 text-sm text-muted narrow:shrink narrow:flex-wrap md:mr-20 md:flex-wrap">
          <CategoryLabel job={job} />
          {age && (
            <span className="md:truncate max-md:@min-[16rem]:whitespace-nowrap">
              · {isNew && !isApplied && <span className="font-medium text-accent">New, </span>}
              {age}
            </span>
          )}
        </div>
        <Fact icon={<Monogram company={job.company.display_name} />} className={`${REST} md:order-2`}>
          {job.company.display_name || 'Employer not named'}
        </Fact>
      </div>
      <div className={`${LINE} max-md:pr-7`}>
        {/* A phone cuts the end of the line, and the pay is more useful than the place. */}
        {work && (
          <Fact icon={<Icon of="facts" />} className="text-muted max-md:shrink-0 md:order-4">
            {work}
          </Fact>
        )}
        <Fact icon={<Icon of="place" />} className={`${REST} text-muted md:order-3`}>
          {placeText(job) || 'Place not named'}
        </Fact>
      </div>
    </>
  );
};

/** Two of these buttons share the height of a low card on a phone, so each is wider for a finger. */
const BUTTON =
  'absolute right-2 grid size-9 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-pressed:text-accent md:top-5.5 max-md:pointer-coarse:right-1 max-md:pointer-coarse:w-11';

interface CardMarksProps {
  readonly job: Job;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  readonly onHide: () => void;
}

const CardMarks = ({ job, isSaved, onSave, onHide }: CardMarksProps) => (
  <>
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${job.title}`}
      title={isSaved ? 'Saved' : 'Save'}
      onClick={onSave}
      className={`${BUTTON} top-2 md:right-15`}
    >
      <FactIcon of="save" className={isSaved ? 'fill-current' : 'fill-none'} />
    </button>
    <button
      type="button"
      aria-label={`Not interested in ${job.title}`}
      title="Not interested"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget, 'a', { preventScroll: true });
        onHide();
      }}
      className={`${BUTTON} bottom-2 md:right-6 md:bottom-auto`}
    >
      <FactIcon of="hide" className="fill-none" />
    </button>
  </>
);

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

interface JobCardProps extends Pick<Marking, 'toggleSaved' | 'hide'> {
  readonly job: Job;
  readonly source: JobSource;
  readonly fit: Fit | undefined;
  readonly isNew: boolean;
  readonly isSaved: boolean;
  readonly isApplied: boolean;
}

/** On a phone the card is low, so that three of them are in view. */
export const JobCard = memo(
  ({ job, source, fit, isNew, isSaved, isApplied, toggleSaved, hide }: JobCardProps) => (
    <>
      <Link
        to={postingPath(job.id)}
        className="group flex h-full flex-col gap-0.5 rounded-2xl border border-line bg-surface px-3.5 py-2.5 transition-[border-color,box-shadow] hover:border-accent hover:shadow-[0_4px_16px_-10px_rgb(20_30_80/0.35)] md:min-h-44 md:gap-1.5 md:p-5"
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
