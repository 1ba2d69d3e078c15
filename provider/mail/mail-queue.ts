import { type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { createLeasedRows, type Lease } from '../database/leased-rows.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { type Keyring, SealError } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface LeasedMail extends Lease<{ readonly id: string }> {
  /** Milliseconds since 1970; the mail is useless afterwards. */
  readonly expires_at: number;
  /** @throws SealError if this copy does not have the secret; another copy may have it */
  readonly open: () => Mail;
}

/** A mail that its person did not get in time. */
export type GivenUpMail = Pick<LeasedMail, 'key' | 'tries'>;

interface NewMail {
  readonly id: string;
  readonly sealed: string;
  readonly recipient: string;
  readonly now: number;
  readonly expires_at: number;
}

/** Longer than a connection to a mail server may last: smtp.ts. */
const LEASE_MS = 60_000;
const BACKOFF_S = [1, 5, 15, 30, 60, 120, 240] as const;
const DAY_MS = 86_400_000;
/** Time for which calls for a refused recipient are refused: the lifetime of a code. */
const REFUSED_MS = 600_000;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Mails in the database. They are sealed, because they contain codes and addresses. One copy at a time leases a mail.
 */
export const createMailQueue = (database: Database, keyring: Keyring, now: () => number) => {
  const { query } = database;
  const rows = createLeasedRows(
    database,
    {
      table: 'mails',
      key: ['id'],
      columns: ['sealed', 'expires_at'],
      waiting: { state: 'waiting' },
      // A code that has expired would only confuse its person.
      ready: () => sql<SqlBool>`expires_at > ${now()}`,
      leaseMs: LEASE_MS,
      backoffS: BACKOFF_S,
    },
    now,
  );

  const read = (id: string, sealed: string): Mail => {
    const { to, subject, text, html } = JSON.parse(keyring.open('mail', id, sealed));
    return { to, subject, text, html };
  };

  const readable = (id: string, sealed: string): readonly Mail[] => {
    try {
      return [read(id, sealed)];
    } catch (error) {
      if (error instanceof SealError) return [];
      throw error;
    }
  };

  const recipientOf = (address: string) => keyring.mac('recipient', address);

  /** Queues the mail, and returns the time until which its recipient counts as refused. */
  const insert = statement(database, (given: Given<NewMail>) =>
    query
      .insertInto('mails')
      .values({
        id: given('id'),
        sealed: given('sealed'),
        state: 'waiting',
        recipient: given('recipient'),
        created_at: given('now'),
        due_at: given('now'),
        expires_at: given('expires_at'),
        tries: 0,
        leased_until: 0,
      })
      .returning(
        query
          .selectFrom('mails')
          .select('expires_at')
          .where('recipient', '=', given('recipient'))
          .where('state', '=', 'refused')
          .where('expires_at', '>', given('now'))
          .limit(1)
          .as('refused_until'),
      ),
  );

  return {
    /**
     * Queues a mail in the caller's transaction. The mail is useless after `lifetimeMs`.
     * @throws Problem mail.refused for at most ten minutes after the mail server permanently refused another mail to
     * this address
     */
    add: async (trx: Trx, mail: Mail, lifetimeMs: number): Promise<void> => {
      const recipient = recipientOf(mail.to);
      const id = randomId('mail');
      const [added] = await insert(trx, {
        id,
        sealed: keyring.seal('mail', id, JSON.stringify(mail)),
        recipient,
        now: now(),
        expires_at: now() + lifetimeMs,
      });
      const refusedUntil = added?.refused_until ?? null;
      if (refusedUntil !== null) {
        await trx.deleteFrom('mails').where('id', '=', id).execute();
        throw new Problem('mail.refused', undefined, (refusedUntil - now()) / 1000);
      }
    },

    /** Deletes every mail to this address, sent or not, in the caller's transaction. */
    forget: async (trx: Trx, address: string): Promise<void> => {
      const recipients = keyring.macs('recipient', address);
      await trx.deleteFrom('mails').where('recipient', 'in', recipients).execute();
    },

    take: async (): Promise<LeasedMail | null> => {
      const mail = await rows.take();
      return mail && { ...mail, open: () => read(mail.key.id, mail.sealed) };
    },

    sent: (mail: LeasedMail) => rows.record(mail, { state: 'sent', sealed: '' }),

    /** The mail server permanently refuses the address. The next call for this address reports it. */
    refuse: (mail: LeasedMail) =>
      rows.record(mail, {
        state: 'refused',
        sealed: '',
        expires_at: Math.min(mail.expires_at, now() + REFUSED_MS),
      }),

    release: rows.release,

    /** Returns the mail to the queue for a later try; `false` if that would be too late and the mail was given up. */
    fail: async (mail: LeasedMail): Promise<boolean> => {
      const dueAt = rows.nextTry(mail);
      const isInTime = dueAt < mail.expires_at;
      await (isInTime ? rows.fail(mail, dueAt) : rows.finish(mail, { state: 'given-up', sealed: '' }));
      return isInTime;
    },

    /** Returns mails whose text still exists and can be opened, newest first, for the sandbox's mailbox. */
    waiting: async (): Promise<readonly (Mail & { readonly sentAt: number })[]> => {
      const rows = await query
        .selectFrom('mails')
        .select(['id', 'sealed', 'created_at'])
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .limit(500)
        .execute();
      return rows.flatMap(({ id, sealed, created_at }) =>
        readable(id, sealed).map((mail) => ({ ...mail, sentAt: created_at })),
      );
    },

    countWaiting: async (): Promise<number> => {
      const { count } = await query
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Empties expired mails and deletes those older than a day.
     * @returns the mails that waited until they expired
     */
    purge: async (): Promise<readonly GivenUpMail[]> => {
      const given = await query
        .updateTable('mails')
        .set({ state: 'given-up', sealed: '' })
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', now())
        .where('leased_until', '<=', now())
        .returning(['id', 'tries'])
        .execute();
      await query
        .deleteFrom('mails')
        .where('expires_at', '<', now() - DAY_MS)
        .execute();
      return given.map(({ id, tries }) => ({ key: { id }, tries }));
    },
  };
};
