import { vi } from 'vitest';
import type { Notice } from '../../../widget/domain/notice.ts';
import type { ShareRequest } from '../../../widget/machine/ports.ts';
import { type ApiAccess, apiAddress } from '../../../widget/services/api.ts';
import type { Popup } from '../../../widget/services/environment.ts';
import { createPost } from '../../../widget/services/http.ts';
import type { UserRecord } from '../../../widget/types.ts';

export const NOW = Date.parse('2026-11-21T12:00:00.000Z');
export const API = 'https://api.example/v1/';

export const never = new AbortController().signal;

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export const answering = (body: unknown, init: ResponseInit = {}) =>
  vi.fn<Fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));

export const unreachable = () => vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')));

export const silent = () =>
  vi.fn<Fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );

export const apiOn = (fetch: Fetch, parts: Partial<ApiAccess> = {}): ApiAccess => ({
  post: createPost({ fetch, now: () => NOW }),
  address: (path) => apiAddress(API, 'https://host.example/page', path),
  apiKey: 'key-1',
  locale: 'de',
  ...parts,
});

export const status = (code: number, headers: Record<string, string> = {}) =>
  answering('', { status: code, headers });

export const lastRequest = (fetch: ReturnType<typeof answering>) => {
  const [url, init] = fetch.mock.lastCall ?? ['', {}];
  const body: unknown = JSON.parse(String(init?.body));
  return { url: String(url), headers: new Headers(init?.headers), body, init };
};

export const problemIn = async (promise: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  return typeof error === 'object' && error !== null && 'problem' in error ? error.problem : error;
};

export const messageIn = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'It did not fail',
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );

export const user: UserRecord = {
  version: 2,
  email: 'Ada@Example.com',
  username: 'ada',
  verified: true,
  onboardingComplete: true,
  pinCreated: true,
  trainingCompleted: false,
  connectedAccounts: ['youtube'],
  token: 'session-token',
  isNewUser: false,
  userState: 'existing',
  flowType: 'login',
};

export const NOTICE: Notice = {
  language: 'de',
  version: '2.1.7',
  offered: [{ data: 'Medium', text: 'Basisdaten' }],
};

export const shareRequest = (parts: Partial<ShareRequest> = {}): ShareRequest => ({
  user,
  appName: 'My App',
  requestData: { ids: ['basic', 'personality', 'preferences'] },
  approved: ['basic', 'personality'],
  limits: {},
  encryptedPin: 'v1.secret',
  ...parts,
});

/** A popup that a test can navigate. `away` is another origin, where reading the address throws. */
export const fakePopup = () => {
  const opener: unknown = 'the page';
  const state = { closed: false, address: 'about:blank', away: false, opener };
  const replace = vi.fn((url: string) => {
    state.address = url;
    state.away = true;
  });
  const popup: Popup = {
    get top() {
      return popup;
    },
    get closed() {
      return state.closed;
    },
    get opener() {
      return state.opener;
    },
    set opener(value) {
      if (state.away) throw new DOMException('Blocked a frame', 'SecurityError');
      state.opener = value;
    },
    location: {
      get href() {
        if (state.away) throw new DOMException('Blocked a frame', 'SecurityError');
        return state.address;
      },
      replace,
    },
    close: vi.fn(() => {
      state.closed = true;
    }),
  };
  return { popup, state, replace };
};

export const fakeStorage = (entries: Record<string, string> = {}) => {
  const items = new Map(Object.entries(entries));
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  return { storage, items };
};

export const asLocal = (local: Storage) => {
  const { storage: session } = fakeStorage();
  return (area: 'local' | 'session') => ({ local, session })[area];
};

export const WORK = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00112233445566778899aabbccddeeff',
  salt: 'ffeeddccbbaa99887766554433221100',
  keyPrefix: '0',
  keyLength: 32,
  cost: 10,
};
