import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Answered } from './ask.ts';

/** The origin of the authenticator's browser, and the parts of a ceremony that a forger may change. */
export interface Stage {
  readonly origin?: string;
  readonly rpId?: string;
  readonly topOrigin?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly key?: KeyObject;
  readonly userHandle?: string;
  /** The format of an attestation that names certificates; without it there is none. */
  readonly attestation?: string;
  readonly transports?: readonly unknown[];
}

export interface Credential {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

const AAGUID = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
const [UP, UV, AT] = [0x01, 0x04, 0x40];

const bytesOf = (...values: readonly number[]) => Buffer.from(values);
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** CBOR (RFC 8949) of a short text, and of 24 to 255 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** An ES256 key as COSE (RFC 9053): { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
const coseOf = (publicKey: KeyObject) => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(left),
    Buffer.from([0x22]),
    cborBytes(right),
  ]);
};

const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>(
    (place, name) => (typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined),
    value,
  );
  if (typeof found !== 'string') throw new Error(`The options have no ${path.join('.')}`);
  return found;
};

const clientData = (type: string, { body }: Answered, stage: Stage) =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: stage.challenge ?? textAt(body, 'challenge'),
      origin: stage.origin ?? 'http://localhost:4174',
      crossOrigin: stage.topOrigin !== undefined,
      ...(stage.topOrigin === undefined ? {} : { topOrigin: stage.topOrigin }),
    }),
  );

const authenticatorData = (rpId: string, counter: number, { isVerified = true }: Stage, made?: Buffer) =>
  Buffer.concat([
    sha256(rpId),
    Buffer.from([UP + (isVerified ? UV : 0) + (made ? AT : 0)]),
    uint(counter, 4),
    made ?? Buffer.alloc(0),
  ]);

export const createAuthenticator = () => {
  const make = (options: Answered, stage: Stage = {}) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const credential: Credential = {
      id: base64url(id),
      userHandle: textAt(options.body, 'user', 'id'),
      privateKey,
      counter: stage.counter ?? 0,
    };
    const made = Buffer.concat([
      Buffer.from(AAGUID.replaceAll('-', ''), 'hex'),
      uint(id.length, 2),
      id,
      coseOf(publicKey),
    ]);
    const rpId = stage.rpId ?? textAt(options.body, 'rp', 'id');
    const attestation = Buffer.concat([
      bytesOf(0xa3),
      cborText('fmt'),
      cborText(stage.attestation ?? 'none'),
      cborText('attStmt'),
      stage.attestation ? Buffer.concat([bytesOf(0xa1), cborText('x5c'), bytesOf(0x80)]) : bytesOf(0xa0),
      cborText('authData'),
      cborBytes(authenticatorData(rpId, credential.counter, stage, made)),
    ]);
    return {
      credential,
      response: {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, stage)),
          attestationObject: base64url(attestation),
          transports: stage.transports ?? ['internal', 'hybrid'],
        },
      },
    };
  };

  const use = (credential: Credential, options: Answered, stage: Stage = {}) => {
    credential.counter = stage.counter ?? credential.counter + 1;
    const rpId = stage.rpId ?? textAt(options.body, 'rpId');
    const data = authenticatorData(rpId, credential.counter, stage);
    const client = clientData('webauthn.get', options, stage);
    const signed = Buffer.concat([data, sha256(client)]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, stage.key ?? credential.privateKey)),
        userHandle: stage.userHandle ?? credential.userHandle,
      },
    };
  };

  return { make, use };
};
