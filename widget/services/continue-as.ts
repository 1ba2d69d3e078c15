import type { KeptSession } from '../domain/known-person.ts';
import { ConnectError } from '../errors.ts';
import type { SignIn } from '../types.ts';
import { type ApiAccess, continueSession } from './api.ts';

/**
 * Signs a known person in by the first of their sessions that the provider knows. Those before it are forgotten.
 * @throws ConnectError `session.expired` if the provider knows none, and what {@link continueSession} throws
 */
export const continueAs = async (
  api: ApiAccess,
  sessions: readonly KeptSession[],
  signal: AbortSignal,
): Promise<SignIn> => {
  for (const { session, forget } of sessions) {
    try {
      return await continueSession(api, session, signal);
    } catch (error) {
      if (!(error instanceof ConnectError && error.problem.code === 'session.expired')) throw error;
      forget();
    }
  }
  throw new ConnectError({ code: 'session.expired' });
};
