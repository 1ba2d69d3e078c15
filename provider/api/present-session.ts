import { ACCOUNT_APP } from '../apps/app.ts';
import type { Session, Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import type { AccountCookie } from './account-cookie.ts';

/** Returns the browser's session at /account; `null` if there is none. */
export const presentSession = async (
  sessions: Pick<Sessions, 'identify'>,
  cookie: AccountCookie,
  headers: Headers,
): Promise<Session | null> => {
  try {
    return await sessions.identify(cookie.read(headers), { appId: ACCOUNT_APP, origin: null });
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
};
