import { useSyncExternalStore } from 'react';
import { isUnstored, readJson, readText, removeStored, writeJson } from './json-storage.ts';

interface StoredStateOptions<State> {
  readonly key: string;
  /** For a browser that stores nothing, and for prerendered HTML. */
  readonly empty: State;
  /** Must limit the size of the result. */
  readonly parse: (stored: unknown) => State;
  readonly isEmpty: (state: State) => boolean;
}

/** All tabs of this browser share the state. */
interface StoredState<State> extends Pick<StoredStateOptions<State>, 'empty'> {
  readonly read: () => State;
  /** Another tab may have changed the state meanwhile. Returns the state before the change. */
  readonly change: (change: (state: State) => State) => State;
  /** Whether the present state ends with this visit, because storage is blocked or full. */
  readonly isPassing: () => boolean;
  /** Calls back at each change, also in another tab. Returns the function that stops this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** If storage is blocked or full, the state lasts only until the page is left. */
export const storedState = <State>({
  key,
  empty,
  parse,
  isEmpty,
}: StoredStateOptions<State>): StoredState<State> => {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly state: State } = { text: null, state: empty };

  const readAgain = () => {
    const text = readText(key);
    if (text !== known.text) known = { text, state: text === null ? empty : parse(readJson(key)) };
  };
  const changed = () => {
    readAgain();
    for (const listener of listeners) listener();
  };
  const onStored = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };

  return {
    empty,
    // An event reports each change while the page listens, so storage is read only without a listener.
    read: () => {
      if (listeners.size === 0) readAgain();
      return known.state;
    },
    isPassing: () => isUnstored(key),
    change: (change) => {
      readAgain();
      const before = known.state;
      const next = change(before);
      if (isEmpty(next)) removeStored(key);
      else writeJson(key, next);
      changed();
      return before;
    },
    subscribe: (listener) => {
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
    },
  };
};

export const useStoredState = <State>({ subscribe, read, empty }: StoredState<State>): State =>
  useSyncExternalStore(subscribe, read, () => empty);

/** Removes the item, or appends it. */
export const toggled = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

const LIMIT = 500;
const NONE: readonly string[] = [];

const namesIn = (stored: unknown): readonly string[] =>
  (Array.isArray(stored) ? stored : []).filter((name) => typeof name === 'string').slice(0, LIMIT);

/** A sign-out leaves the followed names: they are not shared data. */
export const followedAt = (key: string) => {
  const state = storedState({ key, empty: NONE, parse: namesIn, isEmpty: ({ length }) => length === 0 });
  return { ...state, toggle: (name: string) => state.change((names) => toggled(names, name)) };
};
