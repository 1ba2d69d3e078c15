import { Share2 } from 'lucide-react';
import { useCopy } from '../../shared/lib/use-copy.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Job } from '../api/job.ts';
import { postingPath } from '../ui/posting-path.ts';

const SAID = { none: 'Share', copied: 'Link copied', refused: 'Copy the address of this page' } as const;

/** Shares the posting's address, which opens it for others too: by the device's own dialog, or the clipboard. */
export const ShareButton = ({ job }: { job: Job }) => {
  const { outcome, copy, reset } = useCopy();
  const share = async () => {
    const url = new URL(postingPath(job.id), window.location.href).href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title: job.title, url });
    } catch (error) {
      // A person who closes the dialog wants no copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <>
      <Button variant="quiet" className="max-sm:px-2" onClick={share} onBlur={reset}>
        <Share2 aria-hidden="true" className="size-4" />
        {SAID[outcome]}
      </Button>
      {/* The status is outside the button, because it must not become a part of the button's name. */}
      <span role="status" className="sr-only">
        {outcome !== 'none' && SAID[outcome]}
      </span>
    </>
  );
};
