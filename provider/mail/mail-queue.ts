import { type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { createLeasedRows, type Lease } from '../database/leased-rows.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
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

interface CodeInMail {
  readonly challenge: string;
  /** Challenges of earlier codes, whose waiting mails this mail replaces. */
  readonly earlier: readonly string[];
}

interface NewMail {
  readonly id: string;
  readonly sealed: string;
  readonly recipient: string;
  readonly now: number;
  readonly expires_at: number;
}

/** Longer than a connection to a mail server may last (smtp.ts). */
const LEASE_MS = 60_000;
const BACKOFF_S = [1, 5, 15, 30, 60, 120, 240] as const;
/** Time for which calls for a refused recipient are refused: the lifetime of a code. */
const REFUSED_MS = 600_000;

/** @throws SealError if this copy does not have the secret */
export const openMail = (keyring: Keyring, id: string, sealed: string): Mail =>
  JSON.parse(keyring.open('mail', id, sealed));

export type MailQueue = ReturnType<typeof createMailQueue>;

/** Mails are sealed, because they contain codes and addresses. One copy at a time leases a mail. */
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

  /** Queues the mail, and returns the time until which its recipient counts as refused. */
  const insert = statement((given: Given<NewMail>) =>
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

  // The log names mails by their ids, and a challenge is a secret of its browser.
  const idOf = (mac: string) => `mail_${mac}`;
  const ofCode = (challenge: string) => `code ${challenge}`;

  /** A mail that is being sent now may still go out. It is not tried again. */
  const drop = async (trx: Trx, challenges: readonly string[]): Promise<void> => {
    if (challenges.length === 0) return;
    const ids = challenges.flatMap((each) => keyring.macs('recipient', ofCode(each)).map(idOf));
    await trx
      .updateTable('mails')
      .set({ state: 'given-up', sealed: '' })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute();
  };

  return {
    /**
     * The mail is useless after `lifetimeMs`. A mail of an earlier code that still waits is dropped.
     * @throws Problem mail.refused for ten minutes after the mail server permanently refused a mail to this address
     */
    add: async (trx: Trx, mail: Mail, lifetimeMs: number, code?: CodeInMail): Promise<void> => {
      const id = code ? idOf(keyring.mac('recipient', ofCode(code.challenge))) : randomId('mail');
      if (code) await drop(trx, code.earlier);
      const [added] = await insert(trx, {
        id,
        sealed: keyring.seal('mail', id, JSON.stringify(mail)),
        recipient: keyring.mac('recipient', mail.to),
        now: now(),
        expires_at: now() + lifetimeMs,
      });
      const refusedUntil = added?.refused_until ?? null;
      if (refusedUntil !== null) {
        await trx.deleteFrom('mails').where('id', '=', id).execute();
        throw new Problem('mail.refused', undefined, (refusedUntil - now()) / 1000);
      }
    },

    take: async (): Promise<LeasedMail | null> => {
      const mail = await rows.take();
      return mail && { ...mail, open: () => openMail(keyring, mail.key.id, mail.sealed) };
    },

    sent: (mail: LeasedMail) => rows.record(mail, { state: 'sent', sealed: '' }),

    /** Gives up a mail whose recipient is refused. The next call for this address reports that. */
    refuse: (mail: LeasedMail) =>
      rows.record(mail, {
        state: 'refused',
        sealed: '',
        expires_at: Math.min(mail.expires_at, now() + REFUSED_MS),
      }),

    release: rows.release,

    /** Plans a later try; `false` if that would be too late, and the mail was given up. */
    fail: async (mail: LeasedMail): Promise<boolean> => {
      const dueAt = rows.nextTry(mail);
      const isInTime = dueAt < mail.expires_at;
      await (isInTime ? rows.fail(mail, dueAt) : rows.finish(mail, { state: 'given-up', sealed: '' }));
      return isInTime;
    },
  };
};
