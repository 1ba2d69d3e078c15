import type { Job } from '../api/job.ts';
import { CategoryArt } from './CategoryArt.tsx';

export const CategoryLabel = ({ job }: { job: Job }) => (
  <p className="inline-flex min-w-0 items-center gap-1.5 text-sm font-medium text-accent">
    <CategoryArt label={job.category.label} />
    <span className="truncate">{job.category.label || 'Other'}</span>
  </p>
);
