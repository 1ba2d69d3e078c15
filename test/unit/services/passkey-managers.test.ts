// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { choosePasskey, makePasskey } from '../../../widget/common/passkeys.ts';
import { CREATION_OPTIONS, passkeyGlobals, REQUEST_OPTIONS } from '../../support/passkey-credential.ts';

afterEach(() => vi.unstubAllGlobals());

/** The base64url of these bytes is `AQID`. */
const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** The bytes as extensions hand them over: from a content script, as a view, or inside a larger buffer. */
const BUFFERS = {
  'of another realm': runInNewContext('new Uint8Array([1, 2, 3]).buffer'),
  'as a view of another realm': runInNewContext('new Uint8Array([1, 2, 3])'),
  'as a part of a larger buffer': new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 4),
};

const plain = (response: object, bytes: unknown = BYTES) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response,
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
});

const made = (bytes: unknown = BYTES, more: object = {}) =>
  plain(
    { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'], ...more },
    bytes,
  );
const chosen = (bytes: unknown = BYTES) =>
  plain({ authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes }, bytes);

/** A proxy that calls each getter on its target, because getters of the browser reject any other object. */
const proxied = (credential: object): object => {
  const inner = (value: unknown): unknown =>
    typeof value === 'object' &&
    value !== null &&
    !ArrayBuffer.isView(value) &&
    !(value instanceof ArrayBuffer)
      ? proxied(value)
      : value;
  return new Proxy(
    Object.defineProperties(
      {},
      {
        ...Object.fromEntries(
          Object.keys(credential).map((name) => [
            name,
            { enumerable: false, configurable: true, get: () => inner(Reflect.get(credential, name)) },
          ]),
        ),
        toJSON: {
          value: () => {
            throw new TypeError('Illegal invocation');
          },
        },
      },
    ),
    { ownKeys: () => [], has: () => true },
  );
};

const without = (credential: ReturnType<typeof made>, name: string) => {
  Reflect.deleteProperty(credential.response, name);
  return credential;
};
const throwing = () => {
  throw new TypeError('Illegal invocation');
};

/** The bytes as an extension's messages turn them into plain data. */
const asEntries = { 0: 1, 1: 2, 2: 3 };
const endless = new Proxy(throwing, { get: throwing });

/** The same credential with other methods or fields. */
const but = (credential: ReturnType<typeof made>, more: object) => ({ ...credential, ...more });

const MADE: readonly (readonly [string, () => object])[] = [
  ...Object.entries(BUFFERS).map(([name, bytes]) => [`buffers ${name}`, () => made(bytes)] as const),
  ['a proxy with getters', () => proxied(made())],
  ['no getTransports', () => without(made(), 'getTransports')],
  ['getPublicKey that gives null', () => made(BYTES, { getPublicKey: () => null })],
  [
    'getters of the key that throw',
    () =>
      made(BYTES, {
        getPublicKey: throwing,
        getPublicKeyAlgorithm: throwing,
        getAuthenticatorData: throwing,
      }),
  ],
  ['a frozen object', () => Object.freeze(made())],
  ['getTransports that throws', () => made(BYTES, { getTransports: throwing })],
  ['getTransports that gives null', () => made(BYTES, { getTransports: () => null })],
  ['getTransports that gives a promise', () => made(BYTES, { getTransports: async () => ['usb'] })],
  ['getTransports that gives one word', () => made(BYTES, { getTransports: () => 'internal' })],
  ['getTransports that is no function', () => made(BYTES, { getTransports: ['usb'] })],
  [
    'getTransports with values that are no JSON',
    () => made(BYTES, { getTransports: () => [1n, Symbol('usb'), endless] }),
  ],
  ['getClientExtensionResults that throws', () => but(made(), { getClientExtensionResults: throwing })],
  ['no getClientExtensionResults', () => but(made(), { getClientExtensionResults: undefined })],
  ['results that are no JSON', () => but(made(), { getClientExtensionResults: () => ({ prf: 1n }) })],
  ['toJSON that throws', () => but(made(), { toJSON: throwing })],
  ['toJSON that answers another credential', () => but(made(), { toJSON: () => ({ rawId: 'BBBB' }) })],
  ['bytes as entries of a plain object', () => made(asEntries)],
  ['bytes as an array of numbers', () => made([1, 2, 3])],
  ['bytes as a DataView', () => made(new DataView(BYTES))],
  ['bytes as base64url', () => made('AQID')],
  ['no rawId', () => but(made(), { rawId: undefined })],
  ['an id that is a number', () => but(made(), { id: 7 })],
  ['another word for its type', () => but(made(), { type: 'publicKey' })],
];

it.each(MADE)('a new passkey of a password manager with %s reaches the provider', async (_, credential) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const globals = passkeyGlobals({ create: async () => credential() });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const sent = JSON.parse(JSON.stringify(await makePasskey(CREATION_OPTIONS)));
  expect(sent).toMatchObject({
    rawId: 'AQID',
    type: 'public-key',
    response: { attestationObject: 'AQID', clientDataJSON: 'AQID' },
  });
});

const CHOSEN: readonly (readonly [string, () => object])[] = [
  ...Object.entries(BUFFERS).map(([name, bytes]) => [`buffers ${name}`, () => chosen(bytes)] as const),
  ['a proxy with getters', () => proxied(chosen())],
  ['getClientExtensionResults that throws', () => but(chosen(), { getClientExtensionResults: throwing })],
  ['toJSON that throws', () => but(chosen(), { toJSON: throwing })],
  ['bytes as entries of a plain object', () => chosen(asEntries)],
  ['bytes as base64url', () => chosen('AQID')],
];

const givesTransports = async (getTransports: () => unknown) => {
  const globals = passkeyGlobals({ create: async () => made(BYTES, { getTransports }) });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return (await makePasskey(CREATION_OPTIONS)).response.transports;
};

it('sends the words of a set, and no word where there is no list', async () => {
  expect(await givesTransports(() => new Set(['usb', 'nfc']))).toEqual(['usb', 'nfc']);
  expect(await givesTransports(() => ['usb', 3, null])).toEqual(['usb']);
  expect(await givesTransports(throwing)).toBeUndefined();
});

it('sends no result of an extension, which may be a key', async () => {
  const prf = () => ({ prf: { results: { first: BYTES } } });
  const globals = passkeyGlobals({ get: async () => but(chosen(), { getClientExtensionResults: prf }) });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  expect((await choosePasskey(REQUEST_OPTIONS, false)).clientExtensionResults).toEqual({});
});

it.each([
  ['null', null],
  ['a password', { id: 'ada', type: 'password', password: 'secret' }],
  ['a response without bytes', plain({})],
  ['a response that throws', but(made(), { response: endless })],
])('%s in place of a passkey is an error, and not half a passkey', async (_, credential) => {
  const globals = passkeyGlobals({ create: async () => credential, get: async () => credential });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
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

it.each(CHOSEN)('a passkey of a password manager with %s signs in', async (_, credential) => {
  const globals = passkeyGlobals({ get: async () => credential() });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const sent = JSON.parse(JSON.stringify(await choosePasskey(REQUEST_OPTIONS, false)));
  const response = {
    authenticatorData: 'AQID',
    clientDataJSON: 'AQID',
    signature: 'AQID',
    userHandle: 'AQID',
  };
  expect(sent).toMatchObject({ rawId: 'AQID', type: 'public-key', response });
});
