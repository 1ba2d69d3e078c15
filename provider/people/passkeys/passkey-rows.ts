import type { Database, Trx } from '../../database/database.ts';
import { randomId } from '../../secrets/random.ts';

export interface NewPasskey {
  readonly credentialId: string;
  /** In COSE format, as base64url. */
  readonly publicKey: string;
  /** Number of signatures; 0 if the authenticator does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string | null;
  readonly personId: string;
  /** Ids of the sessions that led to it; the last one added it. */
  readonly addedBy: readonly string[];
}

export const createPasskeyRows = ({ query }: Database, now: () => number) => ({
  /** Oldest first. Times are milliseconds since 1970. */
  of: async (personId: string) => {
    const rows = await query
      .selectFrom('passkeys')
      .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter', 'name'])
      .select(['transports', 'created_at as createdAt', 'used_at as usedAt'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({ ...row, transports: row.transports.split(' ').filter(Boolean) }));
  },

  find: async (credentialId: string) => {
    const row = await query
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person_id')
      .select(['passkeys.id', 'credential_id as credentialId', 'person_id as personId'])
      .select(['public_key as publicKey', 'address'])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row ?? null;
  },

  /** `null` if the credential already exists. */
  add: async (trx: Trx, passkey: NewPasskey): Promise<string | null> => {
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: randomId('passkey'),
        person_id: passkey.personId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports.join(' '),
        name: passkey.name,
        created_at: now(),
        used_at: null,
        added_by: passkey.addedBy.join(' '),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id ?? null;
  },

  /** The counter must increase, or stay 0. One statement compares and writes, so two equal uses cannot both pass. */
  use: async (trx: Trx, id: string, counter: number): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ counter, used_at: now() })
      .where('id', '=', id)
      .where(({ eb, or }) =>
        or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

type PasskeyRows = ReturnType<typeof createPasskeyRows>;

export type PasskeyRow = Awaited<ReturnType<PasskeyRows['of']>>[number];

export type StoredPasskey = NonNullable<Awaited<ReturnType<PasskeyRows['find']>>>;
