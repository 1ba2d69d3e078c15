import type { ConnectorId } from '../../common/platforms/ids.ts';
import { Problem } from '../problem.ts';
import type { PlatformClient } from './client.ts';
import type { FormerTokens } from './former-tokens.ts';
import type { Tokens } from './sealed-tokens.ts';
import type { Attempt, Attempts, Holder, Tickets } from './tickets.ts';

/** A platform's error code if it has OAuth's form (RFC 6749 §4.1.2.1); otherwise `server_error`. */
const errorCodeOf = (error: string) => (/^[a-z_]{1,40}$/.test(error) ? error : 'server_error');

const addressOf = (
  { back, connector, state, origin }: Attempt,
  result: { readonly ticket?: string; readonly error?: string },
) => {
  const url = new URL(back);
  for (const [name, value] of Object.entries({ state, platform: connector, ...result })) {
    url.searchParams.set(name, value);
  }
  if (origin) url.searchParams.set('opener', origin);
  return url.href;
};

export interface CallbackAnswer {
  readonly connector: string | undefined;
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
}

/** The target after a return from a platform: the application, or first the page on which the person confirms. */
export type Arrival =
  | { readonly location: string }
  | { readonly unconfirmed: { readonly connector: ConnectorId; readonly holder: Holder } };

interface Parts {
  readonly attempts: Attempts;
  readonly tickets: Tickets;
  readonly formerTokens: Pick<FormerTokens, 'reconsider' | 'takeBack'>;
  readonly clientOf: (id: ConnectorId) => PlatformClient | null;
  readonly reported: (id: ConnectorId, work: Promise<Tokens>) => Promise<Tokens>;
}

/** The return from a platform. A code is exchanged only after the person has confirmed whose account gets the data. */
export const createArrivals = ({ attempts, tickets, formerTokens, clientOf, reported }: Parts) => {
  const exchanged = async (attempt: Attempt, holder: Holder, client: PlatformClient, code: string) => {
    try {
      const tokens = await reported(attempt.connector, client.exchange(code, attempt.verifier));
      const ticket = await tickets.issue(attempt.id, tokens);
      if (ticket !== null) {
        await formerTokens.reconsider(holder.personId, attempt.connector);
        return addressOf(attempt, { ticket });
      }
      await formerTokens.takeBack({ personId: holder.personId, connector: attempt.connector, tokens });
      return addressOf(attempt, { error: 'login_required' });
    } catch (failure) {
      if (failure instanceof Problem) throw failure;
      return addressOf(attempt, { error: 'server_error' });
    }
  };

  const held = async (
    attempt: Attempt,
    holder: Holder,
    result: { readonly client: PlatformClient; readonly code: string | null; readonly error: string },
    isConfirmed: (holder: Holder) => Promise<boolean>,
  ): Promise<Arrival> => {
    const { client, code, error } = result;
    if (code !== null && !(await isConfirmed(holder))) {
      await tickets.validate(attempt, holder);
      return { unconfirmed: { connector: attempt.connector, holder } };
    }
    await tickets.claim(attempt, holder);
    const location =
      code === null ? addressOf(attempt, { error }) : await exchanged(attempt, holder, client, code);
    return { location };
  };

  /** @throws Problem connector.unknown, connector.off, state.unknown, state.stale */
  return async (
    { connector, state, code, error: refusal }: CallbackAnswer,
    isConfirmed: (holder: Holder) => Promise<boolean>,
  ): Promise<Arrival> => {
    const attempt = attempts.open(connector, state ?? '');
    const client = clientOf(attempt.connector);
    if (client === null) throw new Problem('connector.off');
    const error = errorCodeOf(refusal ?? '');
    const isRefused = refusal !== null || code === null;
    const { holder } = attempt;
    // The code is not exchanged, because in test mode the tokens would have no owner.
    if (holder === null) return { location: addressOf(attempt, isRefused ? { error } : {}) };
    try {
      return await held(attempt, holder, { client, code: isRefused ? null : code, error }, isConfirmed);
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'session.unknown')
        return { location: addressOf(attempt, { error: 'login_required' }) };
      throw problem;
    }
  };
};
