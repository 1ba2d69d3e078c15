// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordOwner } from '../../../widget/domain/record-key.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import { fakeStorage, NOW, user } from './builders.ts';
import { bob, KEY, LIVE, refuse, storeOn } from './user-stores.ts';

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
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

  it('is not changed by reading', () => {
    const { storage, items } = fakeStorage();
    storeOn(() => storage).save(user);
    storeOn(() => storage).load();
    expect([...items.keys()]).toEqual([KEY]);
  });

  it('is not read after its session has ended, and is removed', () => {
    const at = (ms: number) => new Date(NOW + ms).toISOString();
    const { storage, items } = fakeStorage({ [KEY]: JSON.stringify({ ...user, expiresAt: at(1) }) });
    expect(storeOn(() => storage).load()).toEqual({ ...user, expiresAt: at(1) });
    items.set(KEY, JSON.stringify({ ...user, expiresAt: at(0) }));
    expect(storeOn(() => storage).load()).toBeNull();
    expect(items.size).toBe(0);
  });

  it('of a session that has ended by this page’s clock does not end the flow of the sign-in', async () => {
    const { storage } = fakeStorage();
    const store = storeOn(() => storage);
    const callback = vi.fn();
    onTestFinished(store.onUserGone(callback));
    store.save({ ...user, expiresAt: new Date(NOW - 1).toISOString() });
    await Promise.resolve();
    expect(callback).not.toHaveBeenCalled();
  });

  it('does not exist on a first visit', () => {
    expect(storeOn(() => fakeStorage().storage).load()).toBeNull();
  });

  it('tells the page nothing if there is none, and the end of one that has ended', () => {
    const { storage, items } = fakeStorage();
    const changes: unknown[] = [];
    const note = ({ key }: StorageEvent) => changes.push(key);
    window.addEventListener('storage', note);
    onTestFinished(() => window.removeEventListener('storage', note));
    storeOn(() => storage).load();
    expect(changes).toEqual([]);
    items.set(KEY, JSON.stringify({ ...user, expiresAt: new Date(NOW - 1).toISOString() }));
    storeOn(() => storage).load();
    expect(changes).toEqual([KEY]);
  });

  it('is gone after it was removed', () => {
    const { storage, items } = fakeStorage({ [KEY]: JSON.stringify(user) });
    expect(storeOn(() => storage).forget()).toBe(true);
    expect(items.size).toBe(0);
  });

  it('stays current if the browser refuses to remove it', async () => {
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

  it('is in no event of the page, which has its token', () => {
    const { storage } = fakeStorage();
    const store = storeOn(() => storage);
    const events: StorageEvent[] = [];
    const note = (event: StorageEvent) => events.push(event);
    window.addEventListener('storage', note);
    onTestFinished(() => window.removeEventListener('storage', note));
    store.save(user);
    store.load();
    store.save({ ...user, pinCreated: true });
    store.forget();
    expect(events.map(({ key, oldValue, newValue }) => [key, oldValue, newValue])).toEqual([
      [KEY, null, ''],
      [KEY, null, ''],
      [KEY, null, null],
    ]);
  });

  it('that the browser refused to remove is still observed: another tab can sign out', async () => {
    const { storage } = fakeStorage({ [KEY]: JSON.stringify(user) });
    const store = storeOn(() => ({ ...storage, removeItem: refuse }));
    const callback = vi.fn();
    onTestFinished(store.onUserGone(callback));
    store.load();
    store.forget();
    await Promise.resolve();
    storage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
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
  ])('is removed if it has the content %j', (text) => {
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
  ])('is in memory, shared over the page, if storage is %s', (name, storage) => {
    const provider = `memory ${name}`;
    storeOn(storage, { provider }).save(user);
    expect(storeOn(storage, { provider }).load()).toEqual(user);
    storeOn(storage, { provider }).forget();
    expect(storeOn(storage, { provider }).load()).toBeNull();
  });

  it('is not the old one if the new one could not be stored', () => {
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
    const storeOf = (owner: Partial<Parameters<typeof createUserStore>[0]>) =>
      createUserStore(
        { ...LIVE, ...owner },
        { storage: (area) => ({ local, session })[area].storage, window, now: () => NOW },
      );
    return { local: local.items, session: session.items, storeOf };
  };

  it.each<[string, Partial<RecordOwner>]>([
    ['another provider', { provider: 'Other' }],
    ['another API origin', { apiBase: 'https://staging.example/api' }],
    ['test mode', { testMode: true }],
  ])('is not %s: neither reads, changes or removes the other’s record', (_, other) => {
    const { storeOf } = areas();
    storeOf(other).save(bob);
    expect(storeOf({}).load()).toBeNull();
    storeOf({}).save(user);
    expect(storeOf(other).load()).toEqual(bob);
    storeOf({}).forget();
    expect(storeOf(other).load()).toEqual(bob);
  });

  it('is one application in the provider’s frame, because the applications of a site share a storage', () => {
    const { storeOf } = areas();
    const [one, other] = ['key-1', 'key-2'].map((apiKey) =>
      storeOf({ apiKey, embedder: 'https://shop.example' }),
    );
    one?.save(user);
    expect([one?.load(), other?.load()]).toEqual([user, null]);
  });

  it('keeps its record in local storage', () => {
    const { local, session, storeOf } = areas();
    storeOf({}).save(user);
    expect([local.size, session.size]).toEqual([1, 0]);
  });

  it('keeps its record of test mode in session storage, which ends with the visit', () => {
    const { local, session, storeOf } = areas();
    storeOf({ testMode: true }).save(user);
    expect([local.size, session.size]).toEqual([0, 1]);
  });
});
