import type { ReactNode } from 'react';
import type { Job } from '../api/job.ts';
import { ageText, payText, placeText, timeText } from '../api/job-facts.ts';
import { CategoryLabel } from './CategoryLabel.tsx';
import { FactIcon, type FactIconProps } from './FactIcon.tsx';
import { Monogram } from './Monogram.tsx';

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

/** The icon before a fact, in the middle of the monogram's width. A phone has no space for it. */
const Icon = ({ of }: Pick<FactIconProps, 'of'>) => (
  <span className="grid w-5 shrink-0 place-items-center max-md:hidden">
    <FactIcon of={of} />
  </span>
);

/** Two lines on a phone. From medium width, each fact is an item of the card: the category above the title, the others below. */
const LINE = 'flex min-w-0 flex-wrap gap-x-1 leading-5 narrow:leading-snug md:contents';

/** A fact that a phone cuts at the end of its line. If its space would be narrower than this, it starts a new line. */
const REST = 'max-md:flex-[1_1_4rem]';

export interface CardFactsProps {
  readonly job: Job;
  /** Whether the posting is newer than the person's last visit. */
  readonly isNew: boolean;
  /** Whether the person said that they applied. If so, the age of the posting is less useful to them. */
  readonly isApplied: boolean;
}

/** The facts of a posting on its card, with a default text for a missing company or location. */
export const CardFacts = ({ job, isNew, isApplied }: CardFactsProps) => {
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
