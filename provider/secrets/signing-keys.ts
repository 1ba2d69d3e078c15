import { createECDH, type ECDH, KeyObject, sign } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import type { Keyring } from './keyring.ts';

const COORDINATE_BYTES = 32;

/** A P-256 key pair for each secret. One value in 2^32 is no private key; then the next one is used. */
export const keyPairs = (
  keyring: Keyring,
  purpose: 'pin-key' | 'token-key' | 'receipt-key',
  counter = 0,
): ECDH[] =>
  keyring.bytes(purpose, counter).map((bytes, index) => {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(bytes);
      return pair;
    } catch {
      const next = keyPairs(keyring, purpose, counter + 1)[index];
      if (next === undefined) throw new Error('There is no key pair for this secret');
      return next;
    }
  });

export const publicJwk = (pair: ECDH) => {
  const point = pair.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url'),
    y: point.subarray(1 + COORDINATE_BYTES).toString('base64url'),
  } as const;
};

/** Returns the private key: 32 bytes with leading zeros. */
const privateScalar = (pair: ECDH): string => {
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(COORDINATE_BYTES - bytes.length), bytes]).toString('base64url');
};

export interface PublicKey extends JWK {
  readonly kid: string;
}

export interface SigningKeys {
  /** Signs with the key of the newest secret. */
  readonly kid: string;
  readonly sign: CryptoKey | Uint8Array;
  /** Public keys of every current secret, newest first. */
  readonly published: readonly PublicKey[];
}

/** ES256 keys derived from the secrets: every copy has the same keys, and none is stored. */
export const signingKeys = async (
  keyring: Keyring,
  purpose: 'token-key' | 'receipt-key',
): Promise<SigningKeys> => {
  const pairs = keyPairs(keyring, purpose);
  const published = await Promise.all(
    pairs.map(async (pair) => {
      const jwk = publicJwk(pair);
      return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'ES256' };
    }),
  );
  const [pair] = pairs;
  const [key] = published;
  if (pair === undefined || key === undefined) throw new Error('Signing needs a secret');
  const sign = await importJWK({ ...publicJwk(pair), d: privateScalar(pair) }, 'ES256');
  return { kid: key.kid, sign, published };
};

const signApart = (text: Buffer, key: Parameters<typeof sign>[2]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sign('sha256', text, key, (error, signature) => (error ? reject(error) : resolve(signature)));
  });

interface Header {
  readonly alg: 'ES256' | 'RS256';
  readonly kid: string;
  readonly typ: string;
}

/** A part of a JWT (RFC 7515, section 3.1). */
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param claims without `undefined` values */
export const signedJwt = async (
  header: Header,
  claims: object,
  key: SigningKeys['sign'],
): Promise<string> => {
  if (key instanceof Uint8Array) throw new TypeError('A JWT is signed with a private key');
  const text = `${encoded(header)}.${encoded(claims)}`;
  // The signature of a JWT is two numbers in a row, not DER (RFC 7518, section 3.4). RSA ignores the option.
  const own = { key: KeyObject.from(key), dsaEncoding: 'ieee-p1363' } as const;
  // An ES256 signature takes less time than its way to another thread and back. RSA takes ten times as long.
  const signature =
    header.alg === 'ES256' ? sign('sha256', Buffer.from(text), own) : await signApart(Buffer.from(text), own);
  return `${text}.${signature.toString('base64url')}`;
};
