// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepFramedName } from '../../../widget/services/framed-name.ts';
import { type SavedOwner, savedUser } from '../../../widget/services/saved-user.ts';
import { fakeStorage, user } from './builders.ts';
import { KEY, LIVE, refuse, storageChanges } from './user-stores.ts';

const OWNER: SavedOwner = { ...LIVE, apiKey: 'key', isolation: 'none' };
const FRAMED: SavedOwner = { ...OWNER, isolation: 'frame' };
const ENDS = { ...user, expiresAt: '2026-12-21T12:00:00.000Z' };

const keep = (record: unknown, storage = localStorage, key = KEY) =>
  storage.setItem(key, JSON.stringify(record));

const withLocal = (local: () => Storage) => {
  const replaced = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(local);
  onTestFinished(() => replaced.mockRestore());
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('signing out without the flow removes the record, names the person, loads nothing, and tells the page no part of it', () => {
  keep(user);
  const load = vi.fn();
  const changes = storageChanges();
  expect(savedUser(OWNER, load)).toEqual({ username: 'ada' });
  expect([localStorage.length, load.mock.calls, changes]).toEqual([0, [], [[KEY, null, null]]]);
  expect(savedUser(OWNER, load)).toBeNull();
});

it('signing out without the flow keeps the token of a session that has an end until the flow has ended it', () => {
  keep(ENDS);
  const load = vi.fn();
  savedUser(OWNER, load);
  expect({ ...localStorage }).toEqual({ [`${KEY}:open`]: 'session-token' });
  expect(load).toHaveBeenCalledOnce();
});

it('signing out of test mode without the flow keeps the record of the live mode', () => {
  keep(user);
  keep({ ...user, username: 'tester' }, sessionStorage, `${KEY}:test`);
  expect(savedUser({ ...OWNER, testMode: true }, () => {})).toEqual({ username: 'tester' });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
});

it('signing out without the flow removes a sign-in whose code was mailed, of this application only', () => {
  for (const apiKey of ['key', 'key-2']) sessionStorage.setItem(`${KEY}:code:${apiKey}`, '{}');
  expect(savedUser(OWNER, () => {})).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([`${KEY}:code:key-2`]);
});

it('signing out without the flow names no person if storage is blocked, and knows nothing if it refuses the removal', () => {
  withLocal(refuse);
  expect(savedUser(OWNER, () => {})).toBeNull();
  const { storage } = fakeStorage({ [KEY]: JSON.stringify(ENDS) });
  withLocal(() => ({ ...storage, removeItem: refuse }));
  expect(savedUser(OWNER, () => {})).toBeUndefined();
});

it('the signed-in person without the flow is the one of the record, and the record stays', () => {
  keep(user);
  expect(savedUser(OWNER)).toEqual({ username: 'ada' });
  expect(localStorage.length).toBe(1);
});

it.each([
  ['the session has ended', { ...user, expiresAt: '2020-01-01T00:00:00.000Z' }],
  ['the record is of version 1', { ...user, version: 1 }],
  ['the record has no shape', 'text'],
])('without the flow no person is signed in if %s', (_, record) => {
  keep(record);
  expect(savedUser(OWNER)).toBeNull();
});

it('the page around a frame knows the person whom the frame named for the same application, until it names none', () => {
  keep(user);
  expect(savedUser(FRAMED)).toBeNull();
  const changes = storageChanges();
  keepFramedName(FRAMED, 'ada');
  expect(savedUser(FRAMED)).toEqual({ username: 'ada' });
  expect(savedUser({ ...FRAMED, apiKey: 'other' })).toBeNull();
  expect(localStorage.getItem(`${KEY}:frame:key`)).toBe('{"version":2,"username":"ada"}');
  keepFramedName(FRAMED, undefined);
  expect([savedUser(FRAMED), localStorage.length]).toEqual([null, 1]);
  expect(changes).toEqual([
    [`${KEY}:frame:key`, null, ''],
    [`${KEY}:frame:key`, null, null],
  ]);
});

it('the page around a frame knows a person of test mode for the visit, and none if storage is blocked', () => {
  const test: SavedOwner = { ...FRAMED, testMode: true };
  keepFramedName(test, 'ada');
  expect(savedUser(test)).toEqual({ username: 'ada' });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  withLocal(refuse);
  keepFramedName(FRAMED, 'ada');
  expect(savedUser(FRAMED)).toBeNull();
});
