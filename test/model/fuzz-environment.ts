import { MODEL_USERS } from '../../widget/machine.ts';
import type { BrowserEnvironment } from '../../widget/services/environment.ts';
import { fakePopup, fakeStorage } from '../unit/services/builders.ts';

export const SECRETS = {
  pin: 'engine#1843',
  code: '424242',
  token: 'session-token-7f3a',
  access: 'access-token-91bc',
} as const;

const SIGN_IN = { token: SECRETS.token, username: 'ada', accessToken: SECRETS.access, apiUrl: '/inference' };
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), init);
const OUTCOMES: readonly (() => Response)[] = [
  json({ ...SIGN_IN, isNewUser: true, pinKey: MODEL_USERS.pinWithKey.pinKey }),
  json({ ...SIGN_IN, isNewUser: true, url: 'https://provider.example/allow' }),
  json({ ...SIGN_IN, isNewUser: false, authUrl: 'https://provider.example/allow' }),
  json({ ...SIGN_IN, url: 'javascript:alert(1)' }),
  json({}),
  json({}, { status: 400 }),
  json({}, { status: 401 }),
  json({ code: 'session.unknown' }, { status: 401 }),
  json({}, { status: 410 }),
  json({}, { status: 429, headers: { 'Retry-After': '30' } }),
  json({}, { status: 500 }),
  json({}, { status: 503 }),
  () => new Response('{"sent": tr'),
  () => new Response(''),
  () => new Response('<p>Gateway</p>', { headers: { 'Content-Type': 'text/html' } }),
  json(['token', 'url']),
  json(null),
];
export const OUTCOME_COUNT = OUTCOMES.length + 1;

const bytes = async (length: number) => new Uint8Array(length).fill(7).buffer;
/** WebCrypto that answers within this task: the real one takes time that a test's clock does not control. */
const subtle: SubtleCrypto = Object.create(crypto.subtle, {
  importKey: { value: async () => 'key' },
  deriveKey: { value: async () => 'key' },
  generateKey: { value: async () => ({ publicKey: 'key', privateKey: 'key' }) },
  deriveBits: { value: () => bytes(32) },
  exportKey: { value: () => bytes(65) },
  encrypt: { value: () => bytes(28) },
  digest: { value: () => bytes(32) },
});
const getRandomValues: Crypto['getRandomValues'] = (values) => crypto.getRandomValues(values);

interface PendingRequest {
  readonly url: string;
  readonly body: string;
  readonly answer: (outcome: number) => void;
}

export interface FuzzSettings {
  readonly isPhone: boolean;
  /** `full` refuses to write, `blocked` refuses everything. */
  readonly storage: 'open' | 'full' | 'blocked';
  readonly hasWebCrypto: boolean;
  readonly blocksPopups: boolean;
}

/** The browser for the services, with a count of everything that keeps running. */
export const fuzzEnvironment = ({ isPhone, storage: access, hasWebCrypto, blocksPopups }: FuzzSettings) => {
  const requests = new Set<PendingRequest>();
  const addresses: string[] = [];
  const bodies: string[] = [];
  const listeners = new Set<readonly [string, EventListenerOrEventListenerObject]>();
  const channels = new Set<(data: unknown) => void>();
  const popups: ReturnType<typeof fakePopup>[] = [];
  const { storage, items } = fakeStorage();

  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  const page: Window = Object.create(window, {
    innerWidth: { value: isPhone ? 400 : 1200 },
    addEventListener: {
      value: (type: string, listener: EventListenerOrEventListenerObject) => listeners.add([type, listener]),
    },
    removeEventListener: {
      value: (type: string, listener: EventListenerOrEventListenerObject) => {
        for (const entry of listeners)
          if (entry[0] === type && entry[1] === listener) listeners.delete(entry);
      },
    },
  });

  const environment: BrowserEnvironment = {
    window: page,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const request: PendingRequest = {
          url: String(input),
          body: String(init?.body),
          answer: (outcome) => {
            requests.delete(request);
            const response = OUTCOMES[outcome]?.();
            if (response) resolve(response);
            else reject(new TypeError('Failed to fetch'));
          },
        };
        requests.add(request);
        addresses.push(request.url);
        bodies.push(request.body);
        init?.signal?.addEventListener('abort', () => {
          requests.delete(request);
          reject(init.signal?.reason);
        });
      }),
    crypto: hasWebCrypto
      ? { getRandomValues, subtle, randomUUID: () => crypto.randomUUID() }
      : { getRandomValues },
    storage: () => {
      if (access === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
      return access === 'full' ? { ...storage, length: 0, setItem: refuse } : storage;
    },
    now: () => Date.now(),
    open: () => {
      if (blocksPopups) return null;
      const opened = fakePopup();
      popups.push(opened);
      return opened.popup;
    },
    leave: (url) => {
      addresses.push(url);
    },
    channel: (_, listener) => {
      channels.add(listener);
      return () => channels.delete(listener);
    },
  };

  const dispatch = (type: string, event: Event) => {
    for (const [name, listener] of [...listeners]) {
      if (name === type && typeof listener === 'function') listener(event);
    }
  };

  return {
    environment,
    requests,
    bodies,
    popups,
    items,
    dispatch,
    broadcast: (data: unknown) => {
      for (const listener of [...channels]) listener(data);
    },
    addresses: () => [...addresses, ...popups.flatMap(({ replace }) => replace.mock.calls.flat())],
    running: () => [
      ...[...requests].map(({ url }) => `request ${url}`),
      ...[...listeners].map(([type]) => `listener for ${type}`),
      ...[...channels].map(() => 'channel'),
      ...popups.filter(({ state }) => !state.closed).map(() => 'window'),
    ],
  };
};

export type FuzzEnvironment = ReturnType<typeof fuzzEnvironment>;
