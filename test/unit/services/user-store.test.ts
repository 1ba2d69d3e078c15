// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordOwner } from '../../../widget/domain/record-key.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { fakeStorage, NOW, user } from './builders.ts';

const KEY = 'data-connect:mosaic:user';
const LIVE: RecordOwner = { provider: 'Mosaic', apiBase: '/api', testMode: false };
const bob: UserRecord = { ...user, email: 'bob@example.com', username: 'bob', token: 'bob-token' };

const storeOn = (storage: () => Storage, owner: Partial<RecordOwner> = {}) =>
  createUserStore({ ...LIVE, ...owner }, { storage, window, now: () => NOW });

/** Two tabs on one storage: each has a store of its own. */
const twoTabs = (saved?: UserRecord) => {
  const { storage, items } = fakeStorage(saved ? { [KEY]: JSON.stringify(saved) } : {});
  const [here, there] = [storeOn(() => storage), storeOn(() => storage)];
  here.load();
  there.load();
  return { here, there, items, present: () => JSON.parse(items.get(KEY) ?? 'null') };
};

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};
const full = () => ({ ...fakeStorage().storage, setItem: refuse });

describe('the saved record', () => {
  it('is kept in local storage under the provider, with a version', () => {
    const { storage, items } = fakeStorage();
    storeOn(() => storage).save(user);
    expect([...items.keys()]).toEqual([KEY]);
    expect(JSON.parse(items.get(KEY) ?? '')).toMatchObject({ version: 2, email: user.email });
    expect(storeOn(() => storage).load()).toEqual(user);
  });

  it('stays when it is read', () => {
    const { storage, items } = fakeStorage();
    storeOn(() => storage).save(user);
    storeOn(() => storage).load();
    expect([...items.keys()]).toEqual([KEY]);
  });

  it('is not read once its session has ended, and is removed', () => {
    const at = (ms: number) => new Date(NOW + ms).toISOString();
    const { storage, items } = fakeStorage({ [KEY]: JSON.stringify({ ...user, expiresAt: at(1) }) });
    expect(storeOn(() => storage).load()).toEqual({ ...user, expiresAt: at(1) });
    items.set(KEY, JSON.stringify({ ...user, expiresAt: at(0) }));
    expect(storeOn(() => storage).load()).toBeNull();
    expect(items.size).toBe(0);
  });

  it('of a session that has ended by this page’s clock does not end the flow that signed in', async () => {
    const { storage } = fakeStorage();
    const store = storeOn(() => storage);
    const callback = vi.fn();
    onTestFinished(store.onUserGone(callback));
    store.save({ ...user, expiresAt: new Date(NOW - 1).toISOString() });
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });

  it('is none on a first visit', () => {
    expect(storeOn(() => fakeStorage().storage).load()).toBeNull();
  });

  it('is gone after it was forgotten', () => {
    const { storage, items } = fakeStorage({ [KEY]: JSON.stringify(user) });
    expect(storeOn(() => storage).forget()).toBe(true);
    expect(items.size).toBe(0);
  });

  it('is still the present one where the browser refuses to remove it', async () => {
    const { storage } = fakeStorage({ [KEY]: JSON.stringify(user) });
    const store = storeOn(() => ({ ...storage, removeItem: refuse }));
    const callback = vi.fn();
    onTestFinished(store.onUserGone(callback));
    store.load();
    expect(store.forget()).toBe(false);
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
    expect(store.load()).toEqual(user);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    JSON.stringify({ ...user, version: 1 }),
    JSON.stringify({ ...user, token: 1 }),
    JSON.stringify({ ...user, expiresAt: 'soon' }),
  ])('is dropped when it reads %j', (text) => {
    const { storage, items } = fakeStorage({ [KEY]: text });
    expect(storeOn(() => storage).load()).toBeNull();
    expect(items.size).toBe(0);
  });

  it.each([
    ['blocked', blocked],
    ['full', () => full()],
    ['not there', () => JSON.parse('null')],
    ['write-only', () => ({ ...fakeStorage().storage, getItem: refuse })],
    ['forgetful', () => ({ ...fakeStorage().storage, getItem: () => null })],
  ])('lives in memory, shared over the page, where storage is %s', (name, storage) => {
    const provider = `memory ${name}`;
    storeOn(storage, { provider }).save(user);
    expect(storeOn(storage, { provider }).load()).toEqual(user);
    storeOn(storage, { provider }).forget();
    expect(storeOn(storage, { provider }).load()).toBeNull();
  });

  it('is not the old one when the new one could not be stored', () => {
    const { storage } = fakeStorage({ 'data-connect:stale:user': JSON.stringify(user) });
    const failing = { ...storage, setItem: refuse };
    const store = storeOn(() => failing, { provider: 'stale' });
    store.save({ ...user, trainingCompleted: true });
    expect(store.load()).toMatchObject({ trainingCompleted: true });
    store.forget();
  });

  it('is read from storage again once that works', () => {
    const { storage } = fakeStorage();
    const store = storeOn(() => storage);
    const failing = vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
    store.save(user);
    expect(failing).toHaveBeenCalledOnce();
    store.save({ ...user, trainingCompleted: true });
    storage.clear();
    expect(store.load()).toBeNull();
  });
});

describe('the owner of a record', () => {
  const areas = () => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    const storeOf = (owner: Partial<RecordOwner>) =>
      createUserStore(
        { ...LIVE, ...owner },
        { storage: (area) => (area === 'local' ? local : session).storage, window, now: () => NOW },
      );
    return { local: local.items, session: session.items, storeOf };
  };

  it.each<[string, Partial<RecordOwner>]>([
    ['another provider', { provider: 'Other' }],
    ['another API origin', { apiBase: 'https://staging.example/api' }],
    ['test mode', { testMode: true }],
  ])('is not %s: neither reads, changes or forgets the other’s record', (_, other) => {
    const { storeOf } = areas();
    storeOf(other).save(bob);
    expect(storeOf({}).load()).toBeNull();
    storeOf({}).save(user);
    expect(storeOf(other).load()).toEqual(bob);
    storeOf({}).forget();
    expect(storeOf(other).load()).toEqual(bob);
  });

  it('keeps its record of test mode in session storage, which ends with the visit', () => {
    const { local, session, storeOf } = areas();
    storeOf({ testMode: true }).save(user);
    expect([local.size, session.size]).toEqual([0, 1]);
  });
});

describe('two tabs that change one record', () => {
  it('keep what each of them did', () => {
    const { here, there, present } = twoTabs({ ...user, pinCreated: false, connectedAccounts: ['youtube'] });
    const known: UserRecord = { ...user, pinCreated: false, connectedAccounts: ['youtube'] };
    there.save({ ...known, pinCreated: true });
    here.save({ ...known, connectedAccounts: ['youtube', 'github'] });
    expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['youtube', 'github'] });
    there.save({ ...known, pinCreated: true, connectedAccounts: [] });
    expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['github'] });
  });

  it('do not bring back a person who signed out in one of them', () => {
    const { here, there, present } = twoTabs(user);
    there.forget();
    here.save({ ...user, trainingCompleted: true });
    expect(present()).toBeNull();
  });

  it('do not write one person over another', () => {
    const { here, there, present } = twoTabs(user);
    there.forget();
    there.save(bob);
    here.save({ ...user, trainingCompleted: true });
    expect(present()).toEqual(bob);
  });

  it('let a person sign in where another one was', () => {
    const { storage, items } = fakeStorage();
    const [here, there] = [storeOn(() => storage), storeOn(() => storage)];
    here.load();
    there.save(bob);
    here.save(user);
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual(user);
  });
});

/** A flow that opened with a record, and the number of its calls back. */
const openedWith = (saved: UserRecord | null, owner: Partial<RecordOwner> = {}) => {
  const { storage, items } = fakeStorage(saved ? { [KEY]: JSON.stringify(saved) } : {});
  const store = storeOn(() => storage, owner);
  const callback = vi.fn();
  store.load();
  const stop = store.onUserGone(callback);
  onTestFinished(stop);
  return { store, storage, items, callback, stop };
};

describe('a person who signed out in the same tab', () => {
  it('is noticed by every open flow that knew the person', async () => {
    const { storage, callback } = openedWith(user);
    const stranger = openedWith(null);
    storeOn(() => storage).forget();
    expect(callback).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
    expect(stranger.callback).not.toHaveBeenCalled();
  });

  it('is noticed where another person signs in', async () => {
    const { storage, callback } = openedWith(user);
    storeOn(() => storage).save(bob);
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each<[string, (store: ReturnType<typeof storeOn>) => void]>([
    ['saves', (store) => store.save({ ...user, trainingCompleted: true })],
    ['signs out', (store) => store.forget()],
  ])('is not noticed by the flow that %s itself', async (_, change) => {
    const { store, callback } = openedWith(user);
    change(store);
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });

  it('is noticed once, when a save finds it', async () => {
    const { store, items, callback } = openedWith(user);
    items.clear();
    store.save({ ...user, trainingCompleted: true });
    await Promise.resolve();
    store.save({ ...user, trainingCompleted: true });
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('is not noticed after the stop', async () => {
    const { storage, callback, stop } = openedWith(user);
    stop();
    storeOn(() => storage).forget();
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('a storage event of another tab', () => {
  const after = (present: UserRecord | null, event: StorageEventInit) => {
    const { items, callback } = openedWith(user);
    if (present) items.set(KEY, JSON.stringify(present));
    else items.delete(KEY);
    window.dispatchEvent(new StorageEvent('storage', event));
    return callback;
  };

  it.each<[string, UserRecord | null, StorageEventInit]>([
    ['the record is removed', null, { key: KEY, newValue: null }],
    ['local storage is cleared', null, { key: null, newValue: null }],
    ['another person signed in', bob, { key: KEY, newValue: JSON.stringify(bob) }],
  ])('ends the flow when %s', (_, present, event) => {
    expect(after(present, event)).toHaveBeenCalledOnce();
  });

  it.each<[string, UserRecord, StorageEventInit]>([
    ['session storage is cleared', user, { key: null, newValue: null }],
    ['the same person goes on', { ...user, trainingCompleted: true }, { key: KEY, newValue: '{}' }],
    [
      'the same address is written otherwise',
      { ...user, email: 'ada@EXAMPLE.com' },
      { key: KEY, newValue: '{}' },
    ],
    ['another provider’s record is removed', user, { key: 'data-connect:other:user', newValue: null }],
  ])('changes nothing when %s', (_, present, event) => {
    expect(after(present, event)).not.toHaveBeenCalled();
  });

  it('of a removal drops what only memory still holds', () => {
    const { store, storage, callback } = openedWith(user);
    vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
    store.save({ ...user, trainingCompleted: true });
    storage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(callback).toHaveBeenCalledOnce();
    expect(store.load()).toBeNull();
  });

  it('is ignored after the stop', () => {
    const { items, callback, stop } = openedWith(user);
    stop();
    items.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(callback).not.toHaveBeenCalled();
  });
});
