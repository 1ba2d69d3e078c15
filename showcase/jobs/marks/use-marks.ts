import { useSyncExternalStore } from 'react';
import { type Marks, NO_MARKS } from './marks.ts';
import { readMarks, subscribeMarks } from './marks-store.ts';

const none = () => NO_MARKS;

/** What the person said of postings in this browser. Prerendered HTML knows nothing of it. */
export const useMarks = (): Marks => useSyncExternalStore(subscribeMarks, readMarks, none);
