import { timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';

const LIFETIME_MS = 400 * 86_400_000;

export interface KnownBrowser {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const SHAPE = /^(browser_[\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Tokens of browsers that signed an address in. Their requests for codes are counted separately from those of unknown
 * clients. A token gives no access, contains no address, and a keyed hash binds it to one; nothing is stored.
 */
export const createKnownBrowsers = (keyring: Keyring, now: () => number) => {
  const bound = (id: string, until: string, address: string) => `${id} ${until} ${address}`;
  return {
    issue: (address: string): KnownBrowser => {
      const [id, expiresAt] = [randomId('browser'), now() + LIFETIME_MS];
      const mac = keyring.mac('browser', bound(id, String(expiresAt), address));
      return { token: `${id}.${expiresAt}.${mac}`, expiresAt };
    },

    /** Returns the browser's id; `null` for a token of another address, an altered one or an expired one. */
    identify: (token: string | undefined, address: string): string | null => {
      const [, id, until, mac] = SHAPE.exec(token ?? '') ?? [];
      if (id === undefined || until === undefined || mac === undefined) return null;
      const isBound = keyring.macs('browser', bound(id, until, address)).some((own) => isSame(own, mac));
      return isBound && Number(until) > now() ? id : null;
    },
  };
};
