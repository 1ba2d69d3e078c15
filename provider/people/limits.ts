import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { VerifiedProof } from '../http/client-address.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';

const MINUTE = 60_000;
export const TEN_MINUTES = 10 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** At most this many attempts within the period; the next one gets the refusal. A solved proof lifts `….proof`. */
export type Rule = readonly [most: number, withinMs: number, refusal: ProblemCode];

/** Limits of one person, grant or code, by the word that begins the subject. */
const LIMITS = {
  'account ticket': [20, TEN_MINUTES, 'ticket.limit'],
  // Each replaces up to 500 rows.
  archive: [30, HOUR, 'archive.limit'],
  'authorize person': [600, TEN_MINUTES, 'authorize.limit'],
  'continued session': [20, TEN_MINUTES, 'session.limit'],
  // A copy has every receipt, and many copies at once would fill the memory.
  export: [5, TEN_MINUTES, 'export.limit'],
  'passkey person': [10, TEN_MINUTES, 'passkey.limit'],
  preview: [60, MINUTE, 'access.limit'],
  question: [60, MINUTE, 'access.limit'],
  // Receipts are never deleted. An application must not reach the limit of another one.
  share: [200, DAY, 'share.limit'],
  // Tries of a code without its challenge.
  try: [5, TEN_MINUTES, 'code.locked'],
} as const satisfies Readonly<Record<string, Rule>>;

/** The work of a proof doubles with each further `most` attempts, at most this many times. */
const DOUBLINGS = 5;

export class LimitRefusal extends Problem {
  /**
   * @param limit what was counted
   * @param work of the proof that lifts the refusal; 0 if no proof does
   */
  constructor(
    code: ProblemCode,
    readonly limit: string,
    readonly work: number,
    retryAfterS?: number,
    members?: Problem['members'],
  ) {
    super(code, undefined, retryAfterS, members);
  }
}

const isPriced = (code: ProblemCode) => code.endsWith('.proof');

const workAt = (count: number, most: number) => 2 ** Math.min(Math.floor(count / most) - 1, DOUBLINGS);

/** A lock on these would make every request wait for every other. Parallel requests may exceed their limits. */
const UNLOCKED: readonly string[] = ['app', 'all'];

export interface Limit {
  /** Name of the limit in metrics, such as `client`. */
  readonly name: string;
  /** The counted subject, such as `authorize 203.0.113.5`. Stored as a keyed hash. */
  readonly subject: string;
  readonly rules: readonly Rule[];
}

export const limitsOf = (name: string, subject: string, ...rules: readonly Rule[]): readonly Limit[] => [
  { name, subject, rules },
];

export type Limits = ReturnType<typeof createLimits>;

/** Limits over all copies (contract §11.4). Locks last until the transaction ends, and a refusal must undo it. */
export const createLimits = (database: Database, keyring: Keyring, now: () => number) => {
  const mac = (subject: string) => keyring.mac('limit', subject);

  const insertOnce = async (trx: Trx, id: string, subject: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attempts')
      .values({ id, subject, at: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  /** The values are the time, then id and hash of each subject. The first `counted` subjects get an attempt. */
  const insertAndCount = statement(
    (given: Given<readonly unknown[]>, [counted, rules]: readonly [number, readonly Limit['rules'][]]) => {
      const at = sql`cast(${given(0)} as bigint)`;
      const subjects = rules.map(
        (each, index) => [each, given(2 * index + 1), given(2 * index + 2)] as const,
      );
      const rows = subjects.slice(0, counted).map(([, id, hash]) => sql`(${id}, ${hash}, ${at})`);
      const counts = subjects.flatMap(([each, id, hash]) =>
        each.map(([most, withinMs, code]) => {
          // A time in the future was written by a clock that was ahead. SQLite finds the new row, PostgreSQL does not.
          const earlier = sql`from attempts where subject = ${hash} and "at" > ${at} - ${sql.lit(withinMs)}
            and "at" < ${at} + ${sql.lit(withinMs)} and id != ${id}`;
          return isPriced(code)
            ? sql`select count(*) from (select 1 ${earlier} limit ${sql.lit(most * (DOUBLINGS + 1))}) as counted`
            : sql`select "at" ${earlier} order by "at" desc limit 1 offset ${sql.lit(most - 1)}`;
        }),
      );
      const columns = counts.map((count, index) => sql`(${count}) as ${sql.id(String(index))}`);
      return sql<Readonly<Record<number, number | null>>>`insert into attempts (id, subject, "at")
        values ${sql.join(rows)} returning ${sql.join(columns)}`;
    },
  );

  const remove = statement((given: Given<readonly string[]>, indexes: readonly number[]) =>
    database.query.deleteFrom('attempts').where('id', 'in', indexes.map(given)),
  );

  /**
   * A final refusal has priority over one that a proof of work lifts.
   * @param proof lifts a refusal once if its work is at least half of what is asked now: others may have raised it since
   * @param watched a limit that is only looked up here
   * @returns ids of the attempts, for `forget`
   * @throws LimitRefusal of a limit that was reached
   */
  const countAll = async (
    trx: Trx,
    limits: readonly Limit[],
    proof: VerifiedProof | null = null,
    idOf: (name: string) => string = () => randomId('attempt'),
    watched: readonly Limit[] = [],
  ) => {
    const at = now();
    const attempts = limits.map(({ name, subject }) => ({ name, id: idOf(name), hash: mac(subject) }));
    const locked = attempts.filter(({ name }) => !UNLOCKED.includes(name)).map(({ hash }) => hash);
    await database.lock(trx, ...locked.sort());
    const subjects = [...attempts, ...watched.map(({ subject }) => ({ id: '', hash: mac(subject) }))];
    const values = [at, ...subjects.flatMap(({ id, hash }) => [id, hash])];
    const rules = [...limits, ...watched].map((limit) => limit.rules);
    const [found = {}] = await insertAndCount(trx, values, [limits.length, rules]);
    const lookups = limits.flatMap(({ name, rules }) => rules.map((rule) => ({ name, rule })));
    const met = lookups.flatMap(({ name, rule: [most, withinMs, code] }, index) => {
      const value = found[index] ?? null;
      if (value === null || (isPriced(code) && value < most)) return [];
      return isPriced(code)
        ? [new LimitRefusal(code, name, workAt(value, most))]
        : [new LimitRefusal(code, name, 0, (value + withinMs - at) / 1000)];
    });
    const refusal = met.find(({ work }) => work === 0) ?? met.sort((one, other) => other.work - one.work)[0];
    const isLifted =
      refusal !== undefined &&
      refusal.work > 0 &&
      proof !== null &&
      2 * proof.work >= refusal.work &&
      (await insertOnce(trx, proof.id, 'proof'));
    if (refusal !== undefined && !isLifted) throw refusal;
    return { ids: attempts.map(({ id }) => id), isWatchedReached: (found[lookups.length] ?? null) !== null };
  };

  return {
    countAll,

    record: (trx: Trx, subject: string) => insertOnce(trx, randomId('attempt'), mac(subject)),

    count: (trx: Trx, name: keyof typeof LIMITS, ...who: readonly string[]): Promise<unknown> =>
      countAll(trx, limitsOf(name, [name, ...who].join(' '), LIMITS[name])),

    forget: (on: Database['query'], ids: readonly string[]) => remove(on, ids, [...ids.keys()]),

    forgetSubjects: (trx: Trx, subjects: readonly string[]) =>
      trx.deleteFrom('attempts').where('subject', 'in', subjects.map(mac)).execute(),
  };
};
