import { storedState } from './stored-state.ts';
import { toggled } from './toggled.ts';

const LIMIT = 500;
const NONE: readonly string[] = [];

const namesIn = (stored: unknown): readonly string[] =>
  (Array.isArray(stored) ? stored : []).filter((name) => typeof name === 'string').slice(0, LIMIT);

/**
 * The names that a person follows on a page, kept in this browser. A sign-out leaves them: they are not shared data.
 * @param key of local storage
 */
export const followedAt = (key: string) => {
  const state = storedState({ key, empty: NONE, parse: namesIn, isEmpty: ({ length }) => length === 0 });
  return { ...state, toggle: (name: string) => state.change((names) => toggled(names, name)) };
};
