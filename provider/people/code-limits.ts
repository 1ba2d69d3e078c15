import type { CodeLimits } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import type { CountedClient } from '../http/client-address.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { mailboxOf } from './address.ts';
import { DAY, type Limit, type Limits, limitsOf, type Rule, TEN_MINUTES } from './limits.ts';

/** Wrong tries for an address in a day after which its codes have eight digits. */
const WRONG_TRIES = 50;

/** Subjects of codes. `pair` is a mailbox and a client, `browser` one that signed the address in before. */
const CODE_SUBJECTS = ['pair', 'mailbox', 'client', 'network', 'app', 'all', 'browser'] as const;

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

const wrongOf = (address: string) => `wrong ${address}`;

const attemptOf = (name: string, challenge: string) => `${name} ${challenge}`;

export const createCodeLimits = (
  { attempt, forget, record }: Pick<Limits, 'attempt' | 'forget' | 'record'>,
  codeLimits: CodeLimits,
) => ({
  /**
   * @returns the required number of digits
   * @throws CodeRefusal code.limit, or code.proof if a proof of work allows the request
   */
  countCode: async (trx: Trx, challenge: string, request: CodeRequestFacts): Promise<6 | 8> => {
    const { refusal, isWatchedReached } = await attempt(trx, codeLimitsOf(request, codeLimits), {
      proof: request.proof,
      idOf: (name) => attemptOf(name, challenge),
      watched: limitsOf('wrong', wrongOf(request.address), [WRONG_TRIES, DAY, 'code.limit']),
    });
    if (refusal !== undefined) throw new CodeRefusal(refusal.code, refusal.name, refusal.waitS);
    return isWatchedReached ? 8 : 6;
  },

  countWrong: (trx: Trx, address: string) => record(trx, wrongOf(address)),

  /** Undoes the count of a confirmed code. */
  giveBack: (trx: Trx, challenge: string) =>
    forget(
      trx,
      CODE_SUBJECTS.map((name) => attemptOf(name, challenge)),
    ),
});
