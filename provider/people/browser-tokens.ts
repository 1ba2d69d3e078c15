import { timingSafeEqual } from 'node:crypto';
import type { Keyring, Purpose } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';

const DAY_MS = 86_400_000;

/** The reason for which a browser is known, and for how long. */
interface Use {
  readonly purpose: Purpose;
  readonly lifetimeMs: number;
}

/** The browser signed an address in. Its requests for codes are counted separately from those of unknown clients. */
const SIGNED_IN: Use = { purpose: 'browser', lifetimeMs: 400 * DAY_MS };

/** In this browser, a person confirmed that the data of their platforms goes to this account (consent link attack). */
export const CONFIRMED: Use = { purpose: 'confirmed', lifetimeMs: 90 * DAY_MS };

export interface BrowserToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const SHAPE = /^(browser_[\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export type BrowserTokens = ReturnType<typeof createBrowserTokens>;

/** A keyed hash binds the token to its subject, an address or a person's id. The provider stores no token. */
export const createBrowserTokens = (keyring: Keyring, now: () => number, use = SIGNED_IN) => {
  const bound = (id: string, until: string, subject: string) => `${id} ${until} ${subject}`;
  return {
    issue: (subject: string): BrowserToken => {
      const [id, expiresAt] = [randomId('browser'), now() + use.lifetimeMs];
      const mac = keyring.mac(use.purpose, bound(id, String(expiresAt), subject));
      return { token: `${id}.${expiresAt}.${mac}`, expiresAt };
    },

    /** Returns the browser's id; `null` for a token of another subject, an altered one or an expired one. */
    identify: (token: string | undefined, subject: string): string | null => {
      const [, id, until, mac] = SHAPE.exec(token ?? '') ?? [];
      if (id === undefined || until === undefined || mac === undefined) return null;
      const isBound = keyring.macs(use.purpose, bound(id, until, subject)).some((own) => isSame(own, mac));
      return isBound && Number(until) > now() ? id : null;
    },
  };
};
