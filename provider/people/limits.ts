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
 * Counts one attempt against every limit, over all copies: the locks are held until the transaction ends.
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
  const counted = await trx
    .selectFrom('attempts')
    .select(['subject', 'at'])
    .where(({ and, eb, or }) =>
      or(
        limits.map(({ subject, withinMs }) =>
          // Attempts of a clock that was ahead and was set right must not count for as long as it was.
          and([eb('subject', '=', subject), eb('at', '>', now - withinMs), eb('at', '<', now + withinMs)]),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .execute();
  for (const { subject, most, withinMs } of limits) {
    const oldest = counted.filter((attempt) => attempt.subject === subject)[most - 1]?.at;
    if (oldest !== undefined) throw new Problem(code, undefined, (oldest + withinMs - now) / 1000);
  }
  const rows = limits.map(({ subject }) => ({ id: randomId('attempt'), subject, at: now }));
  await trx.insertInto('attempts').values(rows).execute();
  return rows.map(({ id }) => id);
};
