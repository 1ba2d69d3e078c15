// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { endSession } from '../../../widget/services/end-session.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { answering, type Fetch, user } from './builders.ts';

const ENDS: UserRecord = { ...user, expiresAt: '2026-12-21T12:00:00.000Z' };
const SETTINGS = { apiBase: 'https://api.example/v1', apiKey: 'key-1' };

const end = (fetch: Fetch, record = ENDS) => endSession(SETTINGS, record, { fetch, window });

/** Lets a rejected request reach its handler. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('ending the session at the server', () => {
  it('asks by DELETE, with the token, in a request that outlives the page', () => {
    const fetch = answering({ ended: 1 });
    end(fetch);
    const [url, init] = fetch.mock.lastCall ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('https://api.example/v1/session');
    expect(init).toMatchObject({ method: 'DELETE', keepalive: true, credentials: 'omit', redirect: 'error' });
    expect([headers.get('Authorization'), headers.get('x-api-key')]).toEqual([
      'Bearer session-token',
      'key-1',
    ]);
  });

  it.each([
    ['names no end of its sessions', user],
    ['issued no token, as in test mode', { ...ENDS, token: '' }],
  ])('is not asked of a server that %s', (_, record) => {
    const fetch = answering({});
    end(fetch, record);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked once more when the network is back', async () => {
    const fetch = answering({});
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    end(fetch);
    await settle();
    for (const _ of [1, 2]) window.dispatchEvent(new Event('online'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
