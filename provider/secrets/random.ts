import { randomFillSync, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const ID_BYTES = 16;
/** Enough bytes for some hundred ids: a system call for each id would cost more than the rest of its work. */
const POOL_BYTES = 8192;

const pool = Buffer.alloc(POOL_BYTES);
let taken = POOL_BYTES;

/** Returns random bytes of the system. Each byte is used once. */
export const randomBytes = (count: number): Buffer => {
  if (taken + count > POOL_BYTES) {
    randomFillSync(pool);
    taken = 0;
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + count));
  // The returned bytes may be a secret, so the pool must not keep them.
  pool.fill(0, taken, taken + count);
  taken += count;
  return bytes;
};

/** 256 random bits as base64url, impossible to guess. */
export const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** An id with its kind as prefix: `grant_…`. */
export const randomId = (kind: string) => `${kind}_${randomBytes(ID_BYTES).toString('base64url')}`;

/** Random digits with leading zeros. Each value is equally likely. */
export const randomDigits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
