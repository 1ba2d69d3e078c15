import { readText, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { type Marks, NO_MARKS, readStored } from './marks.ts';

/** Local-storage key of the marks. They are the person's own and stay when a sign-out removes what was shared. */
const MARKS_KEY = 'data-connect:jobs:marks';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly marks: Marks } = { text: null, marks: NO_MARKS };

const parsed = (text: string): Marks => {
  try {
    return readStored(JSON.parse(text));
  } catch {
    return NO_MARKS;
  }
};

/** The present marks; the same object until they change. */
export const readMarks = (): Marks => {
  const text = readText(MARKS_KEY);
  if (text !== known.text) known = { text, marks: text === null ? NO_MARKS : parsed(text) };
  return known.marks;
};

/** Changes the stored marks, which another tab may have changed meanwhile. */
export const changeMarks = (change: (marks: Marks) => Marks) => {
  const next = change(readMarks());
  if (next.kept.length === 0 && next.hidden.length === 0) removeStored(MARKS_KEY);
  else writeJson(MARKS_KEY, next);
  for (const listener of listeners) listener();
};

/** Calls `listener` after a change in this tab or another one. */
export const subscribeMarks = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
