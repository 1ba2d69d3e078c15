// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { apiAddress } from '../../../widget/services/api.ts';
import { createPasskeys } from '../../../widget/services/passkeys.ts';
import { settle } from '../../support/open-flow.ts';
import {
  CHOSEN_JSON,
  CREATION_OPTIONS,
  chosenCredential,
  MADE_JSON,
  madeCredential,
  passkeyGlobals,
  REQUEST_OPTIONS,
} from '../../support/passkey-credential.ts';
import { answering, apiOn, asLocal, fakeStorage, lastRequest, never, problemIn, user } from './builders.ts';

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const SIGNED_IN = { token: 'one', email: 'ada@example.org' };
const KEY = 'data-connect:mosaic:passkey';
const FAILED = { code: 'passkey.failed' };

afterEach(() => vi.unstubAllGlobals());

const provider = (answer: unknown = SIGNED_IN, init: ResponseInit = {}) =>
  answering(answer).mockImplementation(async (url) => {
    if (String(url).endsWith('/sign-in/options')) return Response.json(REQUEST_OPTIONS);
    if (String(url).endsWith('/options')) return Response.json(CREATION_OPTIONS);
    return Response.json(answer, init);
  });

const passkeysOn = ({
  fetch = provider(),
  apiBase = '/api',
  lock = true,
  get = vi.fn(async () => chosenCredential()),
  create = vi.fn(async () => madeCredential()),
  support = {},
}: {
  fetch?: ReturnType<typeof answering>;
  apiBase?: string;
  lock?: boolean;
  get?: (options: CredentialRequestOptions) => Promise<unknown>;
  create?: (options: CredentialCreationOptions) => Promise<unknown>;
  /** Differences of this browser; `null` without any support for passkeys. */
  support?: Readonly<Record<string, unknown>> | null;
} = {}) => {
  const { storage, items } = fakeStorage();
  const globals = passkeyGlobals({ lock, get, create, support: support ?? {} });
  vi.stubGlobal('navigator', globals.navigator);
  vi.stubGlobal('PublicKeyCredential', support === null ? undefined : globals.PublicKeyCredential);
  const address = (path: string) => apiAddress(apiBase, location.href, path);
  const environment = { window, storage: asLocal(storage) };
  const passkeys = createPasskeys(apiOn(fetch, { address }), { provider: 'Mosaic' }, environment);
  return { passkeys, items, fetch, get, create, asked: () => fetch.mock.calls.map(([url]) => String(url)) };
};

const path = (end: string) => new URL(`/api/passkeys${end}`, location.href).href;

const rejecting = (name: string) => () => Promise.reject(new DOMException('', name));

it('passkeys exist on a page of the API’s origin in a browser that has them', async () => {
  expect(passkeysOn().passkeys.passkeyHint()).toBe('possible');
  expect(passkeysOn({ apiBase: 'https://api.example' }).passkeys.passkeyHint()).toBe('none');
  const { passkeys } = passkeysOn({ support: null });
  expect([passkeys.passkeyHint(), await passkeys.isWorthOffering()]).toEqual(['none', false]);
});

it('passkeys are not offered where a policy of the page or around its frame forbids them', async () => {
  const { passkeys } = passkeysOn();
  const forbid = (use: string) => {
    const feature = `publickey-credentials-${use}`;
    const policy = { features: () => [feature], allowsFeature: () => false };
    Object.defineProperty(document, 'featurePolicy', { value: policy, configurable: true });
  };
  onTestFinished(() => void Reflect.deleteProperty(document, 'featurePolicy'));
  forbid('create');
  expect([passkeys.passkeyHint(), await passkeys.isWorthOffering()]).toEqual(['possible', false]);
  forbid('get');
  expect([passkeys.passkeyHint(), await passkeys.isWorthOffering()]).toEqual(['none', true]);
});

it('a passkey signs in, and is likely from then on, also after the person refuses another', async () => {
  const { passkeys, items, asked, fetch, get } = passkeysOn();
  expect((await passkeys.usePasskey('optional', never)).email).toBe('ada@example.org');
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
  const publicKey = { ...REQUEST_OPTIONS, challenge: BYTES };
  expect(get).toHaveBeenCalledExactlyOnceWith({ publicKey, signal: expect.any(AbortSignal) });
  expect(lastRequest(fetch).body).toEqual({ credential: CHOSEN_JSON });
  expect(items.get(KEY)).toBe('used');
  passkeys.skipPasskey();
  expect(passkeys.passkeyHint()).toBe('likely');
});

it('a passkey signs in by autofill, which waits for the person to choose one', async () => {
  const { passkeys, get } = passkeysOn();
  await passkeys.usePasskey('conditional', never);
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }));
});

it('a refusal by the person or the browser is only that no passkey signed the person in', async () => {
  const { passkeys } = passkeysOn({ get: rejecting('NotAllowedError') });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual(FAILED);
});

it('a passkey signs in no person whom the server does not name, and is not likely after that', async () => {
  const { passkeys } = passkeysOn({ fetch: provider({ token: 'one' }) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual(FAILED);
  expect(passkeys.passkeyHint()).toBe('possible');
});

it.each([
  ['passkey.unknown', [[{ rpId: location.hostname, credentialId: 'AQID' }]]],
  ['passkey.wrong', []],
])(
  'the browser removes a passkey only if the provider does not know it: the server answers %s',
  async (code, notified) => {
    const signalUnknownCredential = vi.fn(async () => {});
    const fetch = provider({ code }, { status: 401 });
    const { passkeys } = passkeysOn({ fetch, support: { signalUnknownCredential } });
    expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual(FAILED);
    expect(signalUnknownCredential.mock.calls).toEqual(notified);
  },
);

it.each<[string, Parameters<typeof passkeysOn>[0], readonly string[]]>([
  ['on a page of another origin than the API', { apiBase: 'https://api.example' }, []],
  ['on a device without a lock', { lock: false }, []],
  [
    'in a browser whose autofill has none',
    { support: { isConditionalMediationAvailable: async () => false } },
    [],
  ],
  ['of a server without passkeys', { fetch: answering('', { status: 404 }) }, [path('/sign-in/options')]],
])('autofill finds no passkey %s, and shows no message', async (_, browser, requests) => {
  const { passkeys, asked } = passkeysOn(browser);
  const onAnswer = vi.fn();
  passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await vi.dynamicImportSettled();
  for (const _turn of [1, 2, 3]) await settle();
  await vi.waitFor(() => expect(asked()).toEqual(requests));
  expect(onAnswer).not.toHaveBeenCalled();
});

it('autofill looks for a passkey on a device without a lock too, where one was used before', async () => {
  const { passkeys, asked, fetch } = passkeysOn({ lock: false });
  await passkeys.usePasskey('optional', never);
  fetch.mockClear();
  await passkeys.usePasskey('conditional', never);
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
});

it('a passkey is added with the session, or without a token where there is no person', async () => {
  const { passkeys, fetch, items, asked, create } = passkeysOn();
  await passkeys.addPasskey(user, never);
  const { headers, body } = lastRequest(fetch);
  expect(headers.get('authorization')).toBe('Bearer session-token');
  expect([asked(), body]).toEqual([[path('/options'), path('')], { credential: MADE_JSON }]);
  const publicKey = { ...CREATION_OPTIONS, challenge: BYTES, user: { ...CREATION_OPTIONS.user, id: BYTES } };
  expect(create).toHaveBeenCalledExactlyOnceWith({ publicKey, signal: expect.any(AbortSignal) });
  expect(items.get(KEY)).toBe('used');
  fetch.mockClear();
  await passkeys.addPasskey(null, never);
  const hasToken = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).has('authorization'));
  expect(hasToken).toEqual([false, false]);
});

it('a passkey counts as added if the device already has one, and not if the person refuses', async () => {
  const present = passkeysOn({ create: rejecting('InvalidStateError') });
  await expect(present.passkeys.addPasskey(user, never)).resolves.toBeUndefined();
  const refused = passkeysOn({ create: rejecting('NotAllowedError') });
  expect(await problemIn(refused.passkeys.addPasskey(user, never))).toEqual(FAILED);
});

it('a passkey is offered on a device with a lock, and not again to a person who refused', async () => {
  const { passkeys } = passkeysOn();
  expect(await passkeys.isWorthOffering()).toBe(true);
  passkeys.skipPasskey();
  expect(await passkeys.isWorthOffering()).toBe(false);
  expect(await passkeysOn({ lock: false }).passkeys.isWorthOffering()).toBe(false);
});

it.each([
  ['says nothing for two seconds', () => new Promise(() => {}), 2000],
  ['fails to say it', () => Promise.reject(new Error('No lock service')), 0],
])(
  'no passkey is offered, and no timer left, if the browser %s whether there is a lock',
  async (_, available, ms) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const support = { isUserVerifyingPlatformAuthenticatorAvailable: available };
    const isOffered = passkeysOn({ support }).passkeys.isWorthOffering();
    await vi.advanceTimersByTimeAsync(ms);
    expect([await isOffered, vi.getTimerCount()]).toEqual([false, 0]);
  },
);

it.each([['none'], [{ challenge: 7 }], [null]])(
  'the browser is not asked for a passkey if the server’s options are %j',
  async (options) => {
    const { passkeys, get, create } = passkeysOn({ fetch: answering(options) });
    expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual(FAILED);
    expect(await problemIn(passkeys.addPasskey(user, never))).toEqual(FAILED);
    expect([get, create].map((each) => vi.mocked(each).mock.calls)).toEqual([[], []]);
  },
);

const untilAborted = ({ signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

it('the wait for autofill ends with the step, and with a press', async () => {
  const { passkeys, get } = passkeysOn({ get: vi.fn(untilAborted) });
  const isAborted = (call: number) => vi.mocked(get).mock.calls[call]?.[0].signal?.aborted;
  const [step, pressed] = [new AbortController(), new AbortController()];
  passkeys.usePasskey('conditional', step.signal).catch(() => {});
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
  passkeys.usePasskey('optional', pressed.signal).catch(() => {});
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect([isAborted(0), isAborted(1)]).toEqual([true, false]);
  await settle();
  // The step ends after the press, and this must not end the ceremony of the press.
  step.abort();
  expect(isAborted(1)).toBe(false);
  pressed.abort();
  expect(isAborted(1)).toBe(true);
});

it('the browser is not asked for a passkey once the step is over', async () => {
  const { passkeys, get, fetch } = passkeysOn();
  const step = new AbortController();
  fetch.mockImplementation(async () => {
    step.abort();
    return Response.json(REQUEST_OPTIONS);
  });
  await expect(passkeys.usePasskey('optional', step.signal)).rejects.toThrow();
  expect(get).not.toHaveBeenCalled();
});
