import type { CodeLimits } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { CountedClient, SignInSubject } from '../http/client-address.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { mailboxOf } from './address.ts';

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most this many attempts within the period; the next one gets the refusal. */
type Rule = readonly [most: number, withinMs: number, refusal: ProblemCode];

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
  question: [60, MINUTE, 'access.limit'],
  // Receipts are never deleted. An application must not reach the limit of another one.
  share: [200, DAY, 'share.limit'],
  // Tries of a code without its challenge.
  try: [5, TEN_MINUTES, 'code.locked'],
} as const satisfies Readonly<Record<string, Rule>>;

/** Sign-ins and passkeys for each code that `CODES_PER_CLIENT` and `CODES_IN_ALL` allow: most need no code. */
const SIGN_INS_PER_CODE = 20;
const PASSKEYS_PER_CODE = 10;
/** Sample people of a client in test mode. The key of a test application is public, and each code stores a row. */
const SAMPLES_PER_CLIENT = 600;
const SAMPLES_IN_ALL = 60_000;
/** Bound of a /48 network, as a multiple of a client's: a site has many clients, and an attacker may own a network. */
const CLIENTS_OF_A_NETWORK = 10;
/** Wrong tries for an address in a day after which its codes have eight digits. */
const WRONG_TRIES = 50;

/** Subjects of codes. `pair` is a mailbox and a client, `browser` one that signed the address in before. */
const CODE_SUBJECTS = ['pair', 'mailbox', 'client', 'network', 'app', 'all', 'browser'] as const;
/** A lock on these would make every request wait for every other. Parallel requests may exceed their limits. */
const UNLOCKED: readonly string[] = ['app', 'all'];

interface Limit {
  /** What is counted, for metrics: `client`. */
  readonly name: string;
  /** The one that is counted: `authorize 203.0.113.5`. Stored as a keyed hash. */
  readonly subject: string;
  readonly rule: Rule;
}

export const limitsOf = (name: string, subject: string, ...rules: readonly Rule[]): readonly Limit[] =>
  rules.map((rule) => ({ name, subject, rule }));

/** The limits of a client and its network; none if the call has no connection. */
const clientLimits = (
  { client, network }: CountedClient,
  prefix: string,
  most: number,
  refusal: ProblemCode,
): readonly Limit[] => {
  if (client === '') return [];
  const own = limitsOf('client', `${prefix} client ${client}`, [most, TEN_MINUTES, refusal]);
  if (network === null) return own;
  const rule: Rule = [CLIENTS_OF_A_NETWORK * most, TEN_MINUTES, refusal];
  return [...own, ...limitsOf('network', `${prefix} network ${network}`, rule)];
};

export interface CodeRequestFacts extends CountedClient {
  readonly appId: string;
  /** In canonical form. */
  readonly address: string;
  /** Id of the browser, if it is known. */
  readonly browser: string | null;
  /** Id of a solved proof. */
  readonly proof: string | null;
}

/** A known browser counts separately, and an application has no final limit: attackers could block its people. */
const codeLimitsOf = (
  { appId, address, client, network, browser }: CodeRequestFacts,
  { perMailbox, perClient, perApp, inAll }: CodeLimits,
): readonly Limit[] => {
  const [few, last] = ['code.proof', 'code.limit'] as const;
  if (browser !== null)
    return limitsOf('browser', `browser ${browser}`, [5, TEN_MINUTES, last], [perMailbox, DAY, last]);
  const mailbox = mailboxOf(address);
  const crowd = (most: number): readonly Rule[] => [
    [most, TEN_MINUTES, few],
    [10 * most, TEN_MINUTES, last],
    [40 * most, DAY, last],
  ];
  const ofMailbox: readonly Rule[] = [
    [10, TEN_MINUTES, few],
    [perMailbox, DAY, few],
    [3 * perMailbox, DAY, last],
  ];
  return [
    ...limitsOf('pair', `pair ${mailbox} ${client}`, [5, TEN_MINUTES, few], [15, TEN_MINUTES, last]),
    ...limitsOf('mailbox', `mailbox ${mailbox}`, ...ofMailbox),
    ...(client === '' ? [] : limitsOf('client', `client ${client}`, ...crowd(perClient))),
    ...(network === null ? [] : limitsOf('network', `network ${network}`, ...crowd(perClient))),
    ...limitsOf('app', `app ${appId}`, [perApp, TEN_MINUTES, few]),
    ...limitsOf('all', 'all', ...crowd(inAll)),
  ];
};

/** All clients together have no final limit: attackers could block every sign-in. */
const signInLimitsOf = (
  { client, network }: CountedClient,
  { perClient, inAll }: CodeLimits,
): readonly Limit[] => {
  const most = SIGN_INS_PER_CODE * perClient;
  const crowd: readonly Rule[] = [
    [10 * most, TEN_MINUTES, 'authorize.limit'],
    [most, TEN_MINUTES, 'authorize.proof'],
  ];
  return [
    ...limitsOf('client', `authorize ${client}`, ...crowd),
    ...(network === null ? [] : limitsOf('network', `authorize network ${network}`, ...crowd)),
    ...limitsOf('all', 'authorize all', [SIGN_INS_PER_CODE * inAll, TEN_MINUTES, 'authorize.proof']),
  ];
};

export class CodeRefusal extends Problem {
  constructor(
    code: ProblemCode,
    readonly limit: string,
    retryAfterS: number,
    members: Problem['members'] = {},
  ) {
    super(code, undefined, retryAfterS, members);
  }
}

/** The values of each attempt and lookup in the statement, by name and index: `id0`, `subject0`. */
type Values = Record<`id${number}` | `counted${number}` | `except${number}` | `subject${number}`, string> &
  Record<'now' | `since${number}` | `until${number}` | `before${number}`, number>;

const indexes = (length: number) => Array.from({ length }, (_, index) => index);

/** Adds attempts, and returns the time of each subject's n-th newest attempt within a period. */
const countingOf = (database: Database, attempts: number, lookups: number) =>
  statement((given: Given<Values>) => {
    const lookup = (index: number) =>
      database.query
        .selectFrom('attempts')
        .select('at')
        .where('subject', '=', given(`subject${index}`))
        // Ignores attempts with a future time, written by a clock that was ahead.
        .where('at', '>', given(`since${index}`))
        .where('at', '<', given(`until${index}`))
        // SQLite finds the row of this statement here, PostgreSQL does not.
        .where('id', '!=', given(`except${index}`))
        .orderBy('at', 'desc')
        .limit(1)
        .offset(given(`before${index}`))
        .as(`limit${index}`);
    const row = (index: number) => ({
      id: given(`id${index}`),
      subject: given(`counted${index}`),
      at: given('now'),
    });
    return database.query
      .insertInto('attempts')
      .values(indexes(attempts).map(row))
      .returning(indexes(lookups).map(lookup));
  });

export type Limits = ReturnType<typeof createLimits>;

/**
 * Limits over all copies, in the caller's transaction (contract §11.4). The locks last until it ends, and a refusal
 * must undo it.
 */
export const createLimits = (
  database: Database,
  keyring: Keyring,
  codeLimits: CodeLimits,
  now: () => number,
) => {
  const countings = new Map<string, ReturnType<typeof countingOf>>();
  const mac = (subject: string) => keyring.mac('limit', subject);
  const wrongOf = (address: string) => mac(`wrong ${address}`);

  const insertOnce = async (trx: Trx, id: string, subject: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attempts')
      .values({ id, subject, at: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  /**
   * Counts one attempt of each subject. A final refusal has priority over one that a proof of work lifts.
   * @param proof id of a solved proof, which lifts a refusal once
   * @param wrong the hashed subject of wrong tries, which only counts here if there are too many
   */
  const attempt = async (
    trx: Trx,
    limits: readonly Limit[],
    {
      proof = null,
      idOf = () => randomId('attempt'),
      wrong = '',
    }: {
      readonly proof?: string | null;
      readonly idOf?: (name: string) => string;
      readonly wrong?: string;
    } = {},
  ) => {
    const names = new Map(limits.map(({ name, subject }) => [subject, name]));
    const attempts = [...names].map(([subject, name]) => ({
      subject,
      name,
      id: idOf(name),
      hash: mac(subject),
    }));
    const locked = attempts.filter(({ name }) => !UNLOCKED.includes(name)).map(({ hash }) => hash);
    await database.lock(trx, ...locked.sort());
    const lookups = limits.map(({ subject, rule: [most, withinMs] }) => {
      const own = attempts.find((each) => each.subject === subject);
      return { hash: own?.hash ?? '', except: own?.id ?? '', most, withinMs };
    });
    if (wrong !== '') lookups.push({ hash: wrong, except: '', most: WRONG_TRIES, withinMs: DAY });
    const numbers = `${attempts.length} ${lookups.length}`;
    const counting = countings.get(numbers) ?? countingOf(database, attempts.length, lookups.length);
    countings.set(numbers, counting);
    const at = now();
    const values: Values = { now: at };
    for (const [index, { id, hash }] of attempts.entries()) {
      values[`id${index}`] = id;
      values[`counted${index}`] = hash;
    }
    for (const [index, { hash, except, most, withinMs }] of lookups.entries()) {
      values[`except${index}`] = except;
      values[`subject${index}`] = hash;
      values[`since${index}`] = at - withinMs;
      values[`until${index}`] = at + withinMs;
      values[`before${index}`] = most - 1;
    }
    const [found = {}] = await counting(trx, values);
    const met = limits.flatMap(({ name, rule: [, withinMs, code] }, index) => {
      const time = found[`limit${index}`] ?? null;
      return time === null ? [] : [{ name, code, waitS: (time + withinMs - at) / 1000 }];
    });
    const refusal = met.find(({ code }) => !code.endsWith('.proof')) ?? met[0];
    const isLifted =
      refusal?.code.endsWith('.proof') === true && proof !== null && (await insertOnce(trx, proof, 'proof'));
    return {
      ids: attempts.map(({ id }) => id),
      refusal: isLifted ? undefined : refusal,
      hasWrongTries: (found[`limit${limits.length}`] ?? null) !== null,
    };
  };

  /**
   * @returns ids of the attempts, for `forget`
   * @throws Problem of the first limit that was reached
   */
  const countAll = async (trx: Trx, limits: readonly Limit[], proof: string | null = null) => {
    const { ids, refusal } = await attempt(trx, limits, { proof });
    if (refusal !== undefined) throw new Problem(refusal.code, undefined, refusal.waitS);
    return ids;
  };

  const count = (trx: Trx, name: keyof typeof LIMITS, ...who: readonly string[]) =>
    countAll(trx, limitsOf(name, [name, ...who].join(' '), LIMITS[name]));

  const forget = async (on: Pick<Trx, 'deleteFrom'>, ids: readonly string[]): Promise<void> => {
    await on.deleteFrom('attempts').where('id', 'in', ids).execute();
  };

  const codeAttempt = (name: string, challenge: string) => `${name} ${challenge}`;

  return {
    countAll,
    forget,

    count,

    /** Counts a person who signs in again, or a client that begins a sign-in. */
    countSignIn: (trx: Trx, subject: SignInSubject) =>
      'personId' in subject
        ? count(trx, 'authorize person', subject.personId)
        : countAll(trx, signInLimitsOf(subject, codeLimits), subject.proof),

    countSample: (trx: Trx, client: CountedClient) =>
      countAll(trx, [
        ...clientLimits(client, 'sample', SAMPLES_PER_CLIENT, 'share.limit'),
        ...limitsOf('all', 'sample all', [SAMPLES_IN_ALL, TEN_MINUTES, 'share.limit']),
      ]),

    /** There is no limit for all clients together: attackers could reach it, and no passkey would work. */
    countPasskey: async (trx: Trx, client: CountedClient) => {
      const most = PASSKEYS_PER_CODE * codeLimits.perClient;
      const limits = clientLimits(client, 'passkey', most, 'passkey.limit');
      if (limits.length > 0) await countAll(trx, limits);
    },

    /**
     * Counts a code that is about to be made.
     * @returns the required number of digits
     * @throws CodeRefusal code.limit, or code.proof if a proof of work allows the request
     */
    countCode: async (trx: Trx, challenge: string, asked: CodeRequestFacts): Promise<number> => {
      const { refusal, hasWrongTries } = await attempt(trx, codeLimitsOf(asked, codeLimits), {
        proof: asked.proof,
        idOf: (name) => codeAttempt(name, challenge),
        wrong: wrongOf(asked.address),
      });
      if (refusal !== undefined) throw new CodeRefusal(refusal.code, refusal.name, refusal.waitS);
      return hasWrongTries ? 8 : 6;
    },

    countWrong: (trx: Trx, address: string) => insertOnce(trx, randomId('attempt'), wrongOf(address)),

    /** Undoes the count of a confirmed code. */
    giveBack: (trx: Trx, challenge: string) =>
      forget(
        trx,
        CODE_SUBJECTS.map((name) => codeAttempt(name, challenge)),
      ),

    forgetSubjects: async (trx: Trx, subjects: readonly string[]): Promise<void> => {
      await trx.deleteFrom('attempts').where('subject', 'in', subjects.map(mac)).execute();
    },
  };
};
