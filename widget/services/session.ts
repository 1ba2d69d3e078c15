import { RENEW_BEFORE_MS } from '../constants.ts';
import { fieldsOf, isDate, textOf } from '../domain/fields.ts';
import type { UserRecord } from '../types.ts';
import type { ApiAccess } from './api.ts';
import type { UserStore } from './user-store.ts';

/** Gives a record the token that is good now; every call with a session asks it first. */
export type PresentUser = (user: UserRecord | null) => Promise<UserRecord | null>;

/**
 * Renews a session that is about to end, once in an opening and before the first call that needs it. The renewal is not
 * cancelled with that call: the server has ended the old token by then.
 */
export const renewSessions = (
  api: ApiAccess,
  users: Pick<UserStore, 'present' | 'renew'>,
  now: () => number,
): PresentUser => {
  let renewal: Promise<void> | undefined;

  const renew = async (user: UserRecord) => {
    try {
      const { signal } = new AbortController();
      const answer = await api.post(api.address('session/renew'), {}, signal, { ...api, token: user.token });
      const { token, expiresAt } = fieldsOf(answer);
      const given = textOf(token);
      if (given !== undefined && isDate(expiresAt)) users.renew(user, { token: given, expiresAt });
    } catch {
      // A server without this call keeps the session as it is; one that has ended it says so to the next call.
    }
  };

  const endsSoon = ({ token, expiresAt }: UserRecord) =>
    token !== '' && expiresAt !== undefined && Date.parse(expiresAt) - now() < RENEW_BEFORE_MS;

  return async (user) => {
    if (user === null) return null;
    const present = users.present(user);
    if (endsSoon(present)) renewal ??= renew(present);
    await renewal;
    return users.present(user);
  };
};
