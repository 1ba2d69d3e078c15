import { randomFillSync, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const ID_BYTES = 16;
const CODE_COUNT = 1_000_000;
/** Bytes for some hundred ids: asking the system for each costs more than the rest of the id. */
const POOL_BYTES = 8192;

const pool = Buffer.alloc(POOL_BYTES);
let taken = POOL_BYTES;

/** Random bytes of the system, each given out once. */
export const randomBytes = (count: number): Buffer => {
  if (taken + count > POOL_BYTES) {
    randomFillSync(pool);
    taken = 0;
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + count));
  // What was given out is a secret of somebody else's from here on.
  pool.fill(0, taken, taken + count);
  taken += count;
  return bytes;
};

/** 256 random bits as base64url: nobody guesses it. */
export const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** An id that says its kind: `grant_…`. */
export const randomId = (kind: string) => `${kind}_${randomBytes(ID_BYTES).toString('base64url')}`;

/** Six digits, each value as likely as any other, leading zeros kept. */
export const randomCode = () => String(randomInt(CODE_COUNT)).padStart(6, '0');
