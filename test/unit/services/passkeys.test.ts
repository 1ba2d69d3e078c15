// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { settle } from '../../support/open-flow.ts';
import {
  CHOSEN_JSON,
  CREATION_OPTIONS,
  chosenCredential,
  MADE_JSON,
  madeCredential,
  REQUEST_OPTIONS,
} from '../../support/passkey-credential.ts';
import { answering, lastRequest, never, problemIn, user } from './builders.ts';
import { passkeysOn, path, provider, SIGNED_IN } from './passkeys-on.ts';

const BYTES = new Uint8Array([1, 2, 3]).buffer;

afterEach(() => vi.unstubAllGlobals());

it('do not exist on a page of another origin than the API', () => {
  expect(passkeysOn({ apiBase: 'https://api.example' }).passkeys.passkeyHint()).toBe('none');
  expect(passkeysOn().passkeys.passkeyHint()).toBe('possible');
});

it('are none in a browser without them', () => {
  expect(passkeysOn({ support: null }).passkeys.passkeyHint()).toBe('none');
});

it('are not offered in a browser without support', async () => {
  expect(await passkeysOn({ support: null }).passkeys.isWorthOffering()).toBe(false);
});

it('sign in, and are likely from then on', async () => {
  const { passkeys, items, asked, fetch, get } = passkeysOn();
  expect((await passkeys.usePasskey('optional', never)).email).toBe('ada@example.org');
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
  const publicKey = { ...REQUEST_OPTIONS, challenge: BYTES };
  expect(get).toHaveBeenCalledExactlyOnceWith({ publicKey, signal: expect.any(AbortSignal) });
  expect(lastRequest(fetch).body).toEqual({ credential: CHOSEN_JSON });
  expect(items.get('data-connect:mosaic:passkey')).toBe('used');
  expect(passkeys.passkeyHint()).toBe('likely');
});

it('report only that no passkey signed the person in, if the person or the browser refuses', async () => {
  const { passkeys } = passkeysOn({ get: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
});

it('sign in by autofill, which waits for the person to choose one', async () => {
  const { passkeys, get } = passkeysOn();
  await passkeys.usePasskey('conditional', never);
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }));
});

it('sign in no person whom the server does not name, and are not likely after that', async () => {
  const { passkeys } = passkeysOn({ fetch: provider({ token: 'one' }) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
  expect(passkeys.passkeyHint()).toBe('possible');
});

it.each([
  ['passkey.unknown', [[{ rpId: location.hostname, credentialId: 'AQID' }]]],
  ['passkey.wrong', []],
])(
  'are removed by the browser only if the provider does not know them: the server answers %s',
  async (code, notified) => {
    const signalUnknownCredential = vi.fn(async () => {});
    const fetch = answering(SIGNED_IN);
    const { passkeys } = passkeysOn({ fetch, support: { signalUnknownCredential } });
    fetch.mockImplementation(async (url) =>
      String(url).endsWith('/options')
        ? Response.json(REQUEST_OPTIONS)
        : Response.json({ code }, { status: 401 }),
    );
    expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
    expect(signalUnknownCredential.mock.calls).toEqual(notified);
  },
);

it('are not looked for in autofill on a page of another origin than the API', async () => {
  const { passkeys, asked } = passkeysOn({ apiBase: 'https://api.example' });
  const onAnswer = vi.fn();
  passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await vi.dynamicImportSettled();
  await settle();
  expect([asked(), onAnswer.mock.calls]).toEqual([[], []]);
});

it('cause no request while autofill has none, and no message', async () => {
  const onAnswer = vi.fn();
  const none = passkeysOn({ lock: false });
  none.passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  // The second browser replaces the globals of the first.
  await vi.dynamicImportSettled();
  await settle();
  const refused = passkeysOn({ fetch: answering('', { status: 404 }) });
  refused.passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await vi.waitFor(() => expect(refused.asked()).toEqual([path('/sign-in/options')]));
  expect([none.asked(), onAnswer.mock.calls]).toEqual([[], []]);
});

it('are added with the session, and count as added if the device already has one', async () => {
  const { passkeys, fetch, items, asked, create: created } = passkeysOn();
  await passkeys.addPasskey(user, never);
  const { headers, body } = lastRequest(fetch);
  expect(headers.get('authorization')).toBe('Bearer session-token');
  expect([asked(), body]).toEqual([[path('/options'), path('')], { credential: MADE_JSON }]);
  const publicKey = { ...CREATION_OPTIONS, challenge: BYTES, user: { ...CREATION_OPTIONS.user, id: BYTES } };
  expect(created).toHaveBeenCalledExactlyOnceWith({ publicKey, signal: expect.any(AbortSignal) });
  expect(items.get('data-connect:mosaic:passkey')).toBe('used');
  const create = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  await expect(passkeysOn({ create }).passkeys.addPasskey(user, never)).resolves.toBeUndefined();
  const refused = passkeysOn({ create: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await problemIn(refused.passkeys.addPasskey(user, never))).toEqual({ code: 'passkey.failed' });
});

it('are offered on a device with a lock, and not again to a person who refused', async () => {
  const { passkeys } = passkeysOn();
  expect(await passkeys.isWorthOffering()).toBe(true);
  passkeys.skipPasskey();
  expect(await passkeys.isWorthOffering()).toBe(false);
  expect(await passkeysOn({ lock: false }).passkeys.isWorthOffering()).toBe(false);
});

it('are not offered if the browser, or an extension in its place, does not say whether there is a lock', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const isUserVerifyingPlatformAuthenticatorAvailable = () => new Promise(() => {});
  const { passkeys } = passkeysOn({ support: { isUserVerifyingPlatformAuthenticatorAvailable } });
  const isOffered = passkeys.isWorthOffering();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await isOffered).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('are looked for in autofill on a device without a lock too, where one was used before', async () => {
  const { passkeys, asked, fetch } = passkeysOn({ lock: false });
  await passkeys.usePasskey('optional', never);
  fetch.mockClear();
  await passkeys.usePasskey('conditional', never);
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
});

it('cause no request in a browser whose autofill has none', async () => {
  const { passkeys, asked } = passkeysOn({ support: { isConditionalMediationAvailable: async () => false } });
  const onAnswer = vi.fn();
  passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await vi.dynamicImportSettled();
  await settle();
  expect([asked(), onAnswer.mock.calls]).toEqual([[], []]);
});

it('stay likely where a person who used one refuses another', async () => {
  const { passkeys } = passkeysOn();
  await passkeys.usePasskey('optional', never);
  passkeys.skipPasskey();
  expect(passkeys.passkeyHint()).toBe('likely');
});

it('are not offered if the browser fails to say whether there is a lock, which leaves no timer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.reject(new Error('No lock service'));
  const { passkeys } = passkeysOn({ support: { isUserVerifyingPlatformAuthenticatorAvailable } });
  expect(await passkeys.isWorthOffering()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('are added without a token where there is no person', async () => {
  const { passkeys, fetch } = passkeysOn();
  await passkeys.addPasskey(null, never);
  expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).has('authorization'))).toEqual([
    false,
    false,
  ]);
});

it('are credentials of password managers too, which refuse JSON.stringify', () => {
  expect(() => JSON.stringify(chosenCredential())).toThrow('Illegal invocation');
  expect(() => JSON.stringify(madeCredential())).toThrow('Illegal invocation');
});

it.each([['none'], [{}], [{ challenge: 7 }], [null]])(
  'fail without asking the browser if the server’s options are %j',
  async (options) => {
    const { passkeys, get, create } = passkeysOn({ fetch: answering(options) });
    expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
    expect(await problemIn(passkeys.addPasskey(user, never))).toEqual({ code: 'passkey.failed' });
    expect([get, create].map((each) => vi.mocked(each).mock.calls)).toEqual([[], []]);
  },
);

/** Waits until its signal is aborted, like a browser. */
const untilAborted = ({ signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

const signalOf = (ask: (options: CredentialRequestOptions) => Promise<unknown>, call: number) =>
  vi.mocked(ask).mock.calls[call]?.[0].signal;

it('end the wait for autofill with the step, and with a press', async () => {
  const { passkeys, get } = passkeysOn({ get: vi.fn(untilAborted) });
  const [step, pressed] = [new AbortController(), new AbortController()];
  passkeys.usePasskey('conditional', step.signal).catch(() => {});
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
  passkeys.usePasskey('optional', pressed.signal).catch(() => {});
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect([signalOf(get, 0)?.aborted, signalOf(get, 1)?.aborted]).toEqual([true, false]);
  await settle();
  // The step ends after the press, and this must not end the ceremony of the press.
  step.abort();
  expect(signalOf(get, 1)?.aborted).toBe(false);
  pressed.abort();
  expect(signalOf(get, 1)?.aborted).toBe(true);
});

it('do not ask the browser once the step is over', async () => {
  const { passkeys, get, fetch } = passkeysOn();
  const step = new AbortController();
  fetch.mockImplementation(async () => {
    step.abort();
    return Response.json(REQUEST_OPTIONS);
  });
  await expect(passkeys.usePasskey('optional', step.signal)).rejects.toThrow();
  expect(get).not.toHaveBeenCalled();
});
