import { isRecord } from './is-record.ts';

const FIRST = 'first-';

const keyEntry = (prefix: string) => {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === 'string') return;
  const given = isRecord(state) ? state : {};
  // Random, like the router's own keys.
  window.history.replaceState({ ...given, key: `${prefix}${Math.random()}` }, '');
};

/** Gives every history entry a key: the router has one scroll position for all without. Call it before the router is made. */
export const keyEntries = () => {
  keyEntry(FIRST);
  window.addEventListener('popstate', () => keyEntry(''));
};

/** Whether an entry with this key is the first one of its document. In a memory router the first one is `default`. */
export const isFirstEntry = (key: string) => key === 'default' || key.startsWith(FIRST);
