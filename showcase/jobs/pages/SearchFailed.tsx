import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';

/** Shown if the search failed and there is no saved list. */
export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="alert"
    className="grid justify-items-start gap-4 rounded-2xl border border-line bg-surface p-6 sm:p-8"
  >
    <div>
      <p className="font-display text-xl font-bold">The internships could not be loaded</p>
      <p className="mt-1 max-w-prose text-muted">The job search did not answer. Another try often helps.</p>
    </div>
    <Button onClick={leaving(onRetry)}>Retry</Button>
  </div>
);
