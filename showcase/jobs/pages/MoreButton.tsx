import { Button } from '../../shared/ui/Button.tsx';
import type { JobListView } from '../api/use-job-list.ts';

export interface MoreButtonProps {
  readonly status: Extract<JobListView, { status: 'ready' }>['more'];
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Loads the next page of the list below it. */
export const MoreButton = ({ status, onMore, onRetry }: MoreButtonProps) => (
  <div className="mt-8 grid justify-items-center gap-3">
    {status === 'failed' && (
      <p role="alert" className="text-danger">
        More internships could not be loaded.
      </p>
    )}
    <Button
      variant="plain"
      aria-disabled={status === 'loading'}
      onClick={() => {
        if (status === 'failed') onRetry();
        else if (status === 'idle') onMore();
      }}
    >
      {status === 'loading' ? 'Loading more…' : status === 'failed' ? 'Try again' : 'Show more'}
    </Button>
  </div>
);
