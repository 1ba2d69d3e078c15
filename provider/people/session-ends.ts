import type { Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';

/** Sessions of a person, by id or app; without both, all. */
export interface Which {
  readonly id?: string;
  readonly appId?: string;
}

/** Ends sessions, and those that came from them. The caller has locked the sessions. Returns the number of sessions. */
export const endSessions = async (
  trx: Trx,
  notify: Notify,
  personId: string,
  { id, appId }: Which,
): Promise<number> => {
  const own = await trx
    .selectFrom('sessions')
    .select(['id', 'app_id', 'openid', 'from_session'])
    .where('person_id', '=', personId)
    .execute();
  const ended = own.filter((row) => (id ?? row.id) === row.id && (appId ?? row.app_id) === row.app_id);
  // Ids are read before the deletion: the database does not return the rows that it deletes by a reference.
  const ids = new Set(ended.map((row) => row.id));
  for (const { id: source } of ended) {
    const branches = own.filter((row) => row.from_session === source && !ids.has(row.id));
    for (const branch of branches) ids.add(branch.id);
    ended.push(...branches);
  }
  if (ids.size === 0) return 0;
  await trx
    .deleteFrom('sessions')
    .where('id', 'in', [...ids])
    .execute();
  for (const { id: sessionId, app_id, openid } of ended)
    await notify(trx, 'session.ended', personId, { appId: app_id, sessionId, signsIn: openid === 1 });
  return ended.length;
};

/** Removes passkeys and the sessions that they began. The caller has locked the sessions. Returns how many passkeys. */
export const removePasskeys = async (
  trx: Trx,
  notify: Notify,
  personId: string,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  const begun = await trx
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('passkey_id', 'in', ids)
    .execute();
  // Their apps get a notice, which a deletion by reference would not give.
  for (const { id } of begun) await endSessions(trx, notify, personId, { id });
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

const sessionsIn = (addedBy: string | null): readonly string[] => addedBy?.split(' ') ?? [];

/** Ids of the sessions that led to this one, also by a passkey, oldest first and its own last: any may be stolen. */
export const sessionsLeadingTo = async (trx: Trx, sessionId: string): Promise<readonly string[]> => {
  const session = await trx
    .selectFrom('sessions')
    .leftJoin('passkeys', 'passkeys.id', 'sessions.passkey_id')
    .select(['from_session', 'added_by'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  const source = session?.from_session ?? null;
  const before =
    source === null ? sessionsIn(session?.added_by ?? null) : await sessionsLeadingTo(trx, source);
  return [...before, sessionId];
};

interface AddedBy {
  /** Id of the session that leads to them; `null` for any. */
  readonly ended: string | null;
  /** Id of the session whose own passkeys stay. */
  readonly except: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export const passkeysAddedBy = async (
  trx: Trx,
  personId: string,
  { ended, except, since }: AddedBy,
): Promise<readonly string[]> => {
  const passkeys = await trx
    .selectFrom('passkeys')
    .select(['id', 'added_by'])
    .where('person_id', '=', personId)
    .where('added_by', 'is not', null)
    .where('created_at', '>', since)
    .execute();
  return passkeys
    .map(({ id, added_by }) => ({ id, sessions: sessionsIn(added_by) }))
    .filter(({ sessions }) => !sessions.includes(except) && (ended === null || sessions.includes(ended)))
    .map(({ id }) => id);
};
