import type { Trx } from '../../database/database.ts';

/** The sessions in a passkey's `added_by`. */
const sessionsIn = (addedBy: string | null): readonly string[] => addedBy?.split(' ') ?? [];

/**
 * Returns the ids of the sessions that lead to this one, oldest first, and its own: the session that it comes from, or
 * the sessions behind the passkey that began it. Any of these sessions may be the stolen one.
 */
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

interface Which {
  /** Id of the session that leads to them; `null` for any. */
  readonly ended: string | null;
  /** Id of the session whose own passkeys stay. */
  readonly except: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Returns the ids of the person's passkeys to which a session leads. */
export const passkeysAddedBy = async (
  trx: Trx,
  personId: string,
  { ended, except, since }: Which,
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
