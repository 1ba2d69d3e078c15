import { ArrowUpRight } from 'lucide-react';
import { buttonClasses } from '../../shared/ui/Button.tsx';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';

interface ApplyLinkProps {
  readonly job: Job;
  readonly variant?: 'main' | 'plain';
  readonly className?: string;
  readonly text: string;
  /** What the link belongs to, for screen readers, if the page has several such links. */
  readonly of?: string;
}

export const ApplyLink = ({ job, variant = 'main', className = '', text, of = '' }: ApplyLinkProps) => (
  <a
    href={job.redirect_url}
    target="_blank"
    rel="noopener noreferrer"
    className={`apply-link ${buttonClasses(variant)} ${className}`}
  >
    {text}
    <ArrowUpRight aria-hidden="true" className="size-4" />
    <span className="sr-only"> {of} (opens in a new tab)</span>
  </a>
);

const SAMPLES = {
  sample: 'Sample postings',
  'stand-in': 'Sample postings: the live ones could not be loaded',
} as const;

/** Adzuna's terms require this line beside the adverts (contract §5). */
export const Attribution = ({ source }: { source: JobSource }) => (
  <p className="mt-10 text-sm text-muted">
    {source === 'adzuna' ? (
      <a
        href="https://www.adzuna.com"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4 hover:text-ink"
      >
        Jobs by Adzuna
      </a>
    ) : (
      SAMPLES[source]
    )}
  </p>
);
