import { isRecord } from './is-record.ts';

const FIRST = 'first-';

const keyEntry = (prefix: string) => {
  const state: unknown = window.history.state;
  if (isRecord(state) && typeof state.key === 'string') return;
  const given = isRecord(state) ? state : {};
  // Random as the router's own keys are.
  window.history.replaceState({ ...given, key: `${prefix}${Math.random()}` }, '');
};

/**
 * Gives each entry of the history a key of its own, also the first one of a document and those of plain `#` links. The router
 * calls all of these `default`, and would keep one scroll position for them together. Call it before the router is made:
 * its own listener comes second.
 */
export const keyEntries = () => {
  keyEntry(FIRST);
  window.addEventListener('popstate', () => keyEntry(''));
};

/** Whether an entry with this key is the first one of its document; the first one of a router in memory is `default`. */
export const isFirstEntry = (key: string) => key === 'default' || key.startsWith(FIRST);
