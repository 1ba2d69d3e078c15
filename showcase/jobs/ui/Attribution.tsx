import type { JobSource } from '../api/search-jobs.ts';

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
