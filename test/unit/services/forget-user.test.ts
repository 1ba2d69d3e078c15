// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetUser } from '../../../widget/services/forget-user.ts';
import { fakeStorage, user } from './builders.ts';
import { KEY, LIVE, refuse } from './user-stores.ts';

const ENDS = { ...user, expiresAt: '2026-12-21T12:00:00.000Z' };

const keep = (record: unknown, storage = localStorage, key = KEY) =>
  storage.setItem(key, JSON.stringify(record));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing out without the flow', () => {
  it('removes the record, names the person who was signed in, and loads nothing for it', () => {
    keep(user);
    const load = vi.fn();
    expect(forgetUser(LIVE, load)).toEqual({ username: 'ada' });
    expect(localStorage.length).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps the token of a session that has an end until the flow has ended it at the server', () => {
    keep(ENDS);
    const load = vi.fn();
    forgetUser(LIVE, load);
    expect({ ...localStorage }).toEqual({ [`${KEY}:open`]: 'session-token' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('in test mode keeps the record of the live mode', () => {
    keep(user);
    keep({ ...user, username: 'tester' }, sessionStorage, `${KEY}:test`);
    expect(forgetUser({ ...LIVE, testMode: true }, () => {})).toEqual({ username: 'tester' });
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('names no person if no one was signed in', () => {
    const load = vi.fn();
    expect(forgetUser(LIVE, load)).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('names no person if storage is blocked', () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    expect(forgetUser(LIVE, () => {})).toBeNull();
  });

  it('fails if the browser refuses to remove the record', () => {
    const { storage } = fakeStorage({ [KEY]: JSON.stringify(ENDS) });
    const keeping = { ...storage, removeItem: refuse };
    const refused = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(keeping);
    onTestFinished(() => refused.mockRestore());
    expect(() => forgetUser(LIVE, () => {})).toThrow('Refused');
  });
});
