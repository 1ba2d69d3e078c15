import { storedState, useStoredState } from '../../shared/lib/stored-state.ts';
import { type Marks, NO_MARKS, readStored } from './marks.ts';

/** The marks are the person's own: they stay when a sign-out removes what was shared. */
export const storedMarks = storedState<Marks>({
  key: 'data-connect:jobs:marks',
  empty: NO_MARKS,
  parse: readStored,
  isEmpty: ({ kept, hidden }) => kept.length === 0 && hidden.length === 0,
});

/** The marks of postings in this browser. */
export const useMarks = () => useStoredState(storedMarks);
