import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { randomId } from '../secrets/random.ts';

export interface Limit {
  /** Keyed hash of the counted subject: an address, a client or a person. */
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

/** The values of each limit in the statement, by name and index: `id0`, `subject0`. */
type Values = Record<`id${number}` | `subject${number}`, string> &
  Record<'now' | `since${number}` | `until${number}` | `before${number}`, number>;

/**
 * Counts one attempt against each of `count` limits. For each limit, the result has the time of the attempt that must
 * expire first; empty if the limit is not reached.
 */
const countingOf = (database: Database, count: number) =>
  statement(database, (given: Given<Values>) => {
    const places = Array.from({ length: count }, (_, place) => place);
    const lastInTheWay = (place: number) =>
      database.query
        .selectFrom('attempts')
        .select('at')
        .where('subject', '=', given(`subject${place}`))
        // Ignores attempts with a future time, which a clock that was ahead has written.
        .where('at', '>', given(`since${place}`))
        .where('at', '<', given(`until${place}`))
        // SQLite finds the row of this statement here, PostgreSQL does not.
        .where('id', '!=', given(`id${place}`))
        .orderBy('at', 'desc')
        .limit(1)
        .offset(given(`before${place}`))
        .as(`limit${place}`);
    return database.query
      .insertInto('attempts')
      .values(
        places.map((place) => ({
          id: given(`id${place}`),
          subject: given(`subject${place}`),
          at: given('now'),
        })),
      )
      .returning(places.map(lastInTheWay));
  });

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

/** Keeps one statement for each number of limits; there are at most three. */
export const createCountAttempt = (database: Database): CountAttempt => {
  const countings = new Map<number, ReturnType<typeof countingOf>>();
  const counting = (count: number) => {
    const known = countings.get(count) ?? countingOf(database, count);
    countings.set(count, known);
    return known;
  };
  return async (trx, limits, code, now) => {
    await database.lock(trx, ...limits.map(({ subject }) => subject).sort());
    const ids = limits.map(() => randomId('attempt'));
    const values: Values = { now };
    for (const [place, { subject, most, withinMs }] of limits.entries()) {
      values[`id${place}`] = ids[place] ?? '';
      values[`subject${place}`] = subject;
      values[`since${place}`] = now - withinMs;
      values[`until${place}`] = now + withinMs;
      values[`before${place}`] = most - 1;
    }
    const [found = {}] = await counting(limits.length)(trx, values);
    for (const [place, { withinMs }] of limits.entries()) {
      const at = found[`limit${place}`] ?? null;
      if (at !== null) throw new Problem(code, undefined, (at + withinMs - now) / 1000);
    }
    return ids;
  };
};
