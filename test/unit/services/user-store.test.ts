// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createUserStore, type StoreOwner } from '../../../widget/services/user-store.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { fakeStorage, NOW, user } from './builders.ts';
import { bob, KEY, LIVE, refuse, storageChanges, storeOn } from './user-stores.ts';

const endsIn = (ms: number): UserRecord => ({ ...user, expiresAt: new Date(NOW + ms).toISOString() });

const storageWith = (saved: UserRecord | null) => fakeStorage(saved ? { [KEY]: JSON.stringify(saved) } : {});

const openedWith = (saved: UserRecord | null, parts: Partial<Storage> = {}) => {
  const { storage, items } = storageWith(saved);
  const store = storeOn(() => ({ ...storage, ...parts }));
  const gone = vi.fn();
  store.load();
  const stop = store.onUserGone(gone);
  onTestFinished(stop);
  const change = async (
    present: UserRecord | null,
    event: StorageEventInit = { key: KEY, newValue: null },
  ) => {
    if (present) items.set(KEY, JSON.stringify(present));
    else items.delete(KEY);
    window.dispatchEvent(new StorageEvent('storage', event));
    await Promise.resolve();
  };
  return { store, storage, items, gone, stop, change };
};

it('the saved record is kept in local storage under the provider, with a version, until it is removed', () => {
  const { storage, items } = fakeStorage();
  expect(storeOn(() => storage).load()).toBeNull();
  storeOn(() => storage).save(user);
  expect([...items.keys()]).toEqual([KEY]);
  expect(JSON.parse(items.get(KEY) ?? '')).toMatchObject({ version: 2, email: user.email });
  expect(storeOn(() => storage).load()).toEqual(user);
  expect([storeOn(() => storage).forget(), items.size]).toEqual([true, 0]);
});

it('a saved record is not read after its session has ended, and is removed', () => {
  const { storage, items } = storageWith(endsIn(1));
  expect(storeOn(() => storage).load()).toEqual(endsIn(1));
  items.set(KEY, JSON.stringify(endsIn(0)));
  expect([storeOn(() => storage).load(), items.size]).toEqual([null, 0]);
});

it('a person can sign in after another one, with a session that has ended by this page’s clock', async () => {
  const { store, storage, gone } = openedWith(null);
  storeOn(() => storage).save(bob);
  store.save(endsIn(-1));
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
  expect(store.read()).toEqual(endsIn(-1));
});

it('the events of a record tell the page no part of it, and nothing where there is none', () => {
  const { storage, items } = fakeStorage();
  const store = storeOn(() => storage);
  const changes = storageChanges();
  store.load();
  expect(changes).toEqual([]);
  store.save(user);
  store.load();
  store.save({ ...user, pinCreated: true });
  store.forget();
  items.set(KEY, JSON.stringify(endsIn(-1)));
  store.load();
  expect(changes).toEqual([
    [KEY, null, ''],
    [KEY, null, ''],
    [KEY, null, null],
    [KEY, null, null],
  ]);
});

it('a record that the browser refuses to remove stays current, and another tab can still sign out', async () => {
  const { store, gone, change } = openedWith(user, { removeItem: refuse });
  expect(store.forget()).toBe(false);
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
  expect(store.read()).toEqual(user);
  await change(null);
  expect(gone).toHaveBeenCalledOnce();
});

it.each([
  '',
  '{',
  '[]',
  JSON.stringify({ ...user, version: 1 }),
  JSON.stringify({ ...user, expiresAt: 'soon' }),
])('a saved record is removed if it has the content %j', (text) => {
  const { storage, items } = fakeStorage({ [KEY]: text });
  expect([storeOn(() => storage).load(), items.size]).toEqual([null, 0]);
});

it.each<[string, () => Storage]>([
  ['blocked', refuse],
  ['full', () => ({ ...fakeStorage().storage, setItem: refuse })],
  ['not there', () => JSON.parse('null')],
  ['write-only', () => ({ ...fakeStorage().storage, getItem: refuse })],
  ['forgetful', () => ({ ...fakeStorage().storage, getItem: () => null })],
])('a record is in memory, shared over the page, if storage is %s', (name, storage) => {
  const owner = { provider: `memory ${name}` };
  storeOn(storage, owner).save(user);
  expect(storeOn(storage, owner).load()).toEqual(user);
  storeOn(storage, owner).forget();
  expect(storeOn(storage, owner).load()).toBeNull();
});

it('a record is in memory while it could not be stored, and in storage again once that works', () => {
  const { storage } = storageWith(user);
  vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
  const store = storeOn(() => storage);
  store.load();
  store.save({ ...user, trainingCompleted: true });
  expect(store.load()).toMatchObject({ trainingCompleted: true });
  store.save({ ...user, trainingCompleted: true });
  storage.clear();
  expect(store.load()).toBeNull();
});

const areas = () => {
  const [local, session] = [fakeStorage(), fakeStorage()];
  const storage = (area: 'local' | 'session') => ({ local, session })[area].storage;
  const storeOf = (owner: Partial<StoreOwner>) =>
    createUserStore({ ...LIVE, ...owner }, { storage, window, now: () => NOW });
  return { local: local.items, session: session.items, storeOf };
};

it.each<[string, Partial<StoreOwner>]>([
  ['provider', { provider: 'Other' }],
  ['API origin', { apiBase: 'https://staging.example/api' }],
  ['mode', { testMode: true }],
  ['application in the provider’s frame', { apiKey: 'key-2', embedder: 'https://shop.example' }],
])('a record belongs to one %s: another one neither reads, changes nor removes it', (_, other) => {
  const { storeOf } = areas();
  const own = other.embedder ? { apiKey: 'key-1', embedder: other.embedder } : {};
  storeOf(other).save(bob);
  expect(storeOf(own).load()).toBeNull();
  storeOf(own).save(user);
  expect(storeOf(other).load()).toEqual(bob);
  storeOf(own).forget();
  expect(storeOf(other).load()).toEqual(bob);
});

it('a record is kept in local storage, and one of test mode in session storage, which ends with the visit', () => {
  const { local, session, storeOf } = areas();
  storeOf({}).save(user);
  expect([local.size, session.size]).toEqual([1, 0]);
  storeOf({ testMode: true }).save(user);
  expect([local.size, session.size]).toEqual([1, 1]);
});

const twoTabs = (saved: UserRecord) => {
  const { storage, items } = storageWith(saved);
  const [here, there] = [storeOn(() => storage), storeOn(() => storage)];
  here.load();
  there.load();
  return { here, there, present: () => JSON.parse(items.get(KEY) ?? 'null') };
};

it('two tabs keep the changes of each', () => {
  const known: UserRecord = { ...user, pinCreated: false, connectedAccounts: ['youtube'] };
  const { here, there, present } = twoTabs(known);
  there.save({ ...known, pinCreated: true });
  here.save({ ...known, connectedAccounts: ['youtube', 'github'] });
  expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['youtube', 'github'] });
  there.save({ ...known, pinCreated: true, connectedAccounts: [] });
  expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['github'] });
});

it('a tab restores no person who signed out in another one, and writes none over the next person', () => {
  const { here, there, present } = twoTabs(user);
  there.forget();
  here.save({ ...user, trainingCompleted: true });
  expect(present()).toBeNull();
  there.save(bob);
  here.save({ ...user, trainingCompleted: true });
  expect(present()).toEqual(bob);
});

it.each<[string, (store: ReturnType<typeof storeOn>) => unknown]>([
  ['signs out', (store) => store.forget()],
  ['gives way to another one', (store) => store.save(bob)],
])('a person who %s on this page is gone for every open flow that knew them', async (_, act) => {
  const { storage, gone } = openedWith(user);
  const stranger = openedWith(null);
  act(storeOn(() => storage));
  expect(gone).not.toHaveBeenCalled();
  await Promise.resolve();
  expect([gone.mock.calls.length, stranger.gone.mock.calls.length]).toEqual([1, 0]);
});

it.each<[string, (store: ReturnType<typeof storeOn>) => unknown]>([
  ['saves', (store) => store.save({ ...user, trainingCompleted: true })],
  ['signs out', (store) => store.forget()],
])('a person is not gone for the flow that %s itself', async (_, act) => {
  const { store, gone } = openedWith(user);
  act(store);
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
});

it('a person is gone once, when a save finds it, and for no flow that has stopped', async () => {
  const { store, items, gone, stop } = openedWith(user);
  const stopped = openedWith(user);
  stopped.stop();
  items.clear();
  for (const _ of [1, 2]) {
    store.save({ ...user, trainingCompleted: true });
    await Promise.resolve();
  }
  stop();
  await stopped.change(null);
  expect([gone.mock.calls.length, stopped.gone.mock.calls.length]).toEqual([1, 0]);
});

it.each<[string, UserRecord | null, StorageEventInit, number]>([
  ['ends the flow if the record is removed', null, { key: KEY, newValue: null }, 1],
  ['ends the flow if local storage is cleared', null, { key: null, newValue: null }, 1],
  ['ends the flow if another person signed in', bob, { key: KEY, newValue: JSON.stringify(bob) }, 1],
  ['changes nothing if session storage is cleared', user, { key: null, newValue: null }, 0],
  [
    'changes nothing if the same address is written otherwise',
    { ...user, email: 'ada@EXAMPLE.com' },
    { key: KEY, newValue: '{}' },
    0,
  ],
  [
    'changes nothing if another provider’s record is removed',
    user,
    { key: 'data-connect:other:user', newValue: null },
    0,
  ],
])('a storage event of another tab %s', async (_, present, event, times) => {
  const { gone, change } = openedWith(user);
  await change(present, event);
  expect(gone).toHaveBeenCalledTimes(times);
});

it('a removal in another tab deletes a record that only memory still has, but not after the stop', async () => {
  for (const isStopped of [false, true]) {
    const { store, storage, gone, stop, change } = openedWith(user);
    vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
    store.save({ ...user, trainingCompleted: true });
    if (isStopped) stop();
    await change(null);
    expect([gone.mock.calls.length, store.read() === null]).toEqual(isStopped ? [0, false] : [1, true]);
    stop();
    store.forget();
  }
});
