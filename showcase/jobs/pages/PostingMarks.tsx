import { Button } from '../../shared/ui/Button.tsx';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { keptOf, withoutHidden } from '../marks/marks.ts';
import { storedMarks, useMarks } from '../marks/marks-store.ts';
import { useJobs } from '../state/jobs-context.ts';
import { AppliedIcon } from '../ui/AppliedIcon.tsx';
import { FactIcon } from '../ui/FactIcon.tsx';
import { MarkToggle } from '../ui/MarkToggle.tsx';
import { useGoBack } from './BackButton.tsx';
import { ShareButton } from './ShareButton.tsx';

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
      <MarkToggle
        isOn={Boolean(kept?.appliedAt)}
        onToggle={() => toggleApplied(job, source)}
        icon={<AppliedIcon isOn={Boolean(kept?.appliedAt)} />}
      >
        Applied
      </MarkToggle>
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
