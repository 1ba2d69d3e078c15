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

/** Getters that need their own object, behind a proxy that hands each of them its target. */
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
];

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
