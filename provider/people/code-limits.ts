import type { CodeLimits } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import type { CountedClient, VerifiedProof } from '../http/client-address.ts';
import { mailboxOf } from './address.ts';
import { DAY, HOUR, type Limit, type Limits, limitsOf, TEN_MINUTES } from './limits.ts';

/** Wrong tries for an address in a day after which its codes have eight digits. */
const WRONG_TRIES = 50;

/** Unconfirmed mails in an hour to a mailbox from one client, or from a browser that signed the address in before. */
const MAILS_IN_AN_HOUR = 6;

/** Subjects of codes. `pair` is a mailbox and a client, `browser` one that signed the address in before. */
const CODE_SUBJECTS = ['pair', 'mailbox', 'client', 'network', 'app', 'all', 'browser'] as const;

export interface CodeRequestFacts extends CountedClient {
  readonly appId: string;
  /** In canonical form. */
  readonly address: string;
  /** Id of the browser, if it is known. */
  readonly browser: string | null;
  readonly proof: VerifiedProof | null;
}

/** Requests of strangers may cost a person a proof of work, but no refusal. A known browser has a limit of its own. */
const codeLimitsOf = (
  { appId, address, client, network, browser }: CodeRequestFacts,
  { perMailbox, perClient, perApp, inAll }: CodeLimits,
): readonly Limit[] => {
  const mailbox = mailboxOf(address);
  const own = (name: string, subject: string) =>
    limitsOf(name, subject, [MAILS_IN_AN_HOUR, HOUR, 'code.limit']);
  if (browser !== null) return own('browser', `browser ${browser}`);
  const crowd = (name: string, subject: string, most: number) =>
    limitsOf(name, subject, [most, TEN_MINUTES, 'code.proof']);
  return [
    ...own('pair', `pair ${mailbox} ${client}`),
    ...crowd('mailbox', `mailbox ${mailbox}`, 10),
    ...limitsOf('mailbox', `mailbox ${mailbox}`, [perMailbox, DAY, 'code.proof']),
    ...(client === '' ? [] : crowd('client', `client ${client}`, perClient)),
    ...(network === null ? [] : crowd('network', `network ${network}`, perClient)),
    ...crowd('app', `app ${appId}`, perApp),
    ...crowd('all', 'all', inAll),
  ];
};

const wrongOf = (address: string) => `wrong ${address}`;

const attemptOf = (name: string, challenge: string) => `${name} ${challenge}`;

export const createCodeLimits = (
  { attempt, forget, record }: Pick<Limits, 'attempt' | 'forget' | 'record'>,
  codeLimits: CodeLimits,
) => ({
  /**
   * @returns the required number of digits
   * @throws LimitRefusal code.limit, or code.proof if a proof of work allows the request
   */
  countCode: async (trx: Trx, challenge: string, request: CodeRequestFacts): Promise<6 | 8> => {
    const { refusal, isWatchedReached } = await attempt(trx, codeLimitsOf(request, codeLimits), {
      proof: request.proof,
      idOf: (name) => attemptOf(name, challenge),
      watched: limitsOf('wrong', wrongOf(request.address), [WRONG_TRIES, DAY, 'code.limit']),
    });
    if (refusal !== undefined) throw refusal;
    return isWatchedReached ? 8 : 6;
  },

  countWrong: (trx: Trx, address: string) => record(trx, wrongOf(address)),

  /** Removes the attempts of a confirmed code from its limits. */
  giveBack: (trx: Trx, challenge: string) =>
    forget(
      trx,
      CODE_SUBJECTS.map((name) => attemptOf(name, challenge)),
    ),
});
