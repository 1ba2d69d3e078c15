import { useSyncExternalStore } from 'react';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { HttpError } from '../../shared/lib/request.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';
import { Button } from '../../shared/ui/Button.tsx';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
};

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const TOO_MANY = 429;

const whyFailed = (error: unknown, isOnline: boolean) => {
  if (!isOnline) return 'This device is offline. The search goes on when it is online again.';
  return error instanceof HttpError && error.status === TOO_MANY
    ? 'There were too many searches from here in a short time. Another try helps in a minute.'
    : 'The job search did not answer. Another try often helps.';
};

interface SearchFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Searches again as soon as the device is online. */
export const SearchFailed = ({ error, onRetry }: SearchFailedProps) => {
  const isOnline = useOnline();
  useWindowEvent('online', onRetry);
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-4 rounded-2xl border border-line bg-surface p-6 sm:p-8"
    >
      <div>
        <p className="font-display text-xl font-bold">The internships could not be loaded</p>
        <p className="mt-1 max-w-prose text-muted">{whyFailed(error, isOnline)}</p>
      </div>
      <Button onClick={leaving(onRetry)}>Retry</Button>
    </div>
  );
};
