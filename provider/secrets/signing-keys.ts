import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { keyPairs, privateScalar, publicJwk } from './key-pairs.ts';
import type { Keyring } from './keyring.ts';

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
