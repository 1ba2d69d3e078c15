import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';
import type { Keyring } from './keyring.ts';
import { keyPairs, publicJwk } from './signing-keys.ts';

const PREFIX = 'v2.';
const POINT_BYTES = 65;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

interface PinBinding {
  readonly appKey: string;
  /** In lower case. */
  readonly address: string;
  /** `kid` of the session's key. */
  readonly nonce: string;
}

interface PinKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
}

const openWith = (pair: ECDH, bytes: Buffer, { appKey, address, nonce }: PinBinding): string => {
  const shared = pair.computeSecret(bytes.subarray(0, POINT_BYTES));
  const info = ['data-connect pin v2', appKey, address, nonce].join('\n');
  const key = Buffer.from(hkdfSync('sha256', shared, '', info, KEY_BYTES));
  const iv = bytes.subarray(POINT_BYTES, POINT_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(bytes.subarray(-TAG_BYTES));
  const body = bytes.subarray(POINT_BYTES + IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};

export type PinSeal = ReturnType<typeof createPinSeal>;

export const createPinSeal = (keyring: Keyring) => {
  const pairs = keyPairs(keyring, 'pin-key');
  const [newest] = pairs;
  if (newest === undefined) throw new Error('Sealing needs a secret');
  const publicKey = publicJwk(newest);

  return {
    publicKey: (nonce: string): PinKey => ({ ...publicKey, kid: nonce }),

    /** `null` if the PIN was not sealed for this binding. */
    open: (sealed: string, binding: PinBinding): string | null => {
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      if (!sealed.startsWith(PREFIX) || bytes.length <= POINT_BYTES + IV_BYTES + TAG_BYTES) return null;
      for (const pair of pairs) {
        try {
          return openWith(pair, bytes, binding);
        } catch {
          // Sealed for the other secret or for another purpose: the next secret is tried.
        }
      }
      return null;
    },
  };
};
