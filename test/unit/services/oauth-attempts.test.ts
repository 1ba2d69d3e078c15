import { describe, expect, it } from 'vitest';
import { attemptStore, isAttempted } from '../../../widget/services/oauth-attempts.ts';
import { safeStorage } from '../../../widget/services/storage.ts';
import { fakeStorage, NOW } from './builders.ts';

const KEY = 'data-connect:mosaic:oauth';
const pending = { platform: 'youtube', state: 'one-time', startedAt: NOW } as const;
const leaving = { ...pending, returnTo: 'https://shop.example/', element: 'sign-in' };

/** The storage of all tabs and that of this tab. */
const twoStorages = () => {
  const [shared, own] = [fakeStorage(), fakeStorage()];
  const attempts = attemptStore(
    'mosaic',
    safeStorage(() => shared.storage),
    safeStorage(() => own.storage),
  );
  return { attempts, shared: shared.items, own: own.items };
};

describe('a stored attempt', () => {
  it.each([
    ['in a window is kept for all tabs', pending, 0],
    ['of a page that leaves is kept for its own tab too', leaving, 1],
  ])('%s', (_, stored, copies) => {
    const { attempts, shared, own } = twoStorages();
    attempts.save(stored);
    expect([shared.size, own.size]).toEqual([1, copies]);
    expect([attempts.load(), attempts.find('one-time')]).toEqual([stored, stored]);
  });

  it('is found in its own tab, and by its own state only', () => {
    const { attempts, shared } = twoStorages();
    attempts.save(leaving);
    shared.clear();
    expect([attempts.load(), attempts.find('one-time'), attempts.find('other')]).toEqual([
      null,
      leaving,
      null,
    ]);
  });

  it('is forgotten in both, and no other one is', () => {
    const { attempts, shared, own } = twoStorages();
    attempts.save(leaving);
    attempts.forget('other');
    expect([shared.size, own.size]).toEqual([1, 1]);
    attempts.forget('one-time');
    attempts.forget('one-time');
    expect([shared.size, own.size]).toEqual([0, 0]);
  });
});

describe('whether this browser has an attempt', () => {
  const isIn = (local: Record<string, string>, session: Record<string, string> = {}) => {
    const areas = { local: fakeStorage(local), session: fakeStorage(session) };
    return isAttempted('one-time', { storage: (area) => areas[area].storage });
  };
  const text = JSON.stringify(pending);

  it.each([
    ['local storage', { one: '1', [KEY]: text }, {}],
    ['session storage', {}, { [KEY]: text }],
    ['an entry of another provider', { [KEY]: '{', 'data-connect:acme:id:oauth': text }, {}],
  ])('is seen in %s', (_, local, session) => {
    expect(isIn(local, session)).toBe(true);
  });

  it.each([
    ['with another state', { [KEY]: JSON.stringify({ ...pending, state: 'other' }) }],
    ['of another script before our name', { [`their-${KEY}`]: text }],
    ['of another script after our name', { [`${KEY}-theirs`]: text }],
    ['that is no attempt', { [KEY]: '{' }],
  ])('is not seen in an entry %s', (_, local) => {
    expect(isIn(local)).toBe(false);
  });

  it('is not seen where storage is blocked', () => {
    const storage = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    expect(isAttempted('one-time', { storage })).toBe(false);
  });
});
