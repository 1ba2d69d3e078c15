import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { CountedClient } from '../facts/counted.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { randomId } from '../secrets/random.ts';

export interface Limit {
  /** Keyed hash of the counted subject: an address, a client or a person. */
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

/** Bound of a /48 network, as a multiple of a client's: a site has many clients, and an attacker may own a network. */
const CLIENTS_OF_A_NETWORK = 10;

/**
 * Limits without proof of work for a client and its network; none if the call has no connection.
 * @param subjectOf the keyed hash of a name
 * @param bound that of the client
 */
export const limitsFor = (
  { client, network }: CountedClient,
  subjectOf: (name: string) => string,
  { most, withinMs }: Pick<Limit, 'most' | 'withinMs'>,
): readonly Limit[] => {
  if (client === '') return [];
  const own = { subject: subjectOf(`client ${client}`), most, withinMs };
  if (network === null) return [own];
  return [own, { subject: subjectOf(`network ${network}`), most: CLIENTS_OF_A_NETWORK * most, withinMs }];
};

/** One attempt of one subject. */
export interface Attempt {
  readonly id: string;
  readonly subject: string;
}

/** Requests the time of a subject's n-th newest attempt within a period. */
export interface Lookup extends Limit {
  /** The present attempt of this subject, which does not count yet; empty if there is none. */
  readonly except: string;
}

/** The values of each attempt and lookup in the statement, by name and index: `id0`, `subject0`. */
type Values = Record<`id${number}` | `counted${number}` | `except${number}` | `subject${number}`, string> &
  Record<'now' | `since${number}` | `until${number}` | `before${number}`, number>;

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

const countingOf = (database: Database, attempts: number, lookups: number) =>
  statement((given: Given<Values>) => {
    const lookup = (place: number) =>
      database.query
        .selectFrom('attempts')
        .select('at')
        .where('subject', '=', given(`subject${place}`))
        // Ignores attempts with a future time, written by a clock that was ahead.
        .where('at', '>', given(`since${place}`))
        .where('at', '<', given(`until${place}`))
        // SQLite finds the row of this statement here, PostgreSQL does not.
        .where('id', '!=', given(`except${place}`))
        .orderBy('at', 'desc')
        .limit(1)
        .offset(given(`before${place}`))
        .as(`limit${place}`);
    return database.query
      .insertInto('attempts')
      .values(
        upTo(attempts).map((place) => ({
          id: given(`id${place}`),
          subject: given(`counted${place}`),
          at: given('now'),
        })),
      )
      .returning(upTo(lookups).map(lookup));
  });

/**
 * Counts the attempts and returns, for each lookup in order, the time of that attempt; `null` if there are fewer. It is
 * one statement without a lock, so concurrent transactions do not see each other.
 */
export type Count = (
  trx: Trx,
  attempts: readonly Attempt[],
  lookups: readonly Lookup[],
  now: number,
) => Promise<readonly (number | null)[]>;

/** Keeps one statement for each pair of counts; the callers use a few. */
export const createCount = (database: Database): Count => {
  const countings = new Map<string, ReturnType<typeof countingOf>>();
  return async (trx, attempts, lookups, now) => {
    const numbers = `${attempts.length} ${lookups.length}`;
    const counting = countings.get(numbers) ?? countingOf(database, attempts.length, lookups.length);
    countings.set(numbers, counting);
    const values: Values = { now };
    for (const [place, { id, subject }] of attempts.entries()) {
      values[`id${place}`] = id;
      values[`counted${place}`] = subject;
    }
    for (const [place, { except, subject, most, withinMs }] of lookups.entries()) {
      values[`except${place}`] = except;
      values[`subject${place}`] = subject;
      values[`since${place}`] = now - withinMs;
      values[`until${place}`] = now + withinMs;
      values[`before${place}`] = most - 1;
    }
    const [found = {}] = await counting(trx, values);
    return lookups.map((_, place) => found[`limit${place}`] ?? null);
  };
};

/**
 * Counts one attempt against every limit, over all copies. The locks last until the transaction ends, and a refusal
 * must undo the transaction.
 * @returns ids of the attempts, for undoing one that should not count
 * @throws Problem with the given code and the time until the oldest attempt no longer counts
 */
export type CountAttempt = (
  trx: Trx,
  limits: readonly Limit[],
  code: ProblemCode,
  now: number,
) => Promise<readonly string[]>;

export const createCountAttempt = (database: Database): CountAttempt => {
  const count = createCount(database);
  return async (trx, limits, code, now) => {
    await database.lock(trx, ...limits.map(({ subject }) => subject).sort());
    const attempts = limits.map(({ subject }) => ({ id: randomId('attempt'), subject }));
    const lookups = limits.map((limit, place) => ({ ...limit, except: attempts[place]?.id ?? '' }));
    const found = await count(trx, attempts, lookups, now);
    for (const [place, { withinMs }] of limits.entries()) {
      const at = found[place] ?? null;
      if (at !== null) throw new Problem(code, undefined, (at + withinMs - now) / 1000);
    }
    return attempts.map(({ id }) => id);
  };
};
