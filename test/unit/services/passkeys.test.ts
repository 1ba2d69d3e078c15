// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { apiAddress } from '../../../widget/services/api-address.ts';
import { createPasskeys } from '../../../widget/services/passkeys.ts';
import { answering, apiOn, fakeStorage, never, problemIn, user } from './builders.ts';

const SIGNED_IN = { token: 'one', email: 'ada@example.org' };

/** Passkeys on a page of this browser; what `navigator.credentials` and the network do is given. */
const passkeysOn = ({
  fetch = answering(SIGNED_IN),
  apiBase = '/api',
  lock = true,
  get = async () => ({ id: 'credential' }),
  create = async () => ({ id: 'credential' }),
}: {
  fetch?: ReturnType<typeof answering>;
  apiBase?: string;
  lock?: boolean;
  get?: () => Promise<unknown>;
  create?: () => Promise<unknown>;
} = {}) => {
  const { storage, items } = fakeStorage();
  const browser = {
    parseCreationOptionsFromJSON: vi.fn(),
    parseRequestOptionsFromJSON: vi.fn(),
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => lock,
  };
  const page = new Proxy(window, {
    get: (target, key) => {
      if (key === 'PublicKeyCredential') return browser;
      if (key === 'navigator') return { credentials: { get, create } };
      return Reflect.get(target, key, target);
    },
  });
  const address = (path: string) => apiAddress(apiBase, location.href, path);
  const passkeys = createPasskeys(
    apiOn(fetch, { address }),
    { provider: 'Mosaic' },
    { window: page, storage: () => storage },
  );
  return { passkeys, items, fetch, asked: () => fetch.mock.calls.map(([url]) => String(url)) };
};

const path = (end: string) => new URL(`/api/passkeys${end}`, location.href).href;

it('are none on a page of another origin than the API', () => {
  expect(passkeysOn({ apiBase: 'https://api.example' }).passkeys.passkeyHint()).toBe('none');
  expect(passkeysOn().passkeys.passkeyHint()).toBe('possible');
});

it('sign in, and are likely here from then on', async () => {
  const { passkeys, items, asked } = passkeysOn();
  expect((await passkeys.usePasskey('optional', never)).email).toBe('ada@example.org');
  expect(asked()).toEqual([path('/sign-in/options'), path('/sign-in')]);
  expect(items.get('data-connect:mosaic:passkey')).toBe('used');
  expect(passkeys.passkeyHint()).toBe('likely');
});

it('say only that none signed the person in, where the person or the browser refuses', async () => {
  const { passkeys } = passkeysOn({ get: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await problemIn(passkeys.usePasskey('optional', never))).toEqual({ code: 'passkey.failed' });
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
  const { passkeys, fetch, items } = passkeysOn();
  await passkeys.addPasskey(user, never);
  const [, init] = fetch.mock.lastCall ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer session-token');
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
