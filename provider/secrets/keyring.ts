import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync } from 'node:crypto';
import { randomBytes } from './random.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LABEL_BYTES = 6;

export type Purpose =
  | 'code'
  | 'proof'
  | 'browser'
  | 'confirmed'
  | 'passkey'
  | 'limit'
  | 'mail'
  | 'recipient'
  | 'platform'
  | 'revocation'
  | 'state'
  | 'answer'
  | 'item'
  | 'refresh'
  | 'webhook'
  | 'authorize'
  | 'audit'
  | 'rsa-key'
  | 'token-key'
  | 'receipt-key'
  | 'pin-key';

const derive = (secret: string, purpose: Purpose, counter = 0) =>
  Buffer.from(hkdfSync('sha256', secret, '', `data-connect provider ${purpose} ${counter} v1`, KEY_BYTES));

/** Identifies a key without revealing it, so that the right key is found after a rotation. */
const labelOf = (key: Buffer) =>
  hash('sha256', Buffer.concat([Buffer.from('label'), key]), 'buffer').subarray(0, LABEL_BYTES);

/** SHA-256 as base64url, for values of 256 random bits. Such values need no key. */
export const digest = (text: string) => hash('sha256', text, 'base64url');

export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Returns `null` if the secret of a seal is gone. */
export const openedOrNull = <Value>(open: () => Value): Value | null => {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
};

/** Keys of `PROVIDER_SECRET`. The first secret makes values, each opens them. A rotation: `old,new`, then `new,old`. */
export interface Keyring {
  /** Returns a keyed hash with the newest secret. */
  readonly mac: (purpose: Purpose, text: string) => string;
  /** With every secret, newest first. */
  readonly macs: (purpose: Purpose, text: string) => readonly string[];
  /** Seals with AES-256-GCM and the newest secret. The text opens only with the same purpose and context. */
  readonly seal: (purpose: Purpose, context: string, text: string) => string;
  /** @throws SealError if the text was altered or moved, or its secret is gone */
  readonly open: (purpose: Purpose, context: string, sealed: string) => string;
  /** The beginning of every text that these secrets seal for the purpose. */
  readonly labels: (purpose: Purpose) => readonly string[];
  /** Returns 32 bytes for each secret, newest first. Another counter gives other bytes. */
  readonly bytes: (purpose: Purpose, counter?: number) => readonly Buffer[];
  readonly apart: () => readonly Keyring[];
}

const sealWith = (key: Buffer, purpose: Purpose, context: string, text: string) => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${purpose}\n${context}`));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([labelOf(key), iv, body, cipher.getAuthTag()]).toString('base64url');
};

const openWith = (key: Buffer, purpose: Purpose, context: string, sealed: Buffer) => {
  const iv = sealed.subarray(LABEL_BYTES, LABEL_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${purpose}\n${context}`));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const body = sealed.subarray(LABEL_BYTES + IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};

/** @param secrets newest first, at least one */
export const createKeyring = (secrets: readonly string[]): Keyring => {
  const known = new Map<string, readonly Buffer[]>();
  const keysFor = (purpose: Purpose, counter = 0) => {
    const name = `${purpose} ${counter}`;
    const keys = known.get(name) ?? secrets.map((secret) => derive(secret, purpose, counter));
    known.set(name, keys);
    return keys;
  };
  const newest = (purpose: Purpose) => {
    const [key] = keysFor(purpose);
    if (key === undefined) throw new SealError('A keyring needs a secret');
    return key;
  };
  const macWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    mac: (purpose, text) => macWith(newest(purpose), text),
    macs: (purpose, text) => keysFor(purpose).map((key) => macWith(key, text)),
    seal: (purpose, context, text) => sealWith(newest(purpose), purpose, context, text),
    open: (purpose, context, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const key = keysFor(purpose).find((each) => labelOf(each).equals(bytes.subarray(0, LABEL_BYTES)));
      // A different last character can decode to the same bytes, so only the canonical form is accepted.
      const isCanonical = bytes.toString('base64url') === sealed;
      if (key === undefined || !isCanonical || bytes.length < LABEL_BYTES + IV_BYTES + TAG_BYTES) {
        throw new SealError('Sealed by no secret of this provider');
      }
      try {
        return openWith(key, purpose, context, bytes);
      } catch {
        throw new SealError('Altered, or sealed for something else');
      }
    },
    labels: (purpose) => keysFor(purpose).map((key) => labelOf(key).toString('base64url')),
    bytes: keysFor,
    apart: () => secrets.map((secret) => createKeyring([secret])),
  };
};
