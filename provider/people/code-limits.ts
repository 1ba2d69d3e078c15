import type { CodeLimits } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import type { CountedClient, VerifiedProof } from '../http/client-address.ts';
import { mailboxOf } from './address.ts';
import { CLIENTS_OF_A_NETWORK } from './client-limits.ts';
import { DAY, HOUR, type Limit, type Limits, limitsOf, type Rule, TEN_MINUTES } from './limits.ts';

/** Wrong tries for an address in a day after which its codes have eight digits. */
const WRONG_TRIES = 50;

/** Unconfirmed mails in an hour to a mailbox from one client, or from a browser that signed the address in before. */
const MAILS_IN_AN_HOUR = 6;

/** `pair` is a mailbox and a client, `site` a mailbox and a /48 network, `browser` one that signed in before. */
const CODE_SUBJECTS = ['pair', 'site', 'mailbox', 'client', 'network', 'app', 'all', 'browser'] as const;

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
  const own = (name: string, subject: string, clients = 1) =>
    limitsOf(name, subject, [clients * MAILS_IN_AN_HOUR, HOUR, 'code.limit']);
  if (browser !== null) return own('browser', `browser ${browser}`);
  const crowd = (name: string, subject: string, most: number, ...further: readonly Rule[]) =>
    limitsOf(name, subject, [most, TEN_MINUTES, 'code.proof'], ...further);
  return [
    ...own('pair', `pair ${mailbox} ${client}`),
    ...(network === null ? [] : own('site', `pair ${mailbox} ${network}`, CLIENTS_OF_A_NETWORK)),
    ...crowd('mailbox', `mailbox ${mailbox}`, 10, [perMailbox, DAY, 'code.proof']),
    ...(client === '' ? [] : crowd('client', `client ${client}`, perClient)),
    ...(network === null ? [] : crowd('network', `network ${network}`, perClient)),
    ...crowd('app', `app ${appId}`, perApp),
    ...crowd('all', 'all', inAll),
  ];
};

const wrongOf = (address: string) => `wrong ${address}`;

const attemptOf = (name: string, challenge: string) => `${name} ${challenge}`;

export const createCodeLimits = (
  { countAll, forget, record }: Pick<Limits, 'countAll' | 'forget' | 'record'>,
  codeLimits: CodeLimits,
) => ({
  /**
   * @returns the required number of digits
   * @throws LimitRefusal code.limit, or code.proof if a proof of work allows the request
   */
  countCode: async (trx: Trx, challenge: string, request: CodeRequestFacts): Promise<6 | 8> => {
    const limits = codeLimitsOf(request, codeLimits);
    const watched = limitsOf('wrong', wrongOf(request.address), [WRONG_TRIES, DAY, 'code.limit']);
    const idOf = (name: string) => attemptOf(name, challenge);
    const { isWatchedReached } = await countAll(trx, limits, request.proof, idOf, watched);
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
