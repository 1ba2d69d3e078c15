import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { NoteAnomaly } from '../anomaly.ts';
import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { PinSeal } from '../secrets/pin-seal.ts';
import { readable } from './address.ts';
import { isFreshByCode } from './fresh-session.ts';
import { createCountAttempt, type Limit } from './limits.ts';
import type { Session } from './sessions.ts';

const TRIES = 5;
/** Of all applications together. The account's own pages count alone, so that no application can lock a person out. */
const TRIES_IN_APPS = 15;
/** The account's own pages, where a PIN is typed. In an application it is sealed. */
const ACCOUNT = 'account';
const TRIES_WITHIN_MS = 600_000;

const COST = 2 ** 15;
const BLOCKS = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

const stretch = (pin: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: COST, r: BLOCKS, p: 1, maxmem: MEMORY_BYTES };
    scrypt(pin.normalize('NFC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

const hashOf = async (pin: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return `scrypt.${salt.toString('base64url')}.${(await stretch(pin, salt)).toString('base64url')}`;
};

const isPin = async (pin: string, kept: string): Promise<boolean> => {
  const [, salt = '', hash = ''] = kept.split('.');
  return timingSafeEqual(await stretch(pin, Buffer.from(salt, 'base64url')), Buffer.from(hash, 'base64url'));
};

const SPECIALS = /[!@#$%^&*(),.?":{}|<>]/;

const followsRules = (pin: string) => {
  const { length } = [...pin];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && /[0-9]/.test(pin) && SPECIALS.test(pin);
};

interface Parts {
  readonly keyring: Keyring;
  readonly seal: PinSeal;
  readonly note: NoteAnomaly;
}

export type Pins = ReturnType<typeof createPins>;

/** PINs, stored only as scrypt hashes. */
export const createPins = (database: Database, { keyring, seal, note }: Parts, now: () => number) => {
  const { query, transaction } = database;
  const countAttempt = createCountAttempt(database);

  const keptBy = async (personId: string): Promise<string | null> => {
    const person = await query
      .selectFrom('people')
      .select('pin_hash')
      .where('id', '=', personId)
      .executeTakeFirst();
    return person?.pin_hash ?? null;
  };

  const subjectOf = (place: string, personId: string) => keyring.mac('limit', `pin ${place} ${personId}`);

  /** The limits for a try: one application cannot use up the tries of another one, or of /account. */
  const limitsOf = ({ personId }: Pick<Session, 'personId'>, place: string): readonly Limit[] => {
    const own = { subject: subjectOf(place, personId), most: TRIES, withinMs: TRIES_WITHIN_MS };
    if (place === ACCOUNT) return [own];
    return [own, { ...own, subject: subjectOf('apps', personId), most: TRIES_IN_APPS }];
  };

  /** Counts a try before it runs, so that parallel tries cannot exceed the limit. A success does not count. */
  const withTry = async <T>(
    session: Pick<Session, 'personId'>,
    place: string,
    attempt: () => Promise<T>,
  ): Promise<T> => {
    const limits = limitsOf(session, place);
    const ids = await transaction((trx) => countAttempt(trx, limits, 'pin.limit', now())).catch(
      (error: unknown) => {
        if (error instanceof Problem) note({ action: 'pin.limited', hashed: session.personId });
        throw error;
      },
    );
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
    if (!(await isPin(pin, kept))) throw new Problem('pin.wrong');
  };

  const requirePin = async (
    session: Pick<Session, 'personId'>,
    place: string,
    read: () => string,
  ): Promise<void> => {
    const kept = await keptBy(session.personId);
    if (kept !== null) await withTry(session, place, () => check(read(), kept));
  };

  /** Deletes the counted tries, in the applications of the person's sessions and at /account. */
  const forgetTries = async (trx: Trx, personId: string) => {
    const rows = await trx
      .selectFrom('sessions')
      .select('app_id')
      .distinct()
      .where('person_id', '=', personId)
      .execute();
    const places = ['apps', ACCOUNT, ...rows.map(({ app_id }) => app_id)];
    const subjects = places.map((place) => subjectOf(place, personId));
    await trx.deleteFrom('attempts').where('subject', 'in', subjects).execute();
  };

  return {
    publicKey: seal.publicKey,

    /**
     * Sets the person's PIN. Setting the same PIN again succeeds, because the first answer may have been lost.
     * @throws Problem pin.limit, pin.sealed, pin.weak, pin.wrong
     */
    set: async (session: Session, appKey: string, sealed: string): Promise<void> => {
      const pin = opened(session, appKey, sealed);
      // A weak PIN cannot be the person's, so it is no guess and costs no try.
      if (!followsRules(pin)) throw new Problem('pin.weak');
      await withTry(session, session.appId, async () => {
        const kept = await keptBy(session.personId);
        if (kept !== null) return check(pin, kept);
        const { numUpdatedRows } = await query
          .updateTable('people')
          .set({ pin_hash: await hashOf(pin) })
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
     * @throws Problem pin.limit, pin.sealed, pin.wrong
     */
    requireSealed: (session: Session, appKey: string, sealed: string | undefined): Promise<void> =>
      requirePin(session, session.appId, () => opened(session, appKey, sealed ?? '')),

    /**
     * The same for a PIN that was typed on the provider's own page.
     * @throws Problem pin.limit, pin.wrong
     */
    requireTyped: (session: Pick<Session, 'personId'>, pin: string | undefined): Promise<void> =>
      requirePin(session, ACCOUNT, () => pin ?? ''),

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
        await forgetTries(trx, session.personId);
      });
    },
  };
};
