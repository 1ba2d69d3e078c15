import { createContext, useContext } from 'react';
import type { Job } from '../api/job.ts';
import type { JobSource } from '../api/search-jobs.ts';
import type { Interest } from '../interests/interest.ts';
import type { ListChoice, Personal } from '../interests/state.ts';

export interface Undo {
  /** What was done, such as `Climate is no longer among your interests.` */
  readonly text: string;
  readonly revert: () => void;
  /** Path of the posting whose card gets the focus after the revert; without it, the page's heading does. */
  readonly path?: string;
}

export interface Marking {
  readonly toggleSaved: (job: Job, source: JobSource) => void;
  readonly toggleApplied: (job: Job, source: JobSource) => void;
  readonly hide: (job: Job) => void;
}

export interface JobsState extends Personal, Marking {
  /** Headers from the address at which the board was opened. */
  readonly headers: Readonly<Record<string, string>>;
  readonly readAgain: () => void;
  readonly removeInterest: (interest: Interest) => void;
  readonly chooseList: (list: ListChoice) => void;
  /** Shows the offer for 8 s, in place of the previous one. */
  readonly offerUndo: (undo: Undo) => void;
}

export const JobsContext = createContext<JobsState | null>(null);

export const useJobs = () => {
  const state = useContext(JobsContext);
  if (state === null) throw new Error('useJobs needs a JobsProvider around it');
  return state;
};
