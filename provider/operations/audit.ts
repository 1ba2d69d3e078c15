import type { Database, Trx } from '../database/database.ts';
import type { AnomalyAction, NoteAnomaly } from '../facts/anomaly.ts';

type AuditAction =
  | 'app.added'
  | 'app.changed'
  | 'app.removed'
  | 'app.suspended'
  | 'app.resumed'
  | 'key.rotated'
  | 'secret.rotated'
  | 'webhook.set'
  | 'webhook.removed'
  | 'webhook.secret-rotated'
  | 'webhook.replayed'
  | 'logout.set'
  | 'logout.removed'
  | 'person.looked-up'
  | 'person.exported'
  | 'person.deleted'
  | 'person.sessions-ended'
  | 'provider.keys-added'
  | 'operator.token-added'
  | 'operator.token-revoked'
  | 'operator.signed-in'
  | 'operator.signed-out'
  | 'operator.refused'
  | 'audit.exported'
  | AnomalyAction;

export const PROVIDER = 'provider';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly appId?: string;
  /** An id; for a person or an address a keyed hash, because a deleted person's id must not stay. */
  readonly subject?: string;
  /** Names and numbers without secrets and without addresses of people. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

export type Audit = ReturnType<typeof createAudit>;
export type AuditRow = Awaited<ReturnType<Audit['page']>>[number];

/** Microseconds, so that many entries of a millisecond keep their order. */
const SEQ_PER_MS = 1_000;
const ROWS_AT_A_TIME = 500;

/** The audit log. Its rows can be added and read, and neither changed nor deleted. */
export const createAudit = ({ query, transaction, lock }: Database, now: () => number) => {
  const record = async (
    trx: Trx,
    actor: string,
    { action, appId, subject, detail }: AuditEntry,
  ): Promise<void> => {
    // Always the last lock of a transaction.
    await lock(trx, 'audit');
    const { last } = await trx
      .selectFrom('audit')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('audit')
      .values({
        seq: Math.max(now() * SEQ_PER_MS, (last ?? 0) + 1),
        at: now(),
        actor,
        action,
        app_id: appId ?? null,
        subject: subject ?? null,
        detail: detail === undefined ? null : JSON.stringify(detail),
      })
      .execute();
  };

  const isKnown = async (
    trx: Trx,
    { action, subject }: Pick<AuditEntry, 'action' | 'subject'>,
    withinMs: number,
  ): Promise<boolean> => {
    const row = await trx
      .selectFrom('audit')
      .select('seq')
      .where('subject', subject === undefined ? 'is' : '=', subject ?? null)
      // `seq` has an index, so it is compared first; it may be ahead of the time, so `at` decides.
      .where('seq', '>=', (now() - withinMs) * SEQ_PER_MS)
      .where('at', '>', now() - withinMs)
      .where('action', '=', action)
      .executeTakeFirst();
    return row !== undefined;
  };

  const page = async (before: number, most: number) => {
    const rows = await query
      .selectFrom('audit')
      .selectAll()
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ app_id: app, detail: json, ...row }) => {
      const detail: unknown = json === null ? null : JSON.parse(json);
      return { ...row, app, detail };
    });
  };

  return {
    record,

    note: (actor: string, entry: AuditEntry): Promise<void> =>
      transaction((trx) => record(trx, actor, entry)),

    /** Adds the entry at most once within `withinMs`, over all copies. */
    noteOnce: (actor: string, entry: AuditEntry, withinMs: number): Promise<void> =>
      transaction(async (trx) => {
        await lock(trx, 'audit');
        if (!(await isKnown(trx, entry, withinMs))) await record(trx, actor, entry);
      }),

    page,

    of: (hashes: readonly string[]) =>
      query
        .selectFrom('audit')
        .select(['at', 'actor', 'action'])
        .where('subject', 'in', hashes)
        .orderBy('seq')
        .execute(),

    async *all() {
      for (let before = Number.MAX_SAFE_INTEGER; ; ) {
        const rows = await page(before, ROWS_AT_A_TIME);
        yield* rows;
        const last = rows.at(-1);
        if (last === undefined || rows.length < ROWS_AT_A_TIME) return;
        before = last.seq;
      }
    },
  };
};

const WITHIN_MS = 3_600_000;
/** Maximum number of entries of an action, by one copy in an hour: attackers must not fill the audit log. */
const MOST = 100;

/** Adds an anomaly once an hour for a subject, over all copies. Calls do not wait: their duration reveals no entry. */
export const createAnomalies = (
  { noteOnce, hashOf }: Pick<Audit, 'noteOnce'> & { readonly hashOf: (text: string) => string },
  now: () => number,
  failed: (error: unknown) => void,
) => {
  const recorded = new Map<AnomalyAction, Map<string, number>>();
  let writing: Promise<void> = Promise.resolve();

  const recentOf = (action: AnomalyAction): Map<string, number> => {
    const subjects = recorded.get(action) ?? new Map<string, number>();
    recorded.set(action, subjects);
    for (const [subject, at] of subjects) if (at <= now() - WITHIN_MS) subjects.delete(subject);
    return subjects;
  };

  const note: NoteAnomaly = ({ action, appId, id, hashed, detail }) => {
    const subject = id ?? (hashed === undefined ? undefined : hashOf(hashed));
    const recent = recentOf(action);
    if (recent.has(subject ?? '') || recent.size === MOST) return;
    recent.set(subject ?? '', now());
    const entry = {
      action,
      appId,
      subject,
      detail: recent.size === MOST ? { ...detail, isLastOfHour: true } : detail,
    };
    writing = writing
      .then(() => noteOnce(PROVIDER, entry, WITHIN_MS))
      .catch((error: unknown) => {
        recent.delete(subject ?? '');
        failed(error);
      });
  };

  return {
    note,

    /** Waits for the entries of earlier calls. Never throws. */
    settle: (): Promise<void> => writing,
  };
};
