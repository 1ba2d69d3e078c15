import { Button } from '../../shared/ui/Button.tsx';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import { keptOf } from '../marks/marks.ts';
import { useMarks } from '../marks/use-marks.ts';
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

/** What the person can say of the posting that is open. Hiding it leads back, where the undo waits. */
export const PostingMarks = ({ job, source }: PostingMarksProps) => {
  const { toggleSaved, toggleApplied, hide } = useJobs();
  const kept = keptOf(useMarks(), job.id);
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
          hide(job);
          goBack();
        }}
      >
        <FactIcon of="hide" className="fill-none" />
        Not interested
      </Button>
      <ShareButton job={job} />
    </div>
  );
};
