import { expect, it } from 'vitest';
import { attemptStore, isAttempted, parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import { belongsTo, parseResult, resultAt } from '../../../widget/services/oauth-result.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakeStorage, NOW } from './builders.ts';

const attempt = { platform: 'youtube', state: 'one-time' } as const;
const message = { source: 'data-connect-oauth', state: 'one-time', at: NOW };

it('a result in a message is read in the callback page’s format', () => {
  const parts = { state: 'one-time', at: NOW };
  expect(parseResult(message)).toEqual({ ...parts, error: null });
  const full = { platform: 'youtube', error: 'access_denied' };
  expect(parseResult({ ...message, ...full })).toEqual({ ...parts, ...full });
});

it.each([
  { source: 'data-connect' },
  { state: undefined },
  { state: '' },
  { state: 7 },
  { at: undefined },
  { at: String(NOW) },
  { platform: 7 },
  { error: 400 },
])('a message with %j is no result', (parts) => {
  expect(parseResult({ ...message, ...parts })).toBeNull();
});

it.each([null, 'data-connect-oauth', [message]])('no result is read from %j', (data) => {
  expect(parseResult(data)).toBeNull();
});

it.each([
  [30_000, true],
  [30_001, false],
  // The page's clock is stopped.
  [-86_400_000, true],
])('a result of %i ms ago belongs to its attempt: %s', (age, does) => {
  expect(belongsTo({ state: 'one-time', error: null, at: NOW }, attempt, NOW + age)).toBe(does);
});

const PAGE = 'https://shop.example/callback';
const at = (href: string) => resultAt(href, PAGE, NOW);

it('a result in the address of the callback page has the fields of the address', () => {
  const result = { state: 'one-time', error: null, at: NOW };
  expect(at(`${PAGE}?state=one-time&ticket=`)).toEqual(result);
  const full = { platform: 'youtube', ticket: 't-1', error: 'access_denied' };
  expect(at(`${PAGE}?state=one-time&${new URLSearchParams(full)}`)).toEqual({ ...result, ...full });
});

it.each([`${PAGE}?error=access_denied`, `https://shop.example/?state=one-time&from=${PAGE}`])(
  'no result is in the address %s',
  (href) => expect(at(href)).toBeNull(),
);

const pending = { ...attempt, startedAt: NOW };
const read = (parts: object) => parseAttempt(JSON.stringify({ ...pending, ...parts }));

it.each([{ platform: 'myspace' }, { state: undefined }, { state: '' }, { startedAt: '1' }])(
  'a stored attempt counts as none with %j',
  (parts) => expect(read(parts)).toBeNull(),
);

it.each([null, { error: null }, { error: null, at: '1' }, { at: NOW }, { error: 400, at: NOW }])(
  'a stored attempt is not finished by %j',
  (finished) => expect(read({ finished })).toEqual(pending),
);

it.each([null, 'access_denied'])('a stored attempt is finished by a time and the error %j', (error) => {
  const finished = { error, at: NOW };
  expect(read({ finished })).toEqual({ ...pending, finished });
});

const KEY = 'data-connect:mosaic:oauth';
const leaving = { ...pending, returnTo: 'https://shop.example/', element: 'sign-in' };

const twoStorages = () => {
  const [shared, own] = [fakeStorage(), fakeStorage()];
  const [all, tab] = [safeStorage(() => shared.storage), safeStorage(() => own.storage)];
  return { attempts: attemptStore('mosaic', all, tab), shared: shared.items, own: own.items };
};

it.each([
  ['in a window is kept for all tabs', pending, 0],
  ['of a page that leaves is kept for its own tab too', leaving, 1],
])('an attempt %s', (_, stored, copies) => {
  const { attempts, shared, own } = twoStorages();
  attempts.save(stored);
  expect([shared.size, own.size]).toEqual([1, copies]);
  expect([attempts.load(), attempts.find('one-time'), attempts.find('other')]).toEqual([
    stored,
    stored,
    null,
  ]);
});

it('an attempt is found in its own tab, and forgotten in both by its own state only', () => {
  const { attempts, shared, own } = twoStorages();
  attempts.save(leaving);
  attempts.forget('other');
  expect([shared.size, own.size]).toEqual([1, 1]);
  shared.clear();
  expect([attempts.load(), attempts.find('one-time')]).toEqual([null, leaving]);
  attempts.save(leaving);
  attempts.forget('one-time');
  expect([shared.size, own.size]).toEqual([0, 0]);
});

const isIn = (local: Record<string, string>, session: Record<string, string> = {}) => {
  const areas = { local: fakeStorage(local), session: fakeStorage(session) };
  return isAttempted('one-time', { storage: (area) => areas[area].storage });
};
const text = JSON.stringify(pending);

it.each([
  ['local storage', { one: '1', [KEY]: text }, {}],
  ['session storage', {}, { [KEY]: text }],
  ['an entry of another provider', { [KEY]: '{', 'data-connect:acme:id:oauth': text }, {}],
])('this browser knows an attempt in %s', (_, local, session) => {
  expect(isIn(local, session)).toBe(true);
});

it.each([
  ['another state', { [KEY]: JSON.stringify({ ...pending, state: 'other' }) }],
  ['the name of another script before ours', { [`their-${KEY}`]: text }],
  ['the name of another script after ours', { [`${KEY}-theirs`]: text }],
])('this browser knows no attempt by an entry with %s', (_, local) => {
  expect(isIn(local)).toBe(false);
});

it('this browser knows no attempt where storage is blocked', () => {
  const storage = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  expect(isAttempted('one-time', { storage })).toBe(false);
});
