import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { randomToken } from '../secrets/random.ts';

export interface GrantRow {
  readonly id: string;
  readonly appId: string;
  readonly scope: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** The signed receipt, a JWS. */
  readonly receipt: string;
}

export interface NewGrant {
  readonly id: string;
  readonly personId: string;
  readonly appId: string;
  readonly scope: readonly string[];
  readonly receiptId: string;
  readonly receipt: string;
}

/** A signed receipt, a JWS, with the id of its grant. */
export interface GrantReceipt {
  readonly grantId: string;
  readonly jws: string;
}

/** Grants and their receipts in the database. */
export const createGrantRows = ({ query }: Database, now: () => number) => ({
  /**
   * Returns the person's id for this app. It is random and stored, so it survives a rotation of the secret.
   * @throws Problem session.unknown if the person was deleted meanwhile
   */
  subjectFor: async (person_id: string, app_id: string): Promise<string> => {
    await query
      .insertInto('subjects')
      .values({ person_id, app_id, subject: randomToken() })
      .onConflict((conflict) => conflict.columns(['person_id', 'app_id']).doNothing())
      .execute();
    const { subject } = await query
      .selectFrom('subjects')
      .select('subject')
      .where('person_id', '=', person_id)
      .where('app_id', '=', app_id)
      .executeTakeFirstOrThrow(() => new Problem('session.unknown'));
    return subject;
  },

  /** Returns the person's id for each app that they shared with. */
  subjectsOf: async (personId: string): Promise<readonly { app: string; subject: string }[]> =>
    query
      .selectFrom('subjects')
      .select(['app_id as app', 'subject'])
      .where('person_id', '=', personId)
      .orderBy('app_id')
      .execute(),

  /** Newest first. */
  of: async (personId: string): Promise<readonly GrantRow[]> => {
    const rows = await query
      .selectFrom('grants')
      .innerJoin('receipts', 'receipts.grant_id', 'grants.id')
      .select(['grants.id', 'app_id', 'scope', 'created_at', 'revoked_at', 'jws'])
      .where('grants.person_id', '=', personId)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      appId: row.app_id,
      scope: row.scope.split(' ').filter(Boolean),
      createdAt: row.created_at,
      revokedAt: row.revoked_at,
      receipt: row.jws,
    }));
  },

  /** Returns every receipt of the person, also those of an application that was removed. */
  receiptsOf: async (personId: string): Promise<readonly GrantReceipt[]> => {
    const rows = await query
      .selectFrom('receipts')
      .select(['grant_id', 'jws'])
      .where('person_id', '=', personId)
      .execute();
    return rows.map(({ grant_id, jws }) => ({ grantId: grant_id, jws }));
  },

  add: async (trx: Trx, { id, personId, appId, scope, receiptId, receipt }: NewGrant): Promise<void> => {
    const at = now();
    await trx
      .insertInto('grants')
      .values({
        id,
        person_id: personId,
        app_id: appId,
        scope: scope.join(' '),
        created_at: at,
        revoked_at: null,
      })
      .execute();
    await trx
      .insertInto('receipts')
      .values({ id: receiptId, grant_id: id, person_id: personId, jws: receipt, updated_at: at })
      .execute();
  },

  /** Returns the person who gave the grant, if it exists, belongs to this app and was not withdrawn. */
  giverOf: async (id: string, appId: string): Promise<string | null> => {
    const grant = await query
      .selectFrom('grants')
      .select('person_id')
      .where('id', '=', id)
      .where('app_id', '=', appId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return grant?.person_id ?? null;
  },

  /** Marks the grant as withdrawn and returns its receipt: this one, or that of an earlier call. */
  revoke: async (trx: Trx, id: string, jws: string): Promise<string> => {
    const { numUpdatedRows } = await trx
      .updateTable('grants')
      .set({ revoked_at: now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await trx.updateTable('receipts').set({ jws, updated_at: now() }).where('grant_id', '=', id).execute();
    }
    const kept = await trx.selectFrom('receipts').select('jws').where('grant_id', '=', id).executeTakeFirst();
    return kept?.jws ?? jws;
  },
});
