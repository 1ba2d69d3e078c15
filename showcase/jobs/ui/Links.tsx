import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../shared/lib/format.ts';
import { buttonClasses } from '../../shared/ui/Button.tsx';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { useMarks } from '../marks/marks.ts';
import { FactIcon } from './Icons.tsx';

interface ApplyLinkProps {
  readonly job: Job;
  readonly variant?: 'main' | 'plain';
  readonly className?: string;
  readonly text: string;
  /** The posting's title for screen readers, if the page has several such links. */
  readonly of?: string;
}

/** The link to apply at the posting's own address. */
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

/** The source of the postings. Adzuna's terms require this line beside the adverts (contract §5). */
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

/** The link to the saved postings, with their number. */
export const SavedLink = () => {
  const count = useMarks().kept.length;
  return (
    <Link
      to="/saved"
      className="touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium hover:bg-sunken max-sm:pointer-coarse:-mx-1.5 max-sm:pointer-coarse:px-3.5 sm:px-3"
    >
      <FactIcon of="save" className={count > 0 ? 'fill-current text-accent' : 'fill-none text-muted'} />
      <span className="max-sm:sr-only">Saved</span>{' '}
      {count > 0 && <span className="text-muted">{formatCount(count)}</span>}
    </Link>
  );
};

/** The link to the answers of the onboarding. A narrow header has no space for it, so the footer has it there. */
export const AnswersLink = () => (
  <Link
    to="/answers"
    className="touch-target hidden min-h-9 items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:inline-flex sm:px-3"
  >
    <FactIcon of="answers" />
    Your answers
  </Link>
);
