import type { CodeLimits } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Counted, CountedClient } from '../facts/counted.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { createCount, createCountAttempt, limitsFor } from './limits.ts';

const WITHIN_MS = 600_000;
/** Sign-ins for each code that `CODES_PER_CLIENT` and `CODES_IN_ALL` allow: most of them need no code. */
const PER_CODE = 20;
/** Multiple of the first bound at which even solved proofs are refused. */
const LAST = 10;
/** Answers to `prompt=none` and to FedCM. */
const SIGN_INS_PER_PERSON = 600;
const SAMPLES_PER_CLIENT = 600;
/** For all test applications together. It counts sample people only, so it blocks no real person. */
const SAMPLES_IN_ALL = 60_000;

interface Bound {
  readonly subject: string;
  readonly most: number;
  /** The refusal of the next sign-in. */
  readonly refusal: 'authorize.limit' | 'authorize.proof';
  /** Parallel sign-ins may exceed the bound, because a lock would make each one wait for every other. */
  readonly isUnlocked?: boolean;
}

const unique = (bounds: readonly Bound[]) => [...new Set(bounds.map(({ subject }) => subject))];

/**
 * Counts the sign-ins that begin at `/authorize`, because each one stores a row for an hour. Many people may share the
 * client's address or network, so proof of work comes before a refusal. All clients together have no final limit,
 * because attackers could block every sign-in.
 */
export const createCountSignIn = (
  database: Database,
  keyring: Keyring,
  { perClient, inAll }: Pick<CodeLimits, 'perClient' | 'inAll'>,
  now: () => number,
) => {
  const count = createCount(database);
  const countAttempt = createCountAttempt(database);
  const mac = (name: string) => keyring.mac('limit', `authorize ${name}`);

  const isUnused = async (trx: Trx, proof: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attempts')
      .values({ id: proof, subject: 'proof', at: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  const boundsFor = ({ client, network }: CountedClient): readonly Bound[] => {
    const most = PER_CODE * perClient;
    const networks = network === null ? [] : [mac(`network ${network}`)];
    return [
      ...[mac(client), ...networks].flatMap((subject) => [
        { subject, most: LAST * most, refusal: 'authorize.limit' } as const,
        { subject, most, refusal: 'authorize.proof' } as const,
      ]),
      { subject: mac('all'), most: PER_CODE * inAll, refusal: 'authorize.proof', isUnlocked: true },
    ];
  };

  /** @throws Problem authorize.proof for a client, authorize.limit */
  return async (trx: Trx, counted: Counted): Promise<void> => {
    if ('personId' in counted) {
      const limit = {
        subject: mac(`person ${counted.personId}`),
        most: SIGN_INS_PER_PERSON,
        withinMs: WITHIN_MS,
      };
      await countAttempt(trx, [limit], 'authorize.limit', now());
      return;
    }
    const bounds = boundsFor(counted);
    const locked = bounds.filter(({ isUnlocked }) => isUnlocked !== true);
    await database.lock(trx, ...unique(locked).sort());
    const attempts = unique(bounds).map((subject) => ({ id: randomId('attempt'), subject }));
    const idOf = (subject: string) => attempts.find((attempt) => attempt.subject === subject)?.id ?? '';
    const lookups = bounds.map((bound) => ({ ...bound, withinMs: WITHIN_MS, except: idOf(bound.subject) }));
    const times = await count(trx, attempts, lookups, now());
    const met = bounds.flatMap(({ refusal }, place) => {
      const at = times[place] ?? null;
      return at === null ? [] : [{ refusal, waitS: (at + WITHIN_MS - now()) / 1000 }];
    });
    const first = met.find(({ refusal }) => refusal === 'authorize.limit') ?? met[0];
    if (first === undefined) return;
    const { proof } = counted;
    const isProven = first.refusal === 'authorize.proof' && proof !== null && (await isUnused(trx, proof));
    if (!isProven) throw new Problem(first.refusal, undefined, first.waitS);
  };
};

/**
 * Counts the sample people that a client gets in test mode. Each code stores a row for an hour, and so does each item
 * that a token of test mode asks about. The key of a test application is public, and the call needs no session.
 */
export const createCountSample = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  const subjectOf = (name: string) => keyring.mac('limit', `sample ${name}`);
  const within = { withinMs: WITHIN_MS };
  /** @throws Problem share.limit */
  return async (counted: CountedClient): Promise<void> => {
    const limits = [
      ...limitsFor(counted, subjectOf, { most: SAMPLES_PER_CLIENT, ...within }),
      { subject: subjectOf('all'), most: SAMPLES_IN_ALL, ...within },
    ];
    await database.transaction((trx) => countAttempt(trx, limits, 'share.limit', now()));
  };
};
