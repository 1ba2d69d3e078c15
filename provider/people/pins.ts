import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { withLatinDigits } from '../../common/latin-digits.ts';
import type { Database } from '../database/database.ts';
import type { NoteAnomaly } from '../facts/anomaly.ts';
import { Problem } from '../problem.ts';
import type { PinSeal } from '../secrets/pin-seal.ts';
import { readable } from './address.ts';
import { isFreshByCode } from './fresh-session.ts';
import type { PinTries, Trying } from './pin-tries.ts';
import type { Session } from './sessions.ts';
import type { Work } from './work.ts';

const BLOCKS = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/**
 * Digits of any script count as 0–9, as in the widget's field: the page that asks for the PIN later may be another one.
 */
const stretch = (pin: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCKS, p: 1, maxmem: MEMORY_BYTES };
    scrypt(withLatinDigits(pin).normalize('NFC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

const hashOf = async (pin: string, cost: number): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return `scrypt.${salt.toString('base64url')}.${(await stretch(pin, salt, cost)).toString('base64url')}`;
};

const isPin = async (pin: string, kept: string, cost: number): Promise<boolean> => {
  const [, salt = '', hash = ''] = kept.split('.');
  const stretched = await stretch(pin, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(stretched, Buffer.from(hash, 'base64url'));
};

const SPECIALS = /[!@#$%^&*(),.?":{}|<>]/;

const followsRules = (pin: string) => {
  const { length } = [...pin];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && /\p{Nd}/u.test(pin) && SPECIALS.test(pin);
};

interface Parts {
  readonly seal: PinSeal;
  readonly tries: PinTries;
  readonly note: NoteAnomaly;
  readonly cost: Work['pinCost'];
}

export type Pins = ReturnType<typeof createPins>;

/** PINs, stored only as scrypt hashes. */
export const createPins = (database: Database, { seal, tries, note, cost }: Parts, now: () => number) => {
  const { query, transaction } = database;

  const keptBy = async (personId: string): Promise<string | null> => {
    const person = await query
      .selectFrom('people')
      .select('pin_hash')
      .where('id', '=', personId)
      .executeTakeFirst();
    return person?.pin_hash ?? null;
  };

  /** Counts a try before it runs, so that parallel tries cannot exceed the limit. A success does not count. */
  const withTry = async <T>(session: Trying, attempt: () => Promise<T>): Promise<T> => {
    const ids = await transaction((trx) => tries.count(trx, session)).catch((error: unknown) => {
      if (error instanceof Problem) note({ action: 'pin.limited', hashed: session.personId });
      throw error;
    });
    const result = await attempt();
    await query.deleteFrom('attempts').where('id', 'in', ids).execute();
    return result;
  };

  const opened = (session: Session, appKey: string, sealed: string): string => {
    const { address, nonce } = session;
    // The page binds the PIN to the address as typed, and not every browser turns its domain into ASCII.
    for (const spelling of new Set([address, readable(address)])) {
      const pin = seal.open(sealed, { appKey, address: spelling, nonce });
      if (pin !== null) return pin;
    }
    throw new Problem('pin.sealed');
  };

  const check = async (pin: string, kept: string) => {
    if (!(await isPin(pin, kept, cost))) throw new Problem('pin.wrong');
  };

  const requirePin = async (session: Trying, read: () => string): Promise<void> => {
    const kept = await keptBy(session.personId);
    if (kept !== null) await withTry(session, () => check(read(), kept));
  };

  return {
    publicKey: seal.publicKey,

    /**
     * Sets the person's PIN. Setting the same PIN again succeeds, because the first answer may have been lost.
     * @throws Problem pin.limit, pin.sealed, pin.weak, pin.wrong, session.code
     */
    set: async (session: Session, appKey: string, sealed: string): Promise<void> => {
      const pin = opened(session, appKey, sealed);
      // A weak PIN cannot be the stored one, so it is not a guess and does not count as a try.
      if (!followsRules(pin)) throw new Problem('pin.weak');
      await withTry(session, async () => {
        const kept = await keptBy(session.personId);
        if (kept !== null) return check(pin, kept);
        const { numUpdatedRows } = await query
          .updateTable('people')
          .set({ pin_hash: await hashOf(pin, cost) })
          .where('id', '=', session.personId)
          .where('pin_hash', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return;
        // Another call has set a PIN meanwhile, or has deleted the person.
        const set = await keptBy(session.personId);
        if (set === null) throw new Problem('session.unknown');
        await check(pin, set);
      });
    },

    /**
     * Requires the PIN before an irreversible action. A person without a PIN needs none.
     * @throws Problem pin.limit, pin.sealed, pin.wrong, session.code
     */
    requireSealed: (session: Session, appKey: string, sealed: string | undefined): Promise<void> =>
      requirePin(session, () => opened(session, appKey, sealed ?? '')),

    /**
     * Requires the PIN as typed on the provider's own page, before an irreversible action.
     * @throws Problem pin.limit, pin.wrong, session.code
     */
    requireTyped: (session: Trying, pin: string | undefined): Promise<void> =>
      requirePin(session, () => pin ?? ''),

    /**
     * Removes a forgotten PIN, or one that an application set. A mailed code is enough proof. A session of an
     * application is not: the application's page may have typed the PIN itself.
     * @param session one of the account pages
     * @throws Problem pin.session if no code began the session, or it is older than ten minutes
     */
    remove: async (session: Session): Promise<void> => {
      if (!isFreshByCode(session, now())) throw new Problem('pin.session');
      await transaction(async (trx) => {
        await trx.updateTable('people').set({ pin_hash: null }).where('id', '=', session.personId).execute();
        await tries.forget(trx, session.personId);
      });
    },
  };
};
