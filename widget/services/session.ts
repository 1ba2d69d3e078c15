import { RENEW_BEFORE_MS } from '../constants.ts';
import { fieldsOf, isDate, textOf } from '../domain/fields.ts';
import type { UserRecord } from '../types.ts';
import type { ApiAccess } from './api.ts';
import type { UserStore } from './user-store.ts';

/** Adds the current token to a record. A session that is about to end is renewed first, once in an opening. */
export const renewSessions = (
  api: ApiAccess,
  users: Pick<UserStore, 'present' | 'renew'>,
  now: () => number,
) => {
  let renewal: Promise<void> | undefined;

  const renew = async (user: UserRecord) => {
    try {
      const { signal } = new AbortController();
      const answer = await api.post(api.address('session/renew'), {}, signal, { ...api, token: user.token });
      const { token, expiresAt } = fieldsOf(answer);
      const given = textOf(token);
      if (given !== undefined && isDate(expiresAt)) users.renew(user, { token: given, expiresAt });
    } catch {
      // A session that the server cannot renew stays valid. If it has ended, the next call reports it.
    }
  };

  const endsSoon = ({ token, expiresAt }: UserRecord) =>
    token !== '' && expiresAt !== undefined && Date.parse(expiresAt) - now() < RENEW_BEFORE_MS;

  return async (user: UserRecord | null): Promise<UserRecord | null> => {
    if (user === null) return null;
    const present = users.present(user);
    if (endsSoon(present)) renewal ??= renew(present);
    await renewal;
    return users.present(user);
  };
};
