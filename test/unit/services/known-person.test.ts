// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { continueAs, findPerson, noteApplication } from '../../../widget/services/known-person.ts';
import { createUserStore, type StoreOwner } from '../../../widget/services/user-store.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { apiOn, asLocal, type Fetch, NOW, never, problemIn, unreachable, user } from './builders.ts';
import { refuse } from './user-stores.ts';

const SHOP = 'https://shop.example';
const LIST = `data-connect:mosaic:keys:${SHOP}`;
const ADA = 'a•••@example.org';
const environment = { storage: asLocal(localStorage), window, now: () => NOW };
const owner = (apiKey: string, more: Partial<StoreOwner> = {}) =>
  ({ provider: 'Mosaic', apiBase: '/api', testMode: false, embedder: SHOP, apiKey, ...more }) as const;

const signIn = (apiKey: string, record: Partial<UserRecord> = {}, more: Partial<StoreOwner> = {}) => {
  const store = createUserStore(owner(apiKey, more), environment);
  store.save({ ...user, email: 'ada@example.org', token: `token-${apiKey}`, ...record });
  noteApplication(owner(apiKey, more), environment);
  return store;
};
const found = (apiKey: string) => findPerson(owner(apiKey), environment);
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

beforeEach(() => localStorage.clear());

it('of several people of other applications the one whose session lasts longest is found, with a shortened address', () => {
  signIn('one', { expiresAt: inDays(2) });
  signIn('two', { expiresAt: inDays(9), email: 'bob@example.org' });
  signIn('three', { expiresAt: inDays(5) });
  const before = JSON.stringify(localStorage);
  expect(found('four')).toMatchObject({
    sessions: [{ session: { token: 'token-two' } }],
    address: 'b•••@example.org',
  });
  expect(JSON.stringify(localStorage)).toBe(before);
});

it('a person has every session of their address, the one that lasts longest first', () => {
  signIn('one', { expiresAt: inDays(2) });
  signIn('two', { expiresAt: inDays(3), email: 'ann@example.org' });
  signIn('three', { expiresAt: inDays(5) });
  const tokens = found('four')?.sessions.map(({ session }) => session);
  expect(tokens).toEqual([{ token: 'token-three' }, { token: 'token-one' }]);
});

it.each([
  [49, ADA],
  [50, undefined],
])('a person is found if %i applications followed: %s', (count, address) => {
  signIn('one');
  for (let each = 1; each <= count; each++) noteApplication(owner(`later-${each}`), environment);
  expect(found('two')?.address).toBe(address);
});

it.each([[['one', 'two']], [['two', 'one']]] as const)(
  'a session that names no end does not last longest, in the order %j',
  (keys) => {
    const records = { one: { email: 'bob@example.org' }, two: { expiresAt: inDays(1) } };
    for (const apiKey of keys) signIn(apiKey, records[apiKey]);
    expect(found('three')?.address).toBe(ADA);
  },
);

it('a person is forgotten with the record of that session alone, and once only', () => {
  const store = signIn('one');
  const person = found('two');
  signIn('one', { token: 'renewed' });
  person?.sessions[0]?.forget();
  expect(store.read()?.token).toBe('renewed');
  const renewed = found('two');
  for (const _ of [1, 2]) renewed?.sessions[0]?.forget();
  expect([store.read(), found('two')]).toEqual([null, null]);
});

it.each([
  ['begins with the first', null, '["one"]'],
  ['does not name one twice', '["one"]', '["one"]'],
  ['keeps only texts', '[7,"two"]', '["two","one"]'],
  ['begins again if it is no list', '"one"', '["one"]'],
])('the list of applications %s', (_, before, after) => {
  if (before !== null) localStorage.setItem(LIST, before);
  noteApplication(owner('one'), environment);
  expect(localStorage.getItem(LIST)).toBe(after);
});

it.each([
  ['after a sign-out', () => signIn('one').forget()],
  ['in a session that is over', () => signIn('one', { expiresAt: inDays(-1) })],
  ['without a token', () => signIn('one', { token: '' })],
  ['who has not confirmed the address', () => signIn('one', { verified: false })],
  ['on a page of another origin', () => signIn('one', {}, { embedder: 'https://other.example' })],
  ['of another provider', () => signIn('one', {}, { provider: 'Acme' })],
  ['in the application itself', () => signIn('two')],
  ['by a list that is none', () => localStorage.setItem(LIST, '{"one":1}')],
])('no person of another application is found %s', (_, happen) => {
  happen();
  expect(found('two')).toBeNull();
});

it('no person is found where storage is blocked', () => {
  expect(findPerson(owner('two'), { ...environment, storage: refuse })).toBeNull();
});

const goOn = async (fetch: Fetch, ...tokens: readonly string[]) => {
  const sessions = tokens.map((token) => ({ session: { token }, forget: vi.fn<() => void>() }));
  const answer = continueAs(apiOn(fetch), sessions, never);
  const outcome = await answer.catch(() => problemIn(answer));
  return { outcome, forgotten: sessions.map(({ forget }) => forget.mock.calls.length) };
};

const knowing =
  (...tokens: readonly string[]): Fetch =>
  async (_, init) => {
    const { token } = JSON.parse(String(init?.body));
    return tokens.includes(token)
      ? Response.json({ username: 'ada', token: `new-${token}` })
      : Response.json({ code: 'session.unknown' }, { status: 401 });
  };

const EXPIRED = { code: 'session.expired' };

it.each<[string, Fetch, string[], object, number[]]>([
  [
    'the first that the provider knows',
    knowing('two', 'three'),
    ['one', 'two', 'three'],
    { token: 'new-two' },
    [1, 0, 0],
  ],
  ['none, if the provider knows none', knowing(), ['one', 'two'], EXPIRED, [1, 1]],
  ['none, if there is none', knowing(), [], EXPIRED, []],
  [
    'none without an answer, and forgets none',
    unreachable(),
    ['one', 'two'],
    { code: 'request.unreachable' },
    [0, 0],
  ],
])('"Continue as …" uses of the sessions %s', async (_, fetch, tokens, outcome, forgotten) => {
  expect(await goOn(fetch, ...tokens)).toMatchObject({ outcome, forgotten });
});
