import { useRef } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import type { JobListView } from '../api/use-job-list.ts';

export interface MoreButtonProps {
  /** Text in the button's place at the end of the list; `null` before the end. */
  readonly end: string | null;
  readonly status: Extract<JobListView, { status: 'ready' }>['more'];
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/**
 * Loads the next page of the list below it. When the button disappears at the end of the list, the text there gets its
 * focus.
 */
export const MoreButton = ({ end, status, onMore, onRetry }: MoreButtonProps) => {
  const isPressed = useRef(false);
  const takeFocus = (place: HTMLElement | null) => {
    // A person who has moved on keeps their focus.
    if (isPressed.current && document.activeElement === document.body) place?.focus({ preventScroll: true });
    isPressed.current = false;
  };
  if (end !== null) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="mt-8 text-center text-sm text-muted">
        {end}
      </p>
    );
  }
  return (
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
          isPressed.current = true;
          if (status === 'failed') onRetry();
          else if (status === 'idle') onMore();
        }}
      >
        {status === 'loading' ? 'Loading more…' : status === 'failed' ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
};
