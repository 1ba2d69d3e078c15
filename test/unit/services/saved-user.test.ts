// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepFramedName } from '../../../widget/services/framed-name.ts';
import { type SavedOwner, savedUser } from '../../../widget/services/saved-user.ts';
import { fakeStorage, user } from './builders.ts';
import { KEY, LIVE, refuse } from './user-stores.ts';

const OWNER: SavedOwner = { ...LIVE, apiKey: 'key', isolation: 'none' };

const ENDS = { ...user, expiresAt: '2026-12-21T12:00:00.000Z' };

const keep = (record: unknown, storage = localStorage, key = KEY) =>
  storage.setItem(key, JSON.stringify(record));

/** The changes of storage that this page is told of from now on. */
const noted = () => {
  const changes: unknown[] = [];
  const note = ({ key, oldValue, newValue }: StorageEvent) => changes.push([key, oldValue, newValue]);
  window.addEventListener('storage', note);
  onTestFinished(() => window.removeEventListener('storage', note));
  return changes;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('signing out without the flow removes the record, names the person who was signed in, and loads nothing for it', () => {
  keep(user);
  const load = vi.fn();
  expect(savedUser(OWNER, load)).toEqual({ username: 'ada' });
  expect(localStorage.length).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

it('signing out without the flow keeps the token of a session that has an end until the flow has ended it at the server', () => {
  keep(ENDS);
  const load = vi.fn();
  savedUser(OWNER, load);
  expect({ ...localStorage }).toEqual({ [`${KEY}:open`]: 'session-token' });
  expect(load).toHaveBeenCalledOnce();
});

it('signing out without the flow tells the elements of this page, without anything of the record', () => {
  keep(user);
  const changes = noted();
  savedUser(OWNER, () => {});
  expect(changes).toEqual([[KEY, null, null]]);
});

it('signing out without the flow in test mode keeps the record of the live mode', () => {
  keep(user);
  keep({ ...user, username: 'tester' }, sessionStorage, `${KEY}:test`);
  expect(savedUser({ ...OWNER, testMode: true }, () => {})).toEqual({ username: 'tester' });
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
});

it('signing out without the flow removes a sign-in whose code was mailed, of this application only', () => {
  const code = (apiKey: string) => `${KEY}:code:${apiKey}`;
  for (const apiKey of ['key', 'key-2']) sessionStorage.setItem(code(apiKey), '{"email":"ada@example.org"}');
  expect(savedUser(OWNER, () => {})).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([code('key-2')]);
});

it('signing out without the flow names no person if no one was signed in', () => {
  const load = vi.fn();
  expect(savedUser(OWNER, load)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('signing out without the flow names no person if storage is blocked', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  expect(savedUser(OWNER, () => {})).toBeNull();
});

it('signing out without the flow knows nothing if the browser refuses to remove the record, so that the flow tells why', () => {
  const { storage } = fakeStorage({ [KEY]: JSON.stringify(ENDS) });
  const keeping = { ...storage, removeItem: refuse };
  const refused = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(keeping);
  onTestFinished(() => refused.mockRestore());
  expect(savedUser(OWNER, () => {})).toBeUndefined();
});

it('the signed-in person without the flow is the one of the record, and the record stays', () => {
  keep(user);
  expect(savedUser(OWNER)).toEqual({ username: 'ada' });
  expect(localStorage.length).toBe(1);
});

it.each([
  ['there is no record', null],
  ['the session has ended', { ...user, expiresAt: '2020-01-01T00:00:00.000Z' }],
  ['the record is of version 1', { ...user, version: 1 }],
  ['the record has no shape', 'text'],
])('the signed-in person without the flow is no person if %s', (_, record) => {
  if (record !== null) keep(record);
  expect(savedUser(OWNER)).toBeNull();
});

it('the signed-in person without the flow with a frame is the one whom the frame named, for the same application', () => {
  keep(user);
  const framed: SavedOwner = { ...OWNER, isolation: 'frame' };
  expect(savedUser(framed)).toBeNull();
  keepFramedName(framed, 'ada');
  expect(savedUser(framed)).toEqual({ username: 'ada' });
  expect(savedUser({ ...framed, apiKey: 'other' })).toBeNull();
  expect(localStorage.getItem(`${KEY}:frame:key`)).toBe('{"version":2,"username":"ada"}');
});

it('the signed-in person without the flow with a frame is gone once the frame names no person', () => {
  const framed: SavedOwner = { ...OWNER, isolation: 'frame' };
  const changes = noted();
  keepFramedName(framed, 'ada');
  keepFramedName(framed, undefined);
  expect(savedUser(framed)).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(changes).toEqual([
    [`${KEY}:frame:key`, null, ''],
    [`${KEY}:frame:key`, null, null],
  ]);
});

it('the signed-in person without the flow with a frame in test mode lasts for the visit', () => {
  const framed: SavedOwner = { ...OWNER, isolation: 'frame', testMode: true };
  keepFramedName(framed, 'ada');
  expect(savedUser(framed)).toEqual({ username: 'ada' });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

it('the signed-in person without the flow with a frame is no person if storage is blocked', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  onTestFinished(() => blocked.mockRestore());
  const framed: SavedOwner = { ...OWNER, isolation: 'frame' };
  keepFramedName(framed, 'ada');
  expect(savedUser(framed)).toBeNull();
});
