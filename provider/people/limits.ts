import type { Database, Trx } from '../database/database.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { randomId } from '../secrets/random.ts';

export interface Limit {
  /** Keyed hash of what is counted: an address, a client, a person. */
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts one attempt against every limit, over all copies: the locks are held until the transaction ends, and a refusal
 * must undo it.
 * @returns ids of the attempts, for one that turns out not to count
 * @throws Problem with the given code and the time until the oldest attempt no longer counts
 */
export const countAttempt = async (
  { lock }: Database,
  trx: Trx,
  limits: readonly Limit[],
  code: ProblemCode,
  now: number,
): Promise<readonly string[]> => {
  await lock(trx, ...limits.map(({ subject }) => subject).sort());
  const attempts = limits.map((limit) => ({ ...limit, id: randomId('attempt') }));
  /** When the last attempt was made that leaves no room for this one; nothing where there is room. */
  const lastInTheWay = ({ id, subject, most, withinMs }: (typeof attempts)[number], index: number) =>
    trx
      .selectFrom('attempts')
      .select('at')
      .where('subject', '=', subject)
      // Attempts of a clock that was ahead and was set right must not count for as long as it was.
      .where('at', '>', now - withinMs)
      .where('at', '<', now + withinMs)
      // SQLite finds the row of this very statement here, PostgreSQL does not.
      .where('id', '!=', id)
      .orderBy('at', 'desc')
      .limit(1)
      .offset(most - 1)
      .as(`limit${index}`);
  const found: Record<string, number | null> = await trx
    .insertInto('attempts')
    .values(attempts.map(({ id, subject }) => ({ id, subject, at: now })))
    .returning(attempts.map(lastInTheWay))
    .executeTakeFirstOrThrow();
  for (const [index, { withinMs }] of limits.entries()) {
    const at = found[`limit${index}`] ?? null;
    if (at !== null) throw new Problem(code, undefined, (at + withinMs - now) / 1000);
  }
  return attempts.map(({ id }) => id);
};
