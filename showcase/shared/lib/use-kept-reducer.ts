import { useCallback, useEffect, useReducer } from 'react';
import { readJson, writeJson } from './json-storage.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRestore } from './use-restore.ts';

export interface KeptOptions<State> {
  /** Local-storage key. */
  readonly key: string;
  /** The state of a first visit, and of prerendered HTML. */
  readonly initial: State;
  /** Returns the state of a further visit from a stored value of any shape; `undefined` is a first visit. */
  readonly restore: (stored: unknown) => State;
  /** Returns what the next visit needs; `undefined` stores nothing, as for the initial state. */
  readonly keep: (state: State) => unknown;
}

type Change<State, Event> = { readonly restored: State } | { readonly event: Event };

/** A reducer whose next visit in this browser continues where the last one ended. The first options count. */
export const useKeptReducer = <State, Event>(
  reduce: (state: State, event: Event) => State,
  { key, initial, restore, keep }: KeptOptions<State>,
) => {
  const [state, dispatch] = useReducer(
    (before: State, change: Change<State, Event>) =>
      'restored' in change ? change.restored : reduce(before, change.event),
    useHydrated(),
    (isHydrated) => (isHydrated ? restore(readJson(key)) : initial),
  );
  useRestore(() => {
    const stored = readJson(key);
    if (stored !== undefined) dispatch({ restored: restore(stored) });
  });
  useEffect(() => {
    const kept = keep(state);
    if (kept !== undefined) writeJson(key, kept);
  }, [key, keep, state]);
  const send = useCallback((event: Event) => dispatch({ event }), []);
  return [state, send] as const;
};
