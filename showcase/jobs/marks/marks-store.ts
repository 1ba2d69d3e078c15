import { readJson, readText, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { type Marks, NO_MARKS, readStored } from './marks.ts';

/** Local-storage key of the marks. They are the person's own and stay when a sign-out removes what was shared. */
const MARKS_KEY = 'data-connect:jobs:marks';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly marks: Marks } = { text: null, marks: NO_MARKS };

const readAgain = () => {
  const text = readText(MARKS_KEY);
  if (text !== known.text) known = { text, marks: readStored(readJson(MARKS_KEY)) };
};

/**
 * The present marks; the same object until they change. Storage is read only while no part of the page listens:
 * otherwise an event tells of each change.
 */
export const readMarks = (): Marks => {
  if (listeners.size === 0) readAgain();
  return known.marks;
};

const changed = () => {
  readAgain();
  for (const listener of listeners) listener();
};

/** Changes the stored marks, which another tab may have changed meanwhile. Returns those before the change. */
export const changeMarks = (change: (marks: Marks) => Marks): Marks => {
  readAgain();
  const before = known.marks;
  const next = change(before);
  if (next.kept.length === 0 && next.hidden.length === 0) removeStored(MARKS_KEY);
  else writeJson(MARKS_KEY, next);
  changed();
  return before;
};

const onStored = ({ key }: StorageEvent) => {
  if (key === MARKS_KEY || key === null) changed();
};

/** Calls `listener` after a change in this tab or another one. */
export const subscribeMarks = (listener: () => void) => {
  if (listeners.size === 0) {
    readAgain();
    window.addEventListener('storage', onStored);
    // The browser may keep a page that the person leaves. Such a page gets no `storage` event until it is shown again.
    window.addEventListener('pageshow', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStored);
    window.removeEventListener('pageshow', changed);
  };
};
