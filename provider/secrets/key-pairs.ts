import { createECDH, type ECDH } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const COORDINATE_BYTES = 32;

/**
 * Returns a P-256 key pair for each secret, newest first. One value in 2^32 is an invalid private key; then the next
 * value is used.
 */
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

/** Returns the public key as a JWK, without an id. */
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
export const privateScalar = (pair: ECDH): string => {
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(COORDINATE_BYTES - bytes.length), bytes]).toString('base64url');
};
