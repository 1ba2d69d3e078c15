// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { apiAddress } from '../../../widget/services/api-address.ts';
import { createPasskeys } from '../../../widget/services/passkeys.ts';
import { settle } from '../../support/open-flow.ts';
import { answering, apiOn, asLocal, fakeStorage, lastRequest, never, problemIn, user } from './builders.ts';

const SIGNED_IN = { token: 'one', email: 'ada@example.org' };
const CREDENTIAL = { id: 'credential' };

/** Passkeys on a page of this browser, with the given `navigator.credentials` and network. */
const passkeysOn = ({
  fetch = answering(SIGNED_IN),
  apiBase = '/api',
  lock = true,
  get = vi.fn(async () => CREDENTIAL),
  create = vi.fn(async () => CREDENTIAL),
  support = {},
}: {
  fetch?: ReturnType<typeof answering>;
  apiBase?: string;
  lock?: boolean;
  get?: (options: unknown) => Promise<unknown>;
  create?: (options: unknown) => Promise<unknown>;
  /** Differences of this browser; `null` without any support for passkeys. */
  support?: Readonly<Record<string, unknown>> | null;
} = {}) => {
  const { storage, items } = fakeStorage();
  const browser = support && {
    parseCreationOptionsFromJSON: (options: unknown) => ({ toCreate: options }),
    parseRequestOptionsFromJSON: (options: unknown) => ({ toFind: options }),
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => lock,
    ...support,
  };
  const page = new Proxy(window, {
    get: (target, key) => {
      if (key === 'PublicKeyCredential') return browser ?? undefined;
      if (key === 'navigator') return { credentials: { get, create } };
      return Reflect.get(target, key, target);
    },
  });
  const address = (path: string) => apiAddress(apiBase, location.href, path);
  const passkeys = createPasskeys(
    apiOn(fetch, { address }),
    { provider: 'Mosaic' },
    { window: page, storage: asLocal(storage) },
  );
  return { passkeys, items, fetch, get, create, asked: () => fetch.mock.calls.map(([url]) => String(url)) };
};

const path = (end: string) => new URL(`/api/passkeys${end}`, location.href).href;

it('are none on a page of another origin than the API', () => {
  expect(passkeysOn({ apiBase: 'https://api.example' }).passkeys.passkeyHint()).toBe('none');
  expect(passkeysOn().passkeys.passkeyHint()).toBe('possible');
});

it.each([
  ['has no passkeys', null],
  ['reads no options of a server', { parseRequestOptionsFromJSON: undefined }],
])('are none in a browser that %s', async (_, support) => {
  expect(passkeysOn({ support }).passkeys.passkeyHint()).toBe('none');
});

it('are not offered in a browser that has none', async () => {
  expect(await passkeysOn({ support: null }).passkeys.isWorthOffering()).toBe(false);
});

it('sign in, and are likely here from then on', async () => {
  const { passkeys, items, asked, fetch, get } = passkeysOn();
  expect((await passkeys.usePasskey('optional', never)).email).toBe('ada@example.org');
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
  const options = { publicKey: { toFind: SIGNED_IN }, mediation: 'optional', signal: never };
  expect(get).toHaveBeenCalledExactlyOnceWith(options);
  expect(lastRequest(fetch).body).toEqual({ credential: CREDENTIAL });
  expect(items.get('data-connect:mosaic:passkey')).toBe('used');
  expect(passkeys.passkeyHint()).toBe('likely');
});

it('say only that none signed the person in, where the person or the browser refuses', async () => {
  const { passkeys } = passkeysOn({ get: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
});

it('sign in by autofill, which waits for the person to choose one', async () => {
  const { passkeys, get } = passkeysOn();
  await passkeys.usePasskey('conditional', never);
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }));
});

it('sign nobody in whom the server does not name, and are not likely after that', async () => {
  const { passkeys } = passkeysOn({ fetch: answering({ token: 'one' }) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
  expect(passkeys.passkeyHint()).toBe('possible');
});

it.each([
  ['passkey.unknown', [[{ rpId: location.hostname, credentialId: 'credential' }]]],
  ['passkey.wrong', []],
])('are put away by the browser only where nobody has them: the server answers %s', async (code, told) => {
  const signalUnknownCredential = vi.fn(async () => {});
  const fetch = answering(SIGNED_IN);
  const { passkeys } = passkeysOn({ fetch, support: { signalUnknownCredential } });
  fetch.mockImplementation(async (url) =>
    String(url).endsWith('/options') ? Response.json({}) : Response.json({ code }, { status: 401 }),
  );
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
  expect(signalUnknownCredential.mock.calls).toEqual(told);
});

it('are not looked for in autofill on a page of another origin than the API', async () => {
  const { passkeys, asked } = passkeysOn({ apiBase: 'https://api.example' });
  const onAnswer = vi.fn();
  passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await settle();
  expect([asked(), onAnswer.mock.calls]).toEqual([[], []]);
});

it('ask the server of nothing while autofill has none, and say nothing', async () => {
  const onAnswer = vi.fn();
  const none = passkeysOn({ lock: false });
  none.passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  const refused = passkeysOn({ fetch: answering('', { status: 404 }) });
  refused.passkeys.usePasskey('conditional', never).then(onAnswer, onAnswer);
  await vi.waitFor(() => expect(refused.asked()).toEqual([path('/sign-in/options')]));
  expect([none.asked(), onAnswer.mock.calls]).toEqual([[], []]);
});

it('are added with the session, and count as added where the device has one', async () => {
  const { passkeys, fetch, items, asked, create: created } = passkeysOn();
  await passkeys.addPasskey(user, never);
  const { headers, body } = lastRequest(fetch);
  expect(headers.get('authorization')).toBe('Bearer session-token');
  expect([asked(), body]).toEqual([[path('/options'), path('')], { credential: CREDENTIAL }]);
  const options = { publicKey: { toCreate: SIGNED_IN }, signal: never };
  expect(created).toHaveBeenCalledExactlyOnceWith(options);
  expect(items.get('data-connect:mosaic:passkey')).toBe('used');
  const create = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  await expect(passkeysOn({ create }).passkeys.addPasskey(user, never)).resolves.toBeUndefined();
  const refused = passkeysOn({ create: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await problemIn(refused.passkeys.addPasskey(user, never))).toEqual({ code: 'passkey.failed' });
});

it('are offered on a device with a lock, and not again to somebody who wants none', async () => {
  const { passkeys } = passkeysOn();
  expect(await passkeys.isWorthOffering()).toBe(true);
  passkeys.skipPasskey();
  expect(await passkeys.isWorthOffering()).toBe(false);
  expect(await passkeysOn({ lock: false }).passkeys.isWorthOffering()).toBe(false);
});
