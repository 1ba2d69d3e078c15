import type { CodeLimits } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { CountedClient } from '../facts/counted.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { createCount } from './limits.ts';
import { mailboxOf } from './mailbox.ts';

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;
/** Number of wrong tries for an address in a day after which its codes have eight digits. */
const WRONG_TRIES = 50;

/** Subjects of the limits. `pair` is a mailbox and a client, `browser` one that signed the address in before. */
export type Counted = 'pair' | 'mailbox' | 'client' | 'network' | 'app' | 'all' | 'browser';

interface Rule {
  readonly counts: Counted;
  readonly most: number;
  readonly withinMs: number;
  /** The refusal of the next request. */
  readonly then: 'code.limit' | 'code.proof';
}

const inTenMinutes = (counts: Counted, most: number, then: Rule['then']): Rule => ({
  counts,
  most,
  withinMs: TEN_MINUTES,
  then,
});
const inADay = (counts: Counted, most: number, then: Rule['then']): Rule => ({
  counts,
  most,
  withinMs: DAY,
  then,
});

const networkRules = (counts: Counted, most: number): readonly Rule[] => [
  inTenMinutes(counts, most, 'code.proof'),
  inTenMinutes(counts, 10 * most, 'code.limit'),
  inADay(counts, 40 * most, 'code.limit'),
];

/** An application has no final limit: attackers could block it for all its people. */
const rulesFor = ({ perMailbox, perClient, perApp, inAll }: CodeLimits): readonly Rule[] => [
  inTenMinutes('pair', 5, 'code.proof'),
  inTenMinutes('pair', 15, 'code.limit'),
  inTenMinutes('mailbox', 10, 'code.proof'),
  inADay('mailbox', perMailbox, 'code.proof'),
  inADay('mailbox', 3 * perMailbox, 'code.limit'),
  ...networkRules('client', perClient),
  ...networkRules('network', perClient),
  inTenMinutes('app', perApp, 'code.proof'),
  ...networkRules('all', inAll),
];

/** A known browser counts separately, so that attackers cannot block it. */
const rulesForKnown = ({ perMailbox }: CodeLimits): readonly Rule[] => [
  inTenMinutes('browser', 5, 'code.limit'),
  inADay('browser', perMailbox, 'code.limit'),
];

export interface Asking extends CountedClient {
  readonly appId: string;
  /** In canonical form. */
  readonly address: string;
  /** Id of the browser, if it is known. */
  readonly browser: string | null;
  /** Id of a solved proof. */
  readonly proof: string | null;
}

/** A request reached a limit. */
export class CodeRefusal extends Problem {
  constructor(
    override readonly code: Rule['then'],
    readonly limit: Counted,
    retryAfterS: number,
    members: Problem['members'] = {},
  ) {
    super(code, undefined, retryAfterS, members);
  }
}

const COUNTED: readonly Counted[] = ['pair', 'mailbox', 'client', 'network', 'app', 'all', 'browser'];
/**
 * Counted without a lock, because every request would wait for every other. Parallel requests may therefore exceed the
 * limit.
 */
const UNLOCKED: readonly Counted[] = ['app', 'all'];

const attemptOf = (challenge: string, counted: Counted) => `${counted} ${challenge}`;

/**
 * Limits of codes (contract §11.4). A confirmed code does not count. Beyond a limit, an unknown client can solve a
 * proof of work before it is refused.
 */
export const createCodeLimits = (
  database: Database,
  keyring: Keyring,
  limits: CodeLimits,
  now: () => number,
) => {
  const count = createCount(database);
  const [forUnknown, forKnown] = [rulesFor(limits), rulesForKnown(limits)];
  const mac = (text: string) => keyring.mac('limit', text);
  const wrongOf = (address: string) => mac(`wrong ${address}`);

  const subjectsOf = ({ appId, address, client, network, browser }: Asking) => {
    const mailbox = mailboxOf(address);
    if (browser !== null) return { browser: mac(`browser ${browser}`) };
    return {
      pair: mac(`pair ${mailbox} ${client}`),
      mailbox: mac(`mailbox ${mailbox}`),
      ...(client === '' ? {} : { client: mac(`client ${client}`) }),
      ...(network === null ? {} : { network: mac(`network ${network}`) }),
      app: mac(`app ${appId}`),
      all: mac('all'),
    };
  };

  const insertOnce = statement((given: Given<{ id: string; subject: string; now: number }>) =>
    database.query
      .insertInto('attempts')
      .values({ id: given('id'), subject: given('subject'), at: given('now') })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );

  const forget = statement((given: Given<Record<Counted, string>>) =>
    database.query.deleteFrom('attempts').where(
      'id',
      'in',
      COUNTED.map((counted) => given(counted)),
    ),
  );

  const isUnused = async (trx: Trx, proof: string) =>
    (await insertOnce(trx, { id: proof, subject: 'proof', now: now() })).length > 0;

  return {
    /**
     * Counts a code that is about to be made.
     * @returns the required number of digits
     * @throws CodeRefusal code.limit, or code.proof if a proof of work allows the request
     */
    count: async (trx: Trx, challenge: string, asking: Asking): Promise<number> => {
      const subjects: Partial<Record<Counted, string>> = subjectsOf(asking);
      const counted = COUNTED.flatMap((name) => {
        const subject = subjects[name];
        return subject === undefined ? [] : [{ name, id: attemptOf(challenge, name), subject }];
      });
      const locked = counted.filter(({ name }) => !UNLOCKED.includes(name));
      await database.lock(trx, ...locked.map(({ subject }) => subject).sort());
      const rules = asking.browser === null ? forUnknown : forKnown;
      const lookups = rules.flatMap((rule) =>
        counted
          .filter(({ name }) => name === rule.counts)
          .map(({ id, subject }) => ({ ...rule, subject, except: id })),
      );
      const wrong = { subject: wrongOf(asking.address), most: WRONG_TRIES, withinMs: DAY, except: '' };
      const times = await count(trx, counted, [...lookups, wrong], now());
      const met = lookups.flatMap((rule, place) => {
        const at = times[place] ?? null;
        return at === null ? [] : [{ ...rule, at }];
      });
      const first = met.find(({ then }) => then === 'code.limit') ?? met[0];
      const isProven =
        first?.then === 'code.proof' && asking.proof !== null && (await isUnused(trx, asking.proof));
      if (first !== undefined && !isProven)
        throw new CodeRefusal(first.then, first.counts, (first.at + first.withinMs - now()) / 1000);
      return (times.at(-1) ?? null) === null ? 6 : 8;
    },

    /** Counts a wrong try for the address of the code. */
    countWrong: async (trx: Trx, address: string): Promise<void> => {
      await insertOnce(trx, { id: randomId('attempt'), subject: wrongOf(address), now: now() });
    },

    /** Undoes the count of a confirmed code. */
    giveBack: async (trx: Trx, challenge: string): Promise<void> => {
      const id = (counted: Counted) => attemptOf(challenge, counted);
      await forget(trx, {
        pair: id('pair'),
        mailbox: id('mailbox'),
        client: id('client'),
        network: id('network'),
        app: id('app'),
        all: id('all'),
        browser: id('browser'),
      });
    },
  };
};

export type CodeLimiting = ReturnType<typeof createCodeLimits>;
