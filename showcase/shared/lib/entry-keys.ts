import { isRecord } from './is-record.ts';

const FIRST = 'first-';

const keyEntry = (prefix: string) => {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === 'string') return;
  const given = isRecord(state) ? state : {};
  // Random, like the router's own keys.
  window.history.replaceState({ ...given, key: `${prefix}${Math.random()}` }, '');
};

/** The router has one scroll position for all entries without a key. Call it before the router is made. */
export const keyEntries = () => {
  keyEntry(FIRST);
  window.addEventListener('popstate', () => keyEntry(''));
};

/** In a memory router the key of the first entry is `default`. */
export const isFirstEntry = (key: string) => key === 'default' || key.startsWith(FIRST);
