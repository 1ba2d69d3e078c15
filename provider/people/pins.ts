import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { withLatinDigits } from '../../common/latin-digits.ts';
import type { Database, Trx } from '../database/database.ts';
import type { NoteAnomaly } from '../facts/anomaly.ts';
import { Problem } from '../problem.ts';
import type { PinSeal } from '../secrets/pin-seal.ts';
import { readable } from './address.ts';
import { DAY, type Limits, limitsOf, TEN_MINUTES } from './limits.ts';
import { isFresh, isFreshByCode, type Session } from './sessions.ts';

/** Cost N of scrypt. */
export const PIN_COST = 2 ** 15;
const BLOCKS = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Digits of any script count as 0–9: the page that asks for the PIN later may be another one. */
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

const isPin = async (pin: string, stored: string, cost: number): Promise<boolean> => {
  const [, salt = '', hash = ''] = stored.split('.');
  const stretched = await stretch(pin, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(stretched, Buffer.from(hash, 'base64url'));
};

const SPECIALS = /[!@#$%^&*(),.?":{}|<>]/;

const followsRules = (pin: string) => {
  const { length } = [...pin];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && /\p{Nd}/u.test(pin) && SPECIALS.test(pin);
};

type Trying = Pick<Session, 'id' | 'personId' | 'appId' | 'createdAt' | 'fromSession'>;

/** Wrong tries in ten minutes, of one application or of one session. */
const TRIES = 5;
const TRIES_IN_APPS = 15;
/** Wrong tries in a day: of all applications together, and at /account. */
const TRIES_IN_A_DAY = 50;

/** `session.code` means that only a new sign-in helps. */
const limitsAt = (place: string, personId: string, accountApp: string) => {
  const own = [TRIES, TEN_MINUTES, 'pin.limit'] as const;
  const day = [TRIES_IN_A_DAY, DAY, 'session.code'] as const;
  if (place === accountApp) return limitsOf('pin', `pin ${place} ${personId}`, own, day);
  return [
    ...limitsOf('pin', `pin ${place} ${personId}`, own),
    ...limitsOf('pin', `pin apps ${personId}`, [TRIES_IN_APPS, TEN_MINUTES, 'session.code'], day),
  ];
};

interface Parts {
  readonly seal: PinSeal;
  readonly limits: Limits;
  readonly note: NoteAnomaly;
  /** Cost N of scrypt; lower in tests. */
  readonly cost: number;
  readonly accountApp: string;
}

export type Pins = ReturnType<typeof createPins>;

/** PINs, stored only as scrypt hashes. */
export const createPins = (
  database: Database,
  { seal, limits, note, cost, accountApp }: Parts,
  now: () => number,
) => {
  const { query, transaction } = database;

  const storedHashOf = async (personId: string): Promise<string | null> => {
    const person = await query
      .selectFrom('people')
      .select('pin_hash')
      .where('id', '=', personId)
      .executeTakeFirst();
    return person?.pin_hash ?? null;
  };

  /** Separates sessions of /account that an application's session began: the application's server may hold them. */
  const placeOf = ({ appId, fromSession }: Pick<Trying, 'appId' | 'fromSession'>) =>
    appId === accountApp && fromSession !== null ? `from ${fromSession}` : appId;

  /** Hostile applications can reach the common limit, so the tries of a fresh session count for it alone. */
  const countTry = (trx: Trx, session: Trying) =>
    limits.countAll(
      trx,
      isFresh(session, now())
        ? limitsOf('pin', `pin session ${session.id}`, [TRIES, TEN_MINUTES, 'pin.limit'])
        : limitsAt(placeOf(session), session.personId, accountApp),
    );

  const forgetTries = async (trx: Trx, personId: string): Promise<void> => {
    const rows = await trx
      .selectFrom('sessions')
      .select(['id', 'app_id as appId', 'from_session as fromSession'])
      .where('person_id', '=', personId)
      .execute();
    const places = ['apps', accountApp, ...rows.map(placeOf)];
    await limits.forgetSubjects(trx, [
      ...places.map((place) => `pin ${place} ${personId}`),
      ...rows.map(({ id }) => `pin session ${id}`),
    ]);
  };

  /** Counts before the try runs, so that parallel tries cannot exceed the limit. A success does not count. */
  const withTry = async <T>(session: Trying, attempt: () => Promise<T>): Promise<T> => {
    const { ids } = await transaction((trx) => countTry(trx, session)).catch((error: unknown) => {
      if (error instanceof Problem) note({ action: 'pin.limited', hashed: session.personId });
      throw error;
    });
    const result = await attempt();
    await limits.forget(query, ids);
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

  const check = async (pin: string, stored: string) => {
    if (!(await isPin(pin, stored, cost))) throw new Problem('pin.wrong');
  };

  const requirePin = async (session: Trying, read: () => string): Promise<void> => {
    const stored = await storedHashOf(session.personId);
    if (stored !== null) await withTry(session, () => check(read(), stored));
  };

  return {
    publicKey: seal.publicKey,

    /**
     * Setting the same PIN again succeeds, because the first answer may have been lost.
     * @throws Problem pin.limit, pin.sealed, pin.weak, pin.wrong, session.code
     */
    set: async (session: Session, appKey: string, sealed: string): Promise<void> => {
      const pin = opened(session, appKey, sealed);
      // A weak PIN cannot be the stored one, so it is not a guess and does not count as a try.
      if (!followsRules(pin)) throw new Problem('pin.weak');
      await withTry(session, async () => {
        const stored = await storedHashOf(session.personId);
        if (stored !== null) return check(pin, stored);
        const { numUpdatedRows } = await query
          .updateTable('people')
          .set({ pin_hash: await hashOf(pin, cost) })
          .where('id', '=', session.personId)
          .where('pin_hash', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return;
        // Another call has set a PIN meanwhile, or has deleted the person.
        const set = await storedHashOf(session.personId);
        if (set === null) throw new Problem('session.unknown');
        await check(pin, set);
      });
    },

    /**
     * A person without a PIN needs none.
     * @throws Problem pin.limit, pin.sealed, pin.wrong, session.code
     */
    requireSealed: (session: Session, appKey: string, sealed: string | undefined): Promise<void> =>
      requirePin(session, () => opened(session, appKey, sealed ?? '')),

    /** @throws Problem pin.limit, pin.wrong, session.code */
    requireTyped: (session: Trying, pin: string | undefined): Promise<void> =>
      requirePin(session, () => pin ?? ''),

    /**
     * Only a sign-in at /account by code allows it: an application's page may have typed the PIN itself.
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
