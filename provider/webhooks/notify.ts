import type { Trx } from '../database/database.ts';
import type { Notice, Notify } from '../database/notify.ts';
import type { EventType } from '../facts/event-types.ts';
import { randomId } from '../secrets/random.ts';

/** The type of a queued logout token. All other types are those of webhooks. */
export const LOGOUT = 'logout';

/** Time for which an event is tried, in milliseconds. */
export const LIFETIME_MS = 3 * 86_400_000;

const ENDINGS: ReadonlySet<EventType> = new Set(['session.ended', 'grant.withdrawn', 'person.deleted']);

/** Microseconds, so that a thousand events of one person in a millisecond keep their order. */
const SEQ_PER_MS = 1_000;

interface NewEvent {
  readonly type: EventType | typeof LOGOUT;
  readonly app_id: string;
  readonly subject: string;
  readonly grant_id: string | null;
  readonly session_id: string | null;
}

export const createNotify = (now: () => number): Notify => {
  const nextSeq = async (trx: Trx, { app_id, subject }: NewEvent) => {
    const { last } = await trx
      .selectFrom('webhook_events')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('app_id', '=', app_id)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    return Math.max(now() * SEQ_PER_MS, (last ?? 0) + 1);
  };

  const queue = async (trx: Trx, event: NewEvent): Promise<void> => {
    await trx
      .insertInto('webhook_events')
      .values({
        ...event,
        id: randomId('event'),
        seq: await nextSeq(trx, event),
        created_at: now(),
        state: 'waiting',
        due_at: now(),
        expires_at: now() + LIFETIME_MS,
        tries: 0,
        leased_until: 0,
      })
      .execute();
  };

  /** The sessions to name in logout tokens; `null` means all sessions of the person. */
  const sessionsIn = async (
    trx: Trx,
    personId: string,
    { app_id, needs_session }: { readonly app_id: string; readonly needs_session: number },
    { sessionId, signsIn }: Notice,
  ): Promise<readonly (string | null)[]> => {
    if (sessionId !== undefined) return signsIn === true ? [sessionId] : [];
    if (needs_session === 0) return [null];
    const open = await trx
      .selectFrom('sessions')
      .select('id')
      .where('person_id', '=', personId)
      .where('app_id', '=', app_id)
      .where('openid', '=', 1)
      .execute();
    return open.map(({ id }) => id);
  };

  const queueLogouts = async (trx: Trx, personId: string, notice: Notice): Promise<void> => {
    let targets = trx
      .selectFrom('subjects')
      .innerJoin('app_logouts', 'app_logouts.app_id', 'subjects.app_id')
      .select(['subjects.app_id', 'subject', 'needs_session'])
      .where('person_id', '=', personId);
    if (notice.appId !== undefined) targets = targets.where('subjects.app_id', '=', notice.appId);
    for (const target of await targets.execute()) {
      const { app_id, subject } = target;
      for (const session_id of await sessionsIn(trx, personId, target, notice))
        await queue(trx, { type: LOGOUT, app_id, subject, grant_id: null, session_id });
    }
  };

  return async (trx, type, personId, notice = {}) => {
    const { appId, grantId, sessionId, sharing } = notice;
    let targets = trx
      .selectFrom('subjects')
      .innerJoin('app_webhooks', 'app_webhooks.app_id', 'subjects.app_id')
      .select(['subjects.app_id', 'subject'])
      .where('person_id', '=', personId);
    if (appId !== undefined) targets = targets.where('subjects.app_id', '=', appId);
    if (sharing)
      targets = targets.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('grants')
            .select('id')
            .whereRef('grants.app_id', '=', 'subjects.app_id')
            .whereRef('grants.person_id', '=', 'subjects.person_id')
            .where('revoked_at', 'is', null)
            .where('ends_at', '>', now()),
        ),
      );
    for (const target of await targets.execute())
      await queue(trx, { ...target, type, grant_id: grantId ?? null, session_id: sessionId ?? null });
    if (ENDINGS.has(type)) await queueLogouts(trx, personId, notice);
  };
};
