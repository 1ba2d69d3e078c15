import { leaving } from '../../shared/lib/leaving.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface SavedNoticeProps {
  /** Milliseconds since 1970; 0 if unknown. */
  readonly savedAt: number;
  readonly onRetry: () => void;
}

/** Says that the list is outdated, because the search failed. It searches again as soon as the device is online. */
export const SavedNotice = ({ savedAt, onRetry }: SavedNoticeProps) => {
  useWindowEvent('online', onRetry);
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="plain" onClick={leaving(onRetry)}>
          Retry
        </Button>
      }
    >
      The job search can’t be reached. These postings were saved{' '}
      {savedAt > 0 ? `on ${new Date(savedAt).toLocaleDateString('en', { dateStyle: 'long' })}` : 'earlier'}.
    </Notice>
  );
};
