import { useMemo } from 'react';
import type { Marking, Undo } from '../state/jobs-context.ts';
import { keptOf, toggledApplied, toggledSaved, withHidden, withoutHidden } from './marks.ts';
import { changeMarks, readMarks } from './marks-store.ts';

/** The actions of the marks. Their identity does not change, so that cards render only if their posting changed. */
export const useMarking = (offerUndo: (undo: Undo) => void): Marking =>
  useMemo(
    () => ({
      toggleSaved: (job, source) => {
        const before = keptOf(readMarks(), job.id);
        changeMarks((marks) => toggledSaved(marks, job, source, Date.now()));
        // A note that the person applied is not lost with it.
        if (!before?.savedAt) return;
        const revert = () => changeMarks((marks) => toggledSaved(marks, job, source, Date.now()));
        offerUndo({ text: `${job.title} is no longer saved.`, revert });
      },
      toggleApplied: (job, source) => changeMarks((marks) => toggledApplied(marks, job, source, Date.now())),
      hide: (job) => {
        changeMarks((marks) => withHidden(marks, job));
        const revert = () => changeMarks((marks) => withoutHidden(marks, job.id));
        offerUndo({ text: `${job.title} is hidden. You will see fewer like it.`, revert });
      },
    }),
    [offerUndo],
  );
