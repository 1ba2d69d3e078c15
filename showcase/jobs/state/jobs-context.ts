import { createContext, useContext } from 'react';
import type { Personal } from '../interests/state.ts';

export interface JobsState extends Personal {
  /** Sandbox headers from the address at which the board was opened. */
  readonly headers: Readonly<Record<string, string>>;
  /** Requests the interests again, with the data that was shared last. */
  readonly readAgain: () => void;
  readonly removeInterest: (name: string) => void;
  readonly showFeatured: () => void;
}

export const JobsContext = createContext<JobsState | null>(null);

/** The board's state. Throws outside `JobsProvider`. */
export const useJobs = () => {
  const state = useContext(JobsContext);
  if (state === null) throw new Error('useJobs needs a JobsProvider around it');
  return state;
};
