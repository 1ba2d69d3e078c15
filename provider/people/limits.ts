import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
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
/** The work of the hardest proof, where the easiest is 1. */
export const MOST_WORK = 2 ** DOUBLINGS;

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
  readonly rule: Rule;
}

export const limitsOf = (name: string, subject: string, ...rules: readonly Rule[]): readonly Limit[] =>
  rules.map((rule) => ({ name, subject, rule }));

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

  /**
   * A final refusal has priority over one that a proof of work lifts.
   * @param proof lifts a refusal once if its work is at least half of what is asked now: others may have raised it since
   * @param watched a limit that is only looked up here
   */
  const attempt = async (
    trx: Trx,
    limits: readonly Limit[],
    {
      proof = null,
      idOf = () => randomId('attempt'),
      watched = [],
    }: {
      readonly proof?: VerifiedProof | null;
      readonly idOf?: (name: string) => string;
      readonly watched?: readonly Limit[];
    } = {},
  ) => {
    const at = now();
    const names = new Map(limits.map(({ name, subject }) => [subject, name]));
    const attempts = [...names].map(([subject, name]) => ({ name, id: idOf(name), hash: mac(subject) }));
    const locked = attempts.filter(({ name }) => !UNLOCKED.includes(name)).map(({ hash }) => hash);
    await database.lock(trx, ...locked.sort());
    const ids = attempts.map(({ id }) => id);
    // Raw SQL, because Kysely takes longer to build so many parts than the database to run them.
    const rows = attempts.map(({ id, hash }) => sql`(${id}, ${hash}, ${at})`);
    // A time in the future was written by a clock that was ahead. SQLite finds the new rows here, PostgreSQL does not.
    const columns = [...limits, ...watched].map(({ subject, rule: [most, withinMs, code] }, index) => {
      const earlier = sql`from attempts where subject = ${mac(subject)} and "at" > ${at - withinMs}
        and "at" < ${at + withinMs} and id not in (${sql.join(ids)})`;
      const column = isPriced(code)
        ? sql`select count(*) from (select 1 ${earlier} limit ${most * (DOUBLINGS + 1)}) as counted`
        : sql`select "at" ${earlier} order by "at" desc limit 1 offset ${most - 1}`;
      return sql`(${column}) as ${sql.id(String(index))}`;
    });
    const counting = sql<Readonly<Record<number, number | null>>>`insert into attempts (id, subject, "at")
      values ${sql.join(rows)} returning ${sql.join(columns)}`;
    const [found = {}] = (await counting.execute(trx)).rows;
    const met = limits.flatMap(({ name, rule: [most, withinMs, code] }, index) => {
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
    return {
      ids,
      refusal: isLifted ? undefined : refusal,
      isWatchedReached: (found[limits.length] ?? null) !== null,
    };
  };

  /**
   * @returns ids of the attempts, for `forget`
   * @throws LimitRefusal of a limit that was reached
   */
  const countAll = async (trx: Trx, limits: readonly Limit[], proof: VerifiedProof | null = null) => {
    const { ids, refusal } = await attempt(trx, limits, { proof });
    if (refusal !== undefined) throw refusal;
    return ids;
  };

  return {
    attempt,
    countAll,

    record: (trx: Trx, subject: string) => insertOnce(trx, randomId('attempt'), mac(subject)),

    count: (trx: Trx, name: keyof typeof LIMITS, ...who: readonly string[]) =>
      countAll(trx, limitsOf(name, [name, ...who].join(' '), LIMITS[name])),

    forget: async (on: Pick<Trx, 'deleteFrom'>, ids: readonly string[]): Promise<void> => {
      await on.deleteFrom('attempts').where('id', 'in', ids).execute();
    },

    forgetSubjects: async (trx: Trx, subjects: readonly string[]): Promise<void> => {
      await trx.deleteFrom('attempts').where('subject', 'in', subjects.map(mac)).execute();
    },
  };
};
