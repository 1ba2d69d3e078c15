// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { choosePasskey, makePasskey } from '../../../common/passkeys.ts';
import { CREATION_OPTIONS, passkeyGlobals, REQUEST_OPTIONS } from '../../support/passkey-credential.ts';

afterEach(() => vi.unstubAllGlobals());

/** The base64url of these bytes is `AQID`. */
const BYTES = new Uint8Array([1, 2, 3]).buffer;

const throwing = () => {
  throw new TypeError('Illegal invocation');
};
const endless = new Proxy(throwing, { get: throwing });

const credentialOf = (bytes: unknown = BYTES, response: object = {}) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: {
    attestationObject: bytes,
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
    ...response,
  },
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
});

/** A proxy that calls each getter on its target, because getters of the browser reject any other object. */
const proxied = (credential: object): object => {
  const inner = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !(value instanceof ArrayBuffer) ? proxied(value) : value;
  const getters = Object.keys(credential).map((name) => [
    name,
    { enumerable: false, configurable: true, get: () => inner(Reflect.get(credential, name)) },
  ]);
  const target = Object.defineProperties({}, { ...Object.fromEntries(getters), toJSON: { value: throwing } });
  return new Proxy(target, { ownKeys: () => [], has: () => true });
};

const answeringWith = (credential: unknown) => {
  const globals = passkeyGlobals({ create: async () => credential, get: async () => credential });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
};

it.each<[string, object]>([
  ['bytes of another realm', credentialOf(runInNewContext('new Uint8Array([1, 2, 3]).buffer'))],
  ['bytes as a part of a larger buffer', credentialOf(new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 4))],
  ['bytes as entries of a plain object', credentialOf({ 0: 1, 1: 2, 2: 3 })],
  ['bytes as base64url', credentialOf('AQID')],
  ['a proxy with getters', proxied(credentialOf())],
  [
    'getters of the key that throw',
    credentialOf(BYTES, { getPublicKey: throwing, getAuthenticatorData: throwing }),
  ],
  ['getTransports with no JSON', credentialOf(BYTES, { getTransports: () => [1n, Symbol('usb'), endless] })],
  ['getClientExtensionResults that throws', { ...credentialOf(), getClientExtensionResults: throwing }],
  ['toJSON that answers another credential', { ...credentialOf(), toJSON: () => ({ rawId: 'BBBB' }) }],
  ['no rawId', { ...credentialOf(), rawId: undefined }],
])('a passkey of a password manager with %s reaches the provider', async (_, credential) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answeringWith(credential);
  const jsonOf = async (answer: Promise<unknown>) => JSON.parse(JSON.stringify(await answer));
  const same = { rawId: 'AQID', type: 'public-key' };
  const made = { attestationObject: 'AQID', clientDataJSON: 'AQID' };
  expect(await jsonOf(makePasskey(CREATION_OPTIONS))).toMatchObject({ ...same, response: made });
  const chosen = { authenticatorData: 'AQID', clientDataJSON: 'AQID', signature: 'AQID', userHandle: 'AQID' };
  expect(await jsonOf(choosePasskey(REQUEST_OPTIONS, false))).toMatchObject({ ...same, response: chosen });
});

it('the transports of a passkey are the words of a list or a set, and no result of an extension is sent', async () => {
  const prf = () => ({ prf: { results: { first: BYTES } } });
  const sent: unknown[] = [];
  for (const getTransports of [() => new Set(['usb', 'nfc']), () => ['usb', 3, null], throwing]) {
    answeringWith({ ...credentialOf(BYTES, { getTransports }), getClientExtensionResults: prf });
    const { response, clientExtensionResults } = await makePasskey(CREATION_OPTIONS);
    sent.push(response.transports);
    expect(clientExtensionResults).toEqual({});
  }
  expect(sent).toEqual([['usb', 'nfc'], ['usb'], undefined]);
});

it.each([
  ['null', null],
  ['a password', { id: 'ada', type: 'password', password: 'secret' }],
  ['a response that throws', { ...credentialOf(), response: endless }],
])('%s in place of a passkey is an error, and not half a passkey', async (_, credential) => {
  answeringWith(credential);
  await expect(makePasskey(CREATION_OPTIONS)).rejects.toThrow(TypeError);
  await expect(choosePasskey(REQUEST_OPTIONS, false)).rejects.toThrow(TypeError);
});

it('a patched browser function that ignores the signal holds no ceremony', async () => {
  const silent = () => new Promise<never>(() => {});
  const globals = passkeyGlobals({ create: silent, get: silent });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const ending = new AbortController();
  const waiting = choosePasskey(REQUEST_OPTIONS, true, ending.signal);
  const making = makePasskey(CREATION_OPTIONS);
  await expect(waiting).rejects.toThrow('new one');
  const choosing = choosePasskey(REQUEST_OPTIONS, false, ending.signal);
  await expect(making).rejects.toThrow('new one');
  ending.abort();
  await expect(choosing).rejects.toMatchObject({ name: 'AbortError' });
});
