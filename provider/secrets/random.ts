import { randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const ID_BYTES = 16;
const CODE_COUNT = 1_000_000;

/** 256 random bits as base64url: nobody guesses it. */
export const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** An id that says its kind: `grant_…`. */
export const randomId = (kind: string) => `${kind}_${randomBytes(ID_BYTES).toString('base64url')}`;

/** Six digits, each value as likely as any other, leading zeros kept. */
export const randomCode = () => String(randomInt(CODE_COUNT)).padStart(6, '0');
