import { createContext, useContext } from 'react';
import type { Personal } from '../interests/state.ts';

export interface JobsState extends Personal {
  /** Sandbox headers of the address by which the board was entered. */
  readonly headers: Readonly<Record<string, string>>;
  /** Asks for the interests once more, with what was shared last. */
  readonly readAgain: () => void;
  readonly removeInterest: (name: string) => void;
  readonly showFeatured: () => void;
}

export const JobsContext = createContext<JobsState | null>(null);

/** The board's state. Throws outside of `JobsProvider`. */
export const useJobs = () => {
  const state = useContext(JobsContext);
  if (state === null) throw new Error('useJobs needs a JobsProvider around it');
  return state;
};
