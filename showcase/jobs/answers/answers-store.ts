import { readJson, readText, removeStored, writeJson } from '../../shared/lib/json-storage.ts';
import { ANSWERS_KEY } from '../constants.ts';
import { type Answers, answersIn, isAnswered, NO_ANSWERS } from './answers.ts';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly answers: Answers } = { text: null, answers: NO_ANSWERS };

const readAgain = () => {
  const text = readText(ANSWERS_KEY);
  if (text !== known.text) known = { text, answers: answersIn(readJson(ANSWERS_KEY)) };
};

/**
 * The present answers; the same object until they change. Storage is read only while no part of the page listens:
 * otherwise an event tells of each change.
 */
export const readAnswers = (): Answers => {
  if (listeners.size === 0) readAgain();
  return known.answers;
};

const changed = () => {
  readAgain();
  for (const listener of listeners) listener();
};

/** Changes the stored answers, which another tab may have changed meanwhile. Returns those before the change. */
export const changeAnswers = (change: (answers: Answers) => Answers): Answers => {
  readAgain();
  const before = known.answers;
  const next = change(before);
  if (isAnswered(next)) writeJson(ANSWERS_KEY, next);
  else removeStored(ANSWERS_KEY);
  changed();
  return before;
};

/** Sets some of the answers; the others stay. */
export const answer = (part: Partial<Answers>) => changeAnswers((answers) => ({ ...answers, ...part }));

const onStored = ({ key }: StorageEvent) => {
  if (key === ANSWERS_KEY || key === null) changed();
};

/** Calls `listener` after a change in this tab or another one. */
export const subscribeAnswers = (listener: () => void) => {
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
