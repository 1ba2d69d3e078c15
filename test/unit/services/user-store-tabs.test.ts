// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordOwner } from '../../../widget/domain/record-key.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { fakeStorage, user } from './builders.ts';
import { bob, KEY, refuse, storeOn } from './user-stores.ts';

/** Two tabs on one storage, each with its own store. */
const twoTabs = (saved?: UserRecord) => {
  const { storage, items } = fakeStorage(saved ? { [KEY]: JSON.stringify(saved) } : {});
  const [here, there] = [storeOn(() => storage), storeOn(() => storage)];
  here.load();
  there.load();
  return { here, there, items, present: () => JSON.parse(items.get(KEY) ?? 'null') };
};

describe('two tabs that change one record', () => {
  it('keep the changes of each', () => {
    const { here, there, present } = twoTabs({ ...user, pinCreated: false, connectedAccounts: ['youtube'] });
    const known: UserRecord = { ...user, pinCreated: false, connectedAccounts: ['youtube'] };
    there.save({ ...known, pinCreated: true });
    here.save({ ...known, connectedAccounts: ['youtube', 'github'] });
    expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['youtube', 'github'] });
    there.save({ ...known, pinCreated: true, connectedAccounts: [] });
    expect(present()).toMatchObject({ pinCreated: true, connectedAccounts: ['github'] });
  });

  it('do not restore a person who signed out in one of them', () => {
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

  it('let a person sign in after another one', () => {
    const { storage, items } = fakeStorage();
    const [here, there] = [storeOn(() => storage), storeOn(() => storage)];
    here.load();
    there.save(bob);
    here.save(user);
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual(user);
  });
});

/** A flow that opened with a record; returns the number of its callbacks. */
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
  it('is detected by every open flow that knew the person', async () => {
    const { storage, callback } = openedWith(user);
    const stranger = openedWith(null);
    storeOn(() => storage).forget();
    expect(callback).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
    expect(stranger.callback).not.toHaveBeenCalled();
  });

  it('is detected if another person signs in', async () => {
    const { storage, callback } = openedWith(user);
    storeOn(() => storage).save(bob);
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each<[string, (store: ReturnType<typeof storeOn>) => void]>([
    ['saves', (store) => store.save({ ...user, trainingCompleted: true })],
    ['signs out', (store) => store.forget()],
  ])('is not detected by the flow that %s itself', async (_, change) => {
    const { store, callback } = openedWith(user);
    change(store);
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });

  it('is detected once, when a save finds it', async () => {
    const { store, items, callback } = openedWith(user);
    items.clear();
    store.save({ ...user, trainingCompleted: true });
    await Promise.resolve();
    store.save({ ...user, trainingCompleted: true });
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('is not detected after the stop', async () => {
    const { storage, callback, stop } = openedWith(user);
    stop();
    storeOn(() => storage).forget();
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('a storage event of another tab', () => {
  const after = async (present: UserRecord | null, event: StorageEventInit) => {
    const { items, callback } = openedWith(user);
    if (present) items.set(KEY, JSON.stringify(present));
    else items.delete(KEY);
    window.dispatchEvent(new StorageEvent('storage', event));
    await Promise.resolve();
    return callback;
  };

  it.each<[string, UserRecord | null, StorageEventInit]>([
    ['the record is removed', null, { key: KEY, newValue: null }],
    ['local storage is cleared', null, { key: null, newValue: null }],
    ['another person signed in', bob, { key: KEY, newValue: JSON.stringify(bob) }],
  ])('ends the flow when %s', async (_, present, event) => {
    expect(await after(present, event)).toHaveBeenCalledOnce();
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
  ])('changes nothing when %s', async (_, present, event) => {
    expect(await after(present, event)).not.toHaveBeenCalled();
  });

  it('of a removal deletes a record that only memory still has', async () => {
    const { store, storage, callback } = openedWith(user);
    vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
    store.save({ ...user, trainingCompleted: true });
    storage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
    expect(store.load()).toBeNull();
  });

  it('of a removal deletes nothing after the stop', () => {
    const { store, storage, stop } = openedWith(user);
    onTestFinished(() => void store.forget());
    vi.spyOn(storage, 'setItem').mockImplementationOnce(refuse);
    store.save({ ...user, trainingCompleted: true });
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(store.read()).toMatchObject({ trainingCompleted: true });
  });

  it('is ignored after the stop', async () => {
    const { items, callback, stop } = openedWith(user);
    stop();
    items.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });
});
