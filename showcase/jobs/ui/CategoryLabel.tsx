import type { Job } from '../api/job.ts';
import { categoryArt } from '../interests/catalogue.ts';

/** The icon of a category, in the colour of the surrounding text. */
export const CategoryArt = ({ label, className = 'size-4' }: { label: string; className?: string }) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={categoryArt(label)} />
  </svg>
);

export const CategoryLabel = ({ job }: { job: Job }) => (
  <p className="inline-flex min-w-0 items-center gap-1.5 text-sm font-medium text-accent">
    <CategoryArt label={job.category.label} />
    <span className="truncate">{job.category.label || 'Other'}</span>
  </p>
);
