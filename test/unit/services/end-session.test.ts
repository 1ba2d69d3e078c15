// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../../widget/services/end-session.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { answering, asLocal, type Fetch, user } from './builders.ts';

const ENDS: UserRecord = { ...user, expiresAt: '2026-12-21T12:00:00.000Z' };
const SETTINGS = { provider: 'Mosaic', apiBase: 'https://api.example/v1', apiKey: 'key-1', testMode: false };
const WAITING = 'data-connect:mosaic:user:https://api.example:open';

const end = (fetch: Fetch, record: UserRecord | null = ENDS) =>
  endSession(SETTINGS, record, { fetch, window, storage: asLocal(localStorage) });

beforeEach(() => localStorage.clear());

const settle = () => new Promise((resolve) => setTimeout(resolve));

const offline = () => {
  const listeners = new Map<string, { listener: unknown; isOnce: boolean }>();
  const page = {
    fetch: vi.fn<Fetch>().mockRejectedValue(new TypeError('Failed to fetch')),
    storage: asLocal(localStorage),
    window: {
      document,
      location,
      addEventListener: (name: string, listener: unknown, options: unknown) =>
        void listeners.set(name, { listener, isOnce: Object(options).once === true }),
      removeEventListener: (name: string, listener: unknown) => {
        if (listeners.get(name)?.listener === listener) listeners.delete(name);
      },
    },
  };
  return { page, listeners };
};

it('a session is ended by DELETE with the token, in a request that outlives the page', () => {
  const fetch = answering({ ended: 1 });
  end(fetch);
  const [url, init] = fetch.mock.lastCall ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('https://api.example/v1/session');
  expect(init).toMatchObject({ method: 'DELETE', keepalive: true, credentials: 'omit', redirect: 'error' });
  expect(headers.get('Authorization')).toBe('Bearer session-token');
  expect(headers.get('x-api-key')).toBe('key-1');
});

it.each([
  ['whose server names no end', user],
  ['without a token, as in test mode', { ...ENDS, token: '' }],
  ['that no one signed out of', null],
])('a session %s is not ended at the server', (_, record) => {
  const fetch = answering({});
  end(fetch, record);
  expect(fetch).not.toHaveBeenCalled();
});

it('the end of a session is requested once more when the network is back', async () => {
  const fetch = answering({});
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  end(fetch);
  await settle();
  for (const _ of [1, 2]) window.dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a page listens once for the network, for any number of sign-outs, until each provider has answered', async () => {
  const { page, listeners } = offline();
  for (const provider of ['Mosaic', 'Mosaic', 'Acme']) {
    endSession({ ...SETTINGS, provider }, ENDS, page);
    await settle();
  }
  const network = { ...page, fetch: answering({ ended: 1 }) };
  for (const [provider, left] of [
    ['Mosaic', 1],
    ['Acme', 0],
  ] as const) {
    expect(listeners.size).toBe(1);
    endSession({ ...SETTINGS, provider }, null, network);
    await settle();
    expect(listeners.size).toBe(left);
  }
});

it('a page listens for the network no longer if another tab has ended the session', async () => {
  const { page, listeners } = offline();
  endSession(SETTINGS, ENDS, page);
  await settle();
  localStorage.clear();
  for (const { listener, isOnce } of listeners.values()) {
    if (isOnce) listeners.clear();
    if (typeof listener === 'function') listener();
  }
  await settle();
  expect([page.fetch.mock.calls.length, listeners.size]).toEqual([1, 0]);
});

it('a sign-out keeps the token, and nothing else, until the server has answered', async () => {
  end(answering({ ended: 1 }));
  expect({ ...localStorage }).toEqual({ [WAITING]: 'session-token' });
  await settle();
  expect(localStorage.length).toBe(0);
});

it.each<[string, Fetch]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server fails', async () => new Response('', { status: 500 })],
])('a later page ends a session after a sign-out %s', async (_, spoilt) => {
  const fetch = answering({ ended: 1 }).mockImplementationOnce(spoilt);
  end(fetch);
  await settle();
  end(fetch, null);
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('Authorization')).toBe('Bearer session-token');
  await settle();
  end(fetch, null);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('the token of a person who signed out during another person’s answer stays', async () => {
  const fetch = answering({ ended: 1 }).mockImplementationOnce(async () => {
    localStorage.setItem(WAITING, 'later-token');
    return Response.json({ ended: 1 });
  });
  end(fetch);
  await settle();
  expect(localStorage.getItem(WAITING)).toBe('later-token');
});
