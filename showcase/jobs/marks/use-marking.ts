import { useMemo } from 'react';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import type { Marking, Undo } from '../state/jobs-context.ts';
import { postingPath } from '../ui/posting-path.ts';
import {
  keptOf,
  type Mark,
  toggledApplied,
  toggledSaved,
  withHidden,
  withMarkBack,
  withoutHidden,
} from './marks.ts';
import { storedMarks } from './marks-store.ts';

const TOGGLED = { savedAt: toggledSaved, appliedAt: toggledApplied };
const TAKEN_BACK = { savedAt: 'is no longer saved', appliedAt: 'is no longer marked as applied' };

/** The actions of the marks. Their identity does not change, so that cards render only if their posting changed. */
export const useMarking = (offerUndo: (undo: Undo) => void): Marking =>
  useMemo(() => {
    const toggle = (mark: Mark) => (job: Job, source: JobSource) => {
      const before = storedMarks.change((marks) => TOGGLED[mark](marks, job, source, Date.now()));
      if (!keptOf(before, job.id)?.[mark]) return;
      const revert = () => storedMarks.change((marks) => withMarkBack(marks, before, job.id, mark));
      offerUndo({ text: `${job.title} ${TAKEN_BACK[mark]}.`, revert, path: postingPath(job.id) });
    };
    return {
      toggleSaved: toggle('savedAt'),
      toggleApplied: toggle('appliedAt'),
      hide: (job) => {
        storedMarks.change((marks) => withHidden(marks, job));
        const revert = () => storedMarks.change((marks) => withoutHidden(marks, job.id));
        const text = `${job.title} is hidden. By best fit, internships like it come last.`;
        offerUndo({ text, revert, path: postingPath(job.id) });
      },
    };
  }, [offerUndo]);
