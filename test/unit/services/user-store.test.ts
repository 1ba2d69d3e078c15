import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUserStore } from '../../../widget/services/user-store.ts';
import { fakeStorage, user } from './builders.ts';

const KEY = 'data-connect:mosaic:user';
const storeOn = (storage: () => Storage, slug = 'mosaic') => createUserStore(slug, { storage, window });

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
const full = () => {
  const { storage } = fakeStorage();
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  return { ...storage, setItem };
};

describe('the saved record', () => {
  it('is kept in local storage under the provider, with a version', () => {
    const { storage, items } = fakeStorage();
    storeOn(() => storage).save(user);
    expect([...items.keys()]).toEqual([KEY]);
    expect(JSON.parse(items.get(KEY) ?? '')).toMatchObject({ version: 1, email: user.email });
    expect(storeOn(() => storage).load()).toEqual(user);
  });

  it('stays when it is read', () => {
    const { storage, items } = fakeStorage();
    storeOn(() => storage).save(user);
    storeOn(() => storage).load();
    expect([...items.keys()]).toEqual([KEY]);
  });

  it('is none on a first visit', () => {
    expect(storeOn(() => fakeStorage().storage).load()).toBeNull();
  });

  it('is gone after it was forgotten', () => {
    const { storage, items } = fakeStorage({ [KEY]: JSON.stringify(user) });
    storeOn(() => storage).forget();
    expect(items.size).toBe(0);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    JSON.stringify({ ...user, version: 2 }),
    JSON.stringify({ ...user, token: 1 }),
  ])('is dropped when it reads %j', (text) => {
    const { storage, items } = fakeStorage({ [KEY]: text });
    expect(storeOn(() => storage).load()).toBeNull();
    expect(items.size).toBe(0);
  });

  it.each([
    ['blocked', blocked],
    ['full', () => full()],
    ['not there', () => JSON.parse('null')],
  ])('lives in memory, shared over the page, where storage is %s', (name, storage) => {
    const slug = `memory-${name}`;
    storeOn(storage, slug).save(user);
    expect(storeOn(storage, slug).load()).toEqual(user);
    storeOn(storage, slug).forget();
    expect(storeOn(storage, slug).load()).toBeNull();
  });

  it('is not the old one when the new one could not be stored', () => {
    const { storage } = fakeStorage({ 'data-connect:stale:user': JSON.stringify(user) });
    const failing = { ...storage, setItem: full().setItem };
    const store = storeOn(() => failing, 'stale');
    store.save({ ...user, pinCreated: false });
    expect(store.load()).toMatchObject({ pinCreated: false });
    store.forget();
  });
});

describe('signing out in the same tab', () => {
  const heardOf = (slug: string) => {
    const callback = vi.fn();
    const stop = storeOn(() => fakeStorage().storage, slug).onGone(callback);
    onTestFinished(stop);
    return { callback, stop };
  };
  const signOut = async (slug = 'mosaic') => {
    storeOn(() => fakeStorage().storage, slug).forget();
    await Promise.resolve();
  };

  it('is heard by every element of the provider, and by no other', async () => {
    const [one, two, other] = [heardOf('mosaic'), heardOf('mosaic'), heardOf('other')];
    await signOut();
    expect(one.callback).toHaveBeenCalledOnce();
    expect(two.callback).toHaveBeenCalledOnce();
    expect(other.callback).not.toHaveBeenCalled();
  });

  it('is not heard after the stop', async () => {
    const { callback, stop } = heardOf('mosaic');
    stop();
    await signOut();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('signing out in another tab', () => {
  const heardAfter = (event: StorageEventInit, entries: Record<string, string> = {}) => {
    const callback = vi.fn();
    const stop = storeOn(() => fakeStorage(entries).storage).onGone(callback);
    window.dispatchEvent(new StorageEvent('storage', event));
    stop();
    return callback;
  };

  it('is heard when the record is removed', () => {
    expect(heardAfter({ key: KEY, newValue: null })).toHaveBeenCalledOnce();
  });

  it('is heard when all of local storage is cleared', () => {
    expect(heardAfter({ key: null, newValue: null })).toHaveBeenCalledOnce();
  });

  it('is not heard when session storage is cleared', () => {
    expect(heardAfter({ key: null, newValue: null }, { [KEY]: JSON.stringify(user) })).not.toHaveBeenCalled();
  });

  it.each([
    ['another provider’s record', { key: 'data-connect:other:user', newValue: null }],
    ['a new record', { key: KEY, newValue: '{}' }],
  ])('is not heard for %s', (_, event) => {
    expect(heardAfter(event)).not.toHaveBeenCalled();
  });

  it('is not heard after the stop', () => {
    const callback = vi.fn();
    storeOn(() => fakeStorage().storage).onGone(callback)();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(callback).not.toHaveBeenCalled();
  });
});
