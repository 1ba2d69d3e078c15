import { createHmac } from 'node:crypto';
import type { Database, Trx } from '../database/database.ts';
import { type Keyring, openedOrNull, SealError } from '../secrets/keyring.ts';
import { randomBytes } from '../secrets/random.ts';
import type { LeasedEvent } from './events.ts';
import { LOGOUT } from './notify.ts';

const PREFIX = 'whsec_';

/** Writes a secret as Standard Webhooks does: https://www.standardwebhooks.com */
const secretFrom = (bytes: Buffer): string => PREFIX + bytes.toString('base64');

const macOf = (secret: string, text: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');

/** @param secrets all valid secrets; a receiver needs one of them */
export const signedHeaders = (id: string, body: string, secrets: readonly string[], at: number) => {
  const timestamp = Math.floor(at / 1000);
  const signatures = secrets.map((secret) => `v1,${macOf(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
};

/** A receiver that does not answer must not hold up the events of other apps. */
const PAUSE_MS = 30_000;

/** Whether the events of a receiver have the type of a logout token. */
const COMPARISON = { app_webhooks: '!=', app_logouts: '=' } as const;

type Alongside = (trx: Trx) => Promise<void>;

const nothing: Alongside = async () => {};

const createReceiverTable = (
  { query, transaction }: Database,
  table: keyof typeof COMPARISON,
  now: () => number,
) => ({
  /**
   * Removes an app's address, with `url` only if it is still this one. Its events of this receiver are deleted.
   * @returns whether there was one
   */
  remove: (app_id: string, alongside = nothing, url?: string): Promise<boolean> =>
    transaction(async (trx) => {
      const own = trx.deleteFrom(table).where('app_id', '=', app_id);
      const { numDeletedRows } = await (url === undefined
        ? own
        : own.where('url', '=', url)
      ).executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await trx
        .deleteFrom('webhook_events')
        .where('app_id', '=', app_id)
        .where('type', COMPARISON[table], LOGOUT)
        .execute();
      await alongside(trx);
      return true;
    }),

  pause: async (app_id: string, ms = PAUSE_MS): Promise<void> => {
    await query
      .updateTable(table)
      .set({ paused_until: now() + ms })
      .where('app_id', '=', app_id)
      .execute();
  },
});

interface Target {
  readonly url: string;
  readonly secrets: readonly string[];
}

export type Targets = ReturnType<typeof createTargets>;

const SECRET_BYTES = 32;
/** Time for which the previous secret signs too, so that a host can take the new one without a gap. */
const GRACE_MS = 86_400_000;

export const createTargets = (database: Database, keyring: Keyring, now: () => number) => {
  const { query, transaction } = database;
  const sealed = (appId: string, secret: string) => keyring.seal('webhook', appId, secret);
  const newSecret = () => secretFrom(randomBytes(SECRET_BYTES));

  const opened = (appId: string, text: string) => openedOrNull(() => keyring.open('webhook', appId, text));

  /** Returns the same text if it cannot be opened. */
  const sealedAgain = (appId: string, text: string) => {
    const secret = opened(appId, text);
    return secret === null ? text : sealed(appId, secret);
  };

  return {
    ...createReceiverTable(database, 'app_webhooks', now),

    /** Sets an app's address. Returns the secret if it is new; `null` if the app keeps its secret. */
    set: (app_id: string, url: string, alongside = nothing): Promise<string | null> =>
      transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('app_webhooks')
          .set({ url, paused_until: 0 })
          .where('app_id', '=', app_id)
          .executeTakeFirst();
        const secret = numUpdatedRows > 0n ? null : newSecret();
        if (secret !== null)
          await trx
            .insertInto('app_webhooks')
            .values({
              app_id,
              url,
              secret: sealed(app_id, secret),
              old_secret: null,
              old_ends_at: null,
              paused_until: 0,
            })
            .execute();
        await alongside(trx);
        return secret;
      }),

    /** Makes a new secret; the old one signs for a day more. Returns `null` for an app without an address. */
    rotate: (app_id: string, alongside = nothing): Promise<string | null> =>
      transaction(async (trx) => {
        const secret = newSecret();
        const { numUpdatedRows } = await trx
          .updateTable('app_webhooks')
          .set(({ ref }) => ({
            secret: sealed(app_id, secret),
            old_secret: ref('secret'),
            old_ends_at: now() + GRACE_MS,
          }))
          .where('app_id', '=', app_id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        await alongside(trx);
        return secret;
      }),

    list: (appId?: string) => {
      const all = query.selectFrom('app_webhooks').select(['app_id', 'url']).orderBy('app_id');
      return (appId === undefined ? all : all.where('app_id', '=', appId)).execute();
    },

    /** @throws SealError if this copy can open no secret; another copy may */
    of: async (app_id: string): Promise<Target | null> => {
      const row = await query
        .selectFrom('app_webhooks')
        .selectAll()
        .where('app_id', '=', app_id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const isOldValid = (row.old_ends_at ?? 0) > now();
      const sealedSecrets = [row.secret, ...(isOldValid && row.old_secret !== null ? [row.old_secret] : [])];
      const secrets = sealedSecrets.flatMap((secret) => opened(app_id, secret) ?? []);
      if (secrets.length === 0) throw new SealError('The webhook’s secret is gone');
      return { url: row.url, secrets };
    },

    reseal: async (signal: AbortSignal): Promise<void> => {
      const rows = await query
        .selectFrom('app_webhooks')
        .select(['app_id', 'secret', 'old_secret'])
        .execute();
      for (const { app_id, secret, old_secret } of rows) {
        if (signal.aborted) return;
        await query
          .updateTable('app_webhooks')
          .set({
            secret: sealedAgain(app_id, secret),
            old_secret: old_secret === null ? null : sealedAgain(app_id, old_secret),
          })
          .where('app_id', '=', app_id)
          // The operator may have rotated it meanwhile.
          .where('secret', '=', secret)
          .execute();
      }
    },
  };
};

interface LogoutTarget {
  readonly url: string;
  readonly needsSession: boolean;
}

type PersonEvent = Pick<LeasedEvent, 'app_id' | 'subject' | 'created_at'>;

export type LogoutTargets = ReturnType<typeof createLogoutTargets>;

/** The `backchannel_logout_uri` of apps. */
export const createLogoutTargets = (database: Database, now: () => number) => ({
  ...createReceiverTable(database, 'app_logouts', now),

  set: (app_id: string, { url, needsSession }: LogoutTarget, alongside = nothing): Promise<void> =>
    database.transaction(async (trx) => {
      const row = { url, needs_session: needsSession ? 1 : 0, paused_until: 0 };
      await trx
        .insertInto('app_logouts')
        .values({ app_id, ...row })
        .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
        .execute();
      await alongside(trx);
    }),

  /** Whether the person signed in to the app by OpenID Connect after an event. */
  isSignedInSince: async ({ app_id, subject, created_at }: PersonEvent): Promise<boolean> => {
    const newer = await database.query
      .selectFrom('subjects')
      .innerJoin('sessions', (join) =>
        join
          .onRef('sessions.app_id', '=', 'subjects.app_id')
          .onRef('sessions.person_id', '=', 'subjects.person_id'),
      )
      .leftJoin('authorize_browsers', 'authorize_browsers.session_id', 'sessions.id')
      .leftJoin('grants', 'grants.id', 'authorize_browsers.grant_id')
      .select('sessions.id')
      .where('subjects.app_id', '=', app_id)
      .where('subjects.subject', '=', subject)
      .where('openid', '=', 1)
      // A session by FedCM has the age of its source session, so a newer grant also shows a newer sign-in.
      .where(({ eb, or }) =>
        or([eb('sessions.created_at', '>', created_at), eb('grants.created_at', '>', created_at)]),
      )
      .executeTakeFirst();
    return newer !== undefined;
  },

  list: async (appId?: string) => {
    const all = database.query
      .selectFrom('app_logouts')
      .select(['app_id', 'url', 'needs_session'])
      .orderBy('app_id');
    const rows = await (appId === undefined ? all : all.where('app_id', '=', appId)).execute();
    return rows.map(({ app_id, url, needs_session }) => ({ app_id, url, needsSession: needs_session === 1 }));
  },
});
