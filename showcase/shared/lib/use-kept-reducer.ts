import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { readJson, readText, removeStored, writeJson } from './json-storage.ts';
import { useHydrated, useRestore } from './use-hydrated.ts';
import { useOtherTabs } from './use-window-event.ts';

export interface KeptOptions<State> {
  readonly key: string;
  /** Stored on its own as `true` or `false`; `undefined` removes it. `restore` may read it. */
  readonly flag?: { readonly key: string; readonly of: (state: State) => boolean | undefined };
  /** For a first visit, and for prerendered HTML. */
  readonly initial: State;
  /** `stored` has any shape, and is `undefined` on a first visit. */
  readonly restore: (stored: unknown, present: State) => State;
  /** `undefined` removes the stored value. */
  readonly keep: (state: State) => unknown;
}

interface Kept<State> {
  readonly state: State;
  readonly isChanged: boolean;
}

type Change<Event> = { readonly stored: unknown } | { readonly event: Event };

const write = (key: string, value: unknown) =>
  value === undefined ? removeStored(key) : writeJson(key, value);

const textAt = (keys: readonly string[]) => JSON.stringify(keys.map((key) => readText(key)));
const noTextAt = (keys: readonly string[]) => JSON.stringify(keys.map(() => null));

/** A state that lasts across visits and follows the other tabs. The options of the first render are used. */
export const useKeptReducer = <State, Event>(
  reduce: (state: State, event: Event) => State,
  { key, flag, initial, restore, keep }: KeptOptions<State>,
) => {
  const keys = flag ? [key, flag.key] : [key];
  const isHydrated = useHydrated();
  const known = useRef<string>(undefined);
  known.current ??= isHydrated ? textAt(keys) : noTextAt(keys);
  const [{ state, isChanged }, dispatch] = useReducer(
    (before: Kept<State>, change: Change<Event>): Kept<State> => {
      if ('stored' in change) return { state: restore(change.stored, before.state), isChanged: false };
      const next = reduce(before.state, change.event);
      return next === before.state ? before : { state: next, isChanged: true };
    },
    isHydrated,
    (isRead) => ({ state: isRead ? restore(readJson(key), initial) : initial, isChanged: false }),
  );
  const readAgain = () => {
    const text = textAt(keys);
    if (text === known.current) return;
    known.current = text;
    dispatch({ stored: readJson(key) });
  };

  useRestore(readAgain);
  useOtherTabs(keys, readAgain);
  // Only an own change is stored: a state from storage may be older than what another tab stores next.
  const store = useEffectEvent((changed: State) => {
    write(key, keep(changed));
    if (flag) write(flag.key, flag.of(changed));
    known.current = textAt(keys);
  });
  useEffect(() => {
    if (isChanged) store(state);
  }, [state, isChanged]);
  const send = useCallback((event: Event) => dispatch({ event }), []);
  return [state, send] as const;
};
