// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renewSessions } from '../../../widget/services/session.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { answering, apiOn, fakeStorage, lastRequest, NOW, unreachable, user } from './builders.ts';
import { KEY, storeOn } from './user-stores.ts';

const endsIn = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const RENEWED = { token: 'token-2', expiresAt: endsIn(30) };
const AGAIN = { token: 'signed-in-again', expiresAt: endsIn(30) };
const ENDING: UserRecord = { ...user, expiresAt: endsIn(6) };

const openedWith = (record = ENDING, fetch = answering(RENEWED)) => {
  const { storage, items } = fakeStorage({ [KEY]: JSON.stringify(record) });
  const tab = () => {
    const users = storeOn(() => storage);
    users.load();
    return { users, present: renewSessions(apiOn(fetch), users, () => NOW) };
  };
  return { ...tab(), fetch, tab, saved: () => JSON.parse(items.get(KEY) ?? 'null') };
};

it('a session that ends within seven days is renewed once, and its new token is kept', async () => {
  const { present, fetch, saved } = openedWith();
  const calls = await Promise.all([present(ENDING), present(ENDING)]);
  for (const called of [...calls, await present(ENDING)]) expect(called).toMatchObject(RENEWED);
  expect(fetch).toHaveBeenCalledOnce();
  const { url, headers } = lastRequest(fetch);
  expect(url).toBe('https://api.example/v1/session/renew');
  expect(headers.get('Authorization')).toBe('Bearer session-token');
  expect(saved()).toMatchObject(RENEWED);
});

it.each<[string, UserRecord | null]>([
  ['has a week left', { ...user, expiresAt: endsIn(7) }],
  ['names no end', user],
  ['is one of test mode', { ...ENDING, token: '' }],
  ['has no person', null],
])('a session that %s is not renewed', async (_, record) => {
  const { present, fetch } = openedWith(record ?? ENDING);
  expect((await present(record))?.token).toBe(record?.token);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['knows no renewal', () => answering('', { status: 404 })],
  ['is out of reach', unreachable],
  ['gives no token', () => answering({ ...RENEWED, token: '' })],
  ['names no new end', () => answering({ token: 'token-2' })],
])('a session continues with its token if the server %s', async (_, network) => {
  const { present, saved } = openedWith(ENDING, network());
  expect([await present(ENDING), saved()]).toEqual([ENDING, ENDING]);
});

it('a new token stays when the flow saves its own record, and is known after the removal, to end the session', async () => {
  const { present, users, saved } = openedWith();
  await present(ENDING);
  for (const connectedAccounts of [ENDING.connectedAccounts, []])
    users.save({ ...ENDING, trainingCompleted: true, connectedAccounts });
  expect(saved()).toMatchObject({ ...RENEWED, trainingCompleted: true, connectedAccounts: [] });
  users.forget();
  expect(users.present(ENDING)).toMatchObject(RENEWED);
});

it('a token that another tab renewed is used, and so is a session that it began in its place', async () => {
  const { present, tab, fetch } = openedWith();
  await tab().present(ENDING);
  expect(await present(ENDING)).toMatchObject(RENEWED);
  expect(fetch).toHaveBeenCalledOnce();
  const other = openedWith();
  other.tab().users.save({ ...ENDING, ...AGAIN });
  expect(await other.present(ENDING)).toMatchObject(AGAIN);
  expect(other.fetch).not.toHaveBeenCalled();
});

it('a renewal does not restore a person who signed out meanwhile', async () => {
  const { present, users, fetch, saved } = openedWith();
  fetch.mockImplementationOnce(async () => {
    users.forget();
    return Response.json(RENEWED);
  });
  await present(ENDING);
  expect(saved()).toBeNull();
});

it('a renewal does not change a session that another tab began meanwhile', async () => {
  const { present, tab, fetch, saved } = openedWith();
  fetch.mockImplementationOnce(async () => {
    tab().users.save({ ...ENDING, ...AGAIN });
    return Response.json({ token: 'token-2', expiresAt: endsIn(20) });
  });
  expect(await present(ENDING)).toMatchObject(AGAIN);
  expect(saved()).toMatchObject(AGAIN);
});
