import type { CodeLimits } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import type { CountedClient, SignInSubject } from '../http/client-address.ts';
import { type Limit, type Limits, limitsOf, type Rule, TEN_MINUTES } from './limits.ts';

/** Sign-ins for each code that `CODES_PER_CLIENT` and `CODES_IN_ALL` allow: most need no code. */
const SIGN_INS_PER_CODE = 20;
/** Sample people of a client in test mode. The key of a test application is public, and each code stores a row. */
const SAMPLES_PER_CLIENT = 600;
const SAMPLES_IN_ALL = 60_000;
/** A /48 network may do this many times as much as a client: a site has many clients, but an attacker may own it. */
const CLIENTS_OF_A_NETWORK = 10;

/** A proof of work lifts each of these limits. Otherwise an attacker or a neighbour could block sign-ins. */
const signInLimitsOf = (
  { client, network }: CountedClient,
  { perClient, inAll }: CodeLimits,
): readonly Limit[] => {
  const most = SIGN_INS_PER_CODE * perClient;
  const crowd: Rule = [most, TEN_MINUTES, 'authorize.proof'];
  return [
    ...limitsOf('client', `authorize ${client}`, crowd),
    ...(network === null ? [] : limitsOf('network', `authorize network ${network}`, crowd)),
    ...limitsOf('all', 'authorize all', [SIGN_INS_PER_CODE * inAll, TEN_MINUTES, 'authorize.proof']),
  ];
};

const samples = (name: string, subject: string, most: number) =>
  limitsOf(name, `sample ${subject}`, [most, TEN_MINUTES, 'share.limit']);

export type ClientLimits = ReturnType<typeof createClientLimits>;

export const createClientLimits = (
  { count, countAll }: Pick<Limits, 'count' | 'countAll'>,
  codeLimits: CodeLimits,
) => ({
  /** Counts a person who signs in again, or a client that begins a sign-in. */
  countSignIn: (trx: Trx, subject: SignInSubject) =>
    'personId' in subject
      ? count(trx, 'authorize person', subject.personId)
      : countAll(trx, signInLimitsOf(subject, codeLimits), subject.proof),

  countSample: (trx: Trx, { client, network }: CountedClient) =>
    countAll(trx, [
      ...(client === '' ? [] : samples('client', `client ${client}`, SAMPLES_PER_CLIENT)),
      ...(network === null
        ? []
        : samples('network', `network ${network}`, CLIENTS_OF_A_NETWORK * SAMPLES_PER_CLIENT)),
      ...samples('samples', 'all', SAMPLES_IN_ALL),
    ]),
});
