// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renewSessions } from '../../../widget/services/session.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { answering, apiOn, fakeStorage, lastRequest, NOW, unreachable, user } from './builders.ts';

const DAY_MS = 86_400_000;
const KEY = 'data-connect:mosaic:user';
const endsIn = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const RENEWED = { token: 'token-2', expiresAt: endsIn(30) };

/** An opening with a saved record, and another tab on the same storage. */
const openedWith = (record: UserRecord, fetch = answering(RENEWED)) => {
  const { storage, items } = fakeStorage({ [KEY]: JSON.stringify(record) });
  const owner = { provider: 'Mosaic', apiBase: '/api', testMode: false };
  const tab = () => {
    const users = createUserStore(owner, { storage: () => storage, window, now: () => NOW });
    users.load();
    return { users, present: renewSessions(apiOn(fetch), users, () => NOW) };
  };
  return { ...tab(), fetch, record, tab, saved: () => JSON.parse(items.get(KEY) ?? 'null') };
};

const ENDING: UserRecord = { ...user, expiresAt: endsIn(6) };

it('renews a session that ends within seven days, once, and keeps its new token', async () => {
  const { present, fetch, saved } = openedWith(ENDING);
  const calls = await Promise.all([present(ENDING), present(ENDING)]);
  for (const called of [...calls, await present(ENDING)]) expect(called).toMatchObject(RENEWED);
  expect(fetch).toHaveBeenCalledOnce();
  const { url, headers } = lastRequest(fetch);
  expect(url).toBe('https://api.example/v1/session/renew');
  expect(headers.get('Authorization')).toBe('Bearer session-token');
  expect(saved()).toMatchObject(RENEWED);
});

it.each<[string, UserRecord]>([
  ['has more than a week left', { ...user, expiresAt: endsIn(8) }],
  ['names no end', user],
  ['is one of test mode', { ...ENDING, token: '' }],
])('does not renew a session that %s', async (_, record) => {
  const { present, fetch } = openedWith(record);
  expect(await present(record)).toMatchObject({ token: record.token });
  expect(fetch).not.toHaveBeenCalled();
});

it('makes no call without a person', async () => {
  const { present, fetch } = openedWith(ENDING);
  expect(await present(null)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['knows no renewal', () => answering('', { status: 404 })],
  ['is out of reach', unreachable],
  ['gives no token', () => answering({ ...RENEWED, token: '' })],
  ['names no new end', () => answering({ token: 'token-2' })],
])('continues with its token if the server %s', async (_, network) => {
  const { present, saved } = openedWith(ENDING, network());
  expect(await present(ENDING)).toEqual(ENDING);
  expect(saved()).toEqual(ENDING);
});

it('keeps the new token when the flow saves its own record of the person', async () => {
  const { present, users, saved } = openedWith(ENDING);
  await present(ENDING);
  users.save({ ...ENDING, trainingCompleted: true });
  users.save({ ...ENDING, trainingCompleted: true, connectedAccounts: [] });
  expect(saved()).toMatchObject({ ...RENEWED, trainingCompleted: true, connectedAccounts: [] });
});

it('uses the token that another tab renewed', async () => {
  const { present, tab, fetch } = openedWith(ENDING);
  const other = tab();
  await other.present(ENDING);
  expect(await present(ENDING)).toMatchObject(RENEWED);
  expect(fetch).toHaveBeenCalledOnce();
});

it('still knows the new token after the record was removed, to end the session', async () => {
  const { present, users } = openedWith(ENDING);
  await present(ENDING);
  users.forget();
  expect(users.present(ENDING)).toMatchObject(RENEWED);
});

it('does not restore a person who signed out during the renewal', async () => {
  const { present, users, fetch, saved } = openedWith(ENDING);
  fetch.mockImplementationOnce(async () => {
    users.forget();
    return Response.json(RENEWED);
  });
  await present(ENDING);
  expect(saved()).toBeNull();
});

it('uses the session that another tab began in its place', async () => {
  const { present, tab, fetch } = openedWith(ENDING);
  const again = { token: 'signed-in-again', expiresAt: endsIn(30) };
  tab().users.save({ ...ENDING, ...again });
  expect(await present(ENDING)).toMatchObject(again);
  expect(fetch).not.toHaveBeenCalled();
});

it('does not change a session that another tab began during the renewal', async () => {
  const { present, tab, fetch, saved } = openedWith(ENDING);
  const again = { token: 'signed-in-again', expiresAt: endsIn(30) };
  fetch.mockImplementationOnce(async () => {
    tab().users.save({ ...ENDING, ...again });
    return Response.json({ token: 'token-2', expiresAt: endsIn(20) });
  });
  expect(await present(ENDING)).toMatchObject(again);
  expect(saved()).toMatchObject(again);
});
