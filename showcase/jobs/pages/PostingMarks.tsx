import { Share2 } from 'lucide-react';
import { Button } from '../../shared/ui/Button.tsx';
import { useCopy } from '../../shared/ui/CopyButton.tsx';
import type { Job } from '../api/job.ts';
import { postingPath } from '../api/job-facts.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { keptOf, storedMarks, useMarks, withoutHidden } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import { FactIcon } from '../ui/FactIcon.tsx';
import { AppliedToggle, MarkToggle } from '../ui/MarkToggle.tsx';
import { useGoBack } from './BackButton.tsx';

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

export interface PostingMarksProps {
  readonly job: Job;
  readonly source: JobSource;
}

/** Marks for the open posting: saved, applied, hidden. Hiding it leads back to the list, which offers the undo. */
export const PostingMarks = ({ job, source }: PostingMarksProps) => {
  const { toggleSaved, toggleApplied, hide } = useJobs();
  const marks = useMarks();
  const kept = keptOf(marks, job.id);
  const isHidden = marks.hidden.some(({ id }) => id === job.id);
  const goBack = useGoBack();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      <MarkToggle
        isOn={Boolean(kept?.savedAt)}
        onToggle={() => toggleSaved(job, source)}
        icon={<FactIcon of="save" className={kept?.savedAt ? 'fill-current' : 'fill-none'} />}
      >
        Save
      </MarkToggle>
      <AppliedToggle isOn={Boolean(kept?.appliedAt)} onToggle={() => toggleApplied(job, source)} />
      <Button
        variant="quiet"
        className="max-sm:px-2"
        onClick={() => {
          if (isHidden) return void storedMarks.change((now) => withoutHidden(now, job.id));
          hide(job);
          goBack();
        }}
      >
        <FactIcon of="hide" className="fill-none" />
        {isHidden ? 'Show again' : 'Not interested'}
      </Button>
      <ShareButton job={job} />
      {isHidden && <p className="basis-full text-sm text-muted">Your list leaves this internship out.</p>}
    </div>
  );
};
