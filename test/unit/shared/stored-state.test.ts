// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { storedState } from '../../../showcase/shared/lib/stored-state.ts';

const KEY = 'data-connect:test:names';
const LIMIT = 3;

const openNames = () =>
  storedState<readonly string[]>({
    key: KEY,
    empty: [],
    parse: (stored) =>
      (Array.isArray(stored) ? stored : []).filter((each) => typeof each === 'string').slice(0, LIMIT),
    isEmpty: ({ length }) => length === 0,
  });

const add = (name: string) => (names: readonly string[]) => [...names, name];

beforeEach(() => localStorage.clear());

it('a stored state lasts until the next visit, and returns what it was before a change', () => {
  const names = openNames();
  expect(names.change(add('Ada'))).toEqual([]);
  expect(names.change(add('Bo'))).toEqual(['Ada']);
  expect(openNames().read()).toEqual(['Ada', 'Bo']);
});

it('a stored state bounds what storage holds, and is empty for a value that it cannot read', () => {
  localStorage.setItem(KEY, '["a",7,"b","c","d"]');
  expect(openNames().read()).toEqual(['a', 'b', 'c']);
  localStorage.setItem(KEY, '{"sent": tr');
  expect(openNames().read()).toEqual([]);
});

it('a stored state keeps what another tab changed, and reports each change until the page stops listening', () => {
  const names = openNames();
  const listener = vi.fn();
  const stop = names.subscribe(listener);
  names.change(add('Ada'));
  localStorage.setItem(KEY, '["Bo"]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  names.change(add('Cy'));
  expect(names.read()).toEqual(['Bo', 'Cy']);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  names.change(add('Di'));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a stored state lasts until the page is left where storage is blocked', () => {
  const names = openNames();
  vi.stubGlobal('localStorage', undefined);
  names.change(add('Ada'));
  vi.unstubAllGlobals();
  expect(localStorage.length).toBe(0);
  expect(names.read()).toEqual(['Ada']);
  names.change(() => []);
});
