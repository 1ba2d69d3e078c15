import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets/random.ts';
import { type Access, type AccessTokens, SAMPLE_GRANT } from './access-tokens.ts';
import type { AskedItems, Question } from './asked-items.ts';
import { createGrantRows, type GrantReceipt } from './grant-rows.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { anonymous, type Collection, type Notice, type Receipt, receiptOf, withdrawn } from './receipt.ts';
import type { Receipts } from './receipts.ts';

export interface Approval {
  readonly personId: string;
  /** Throws if the session has ended, within the transaction that stores the grant. */
  readonly requireSession: (trx: Trx) => Promise<void>;
  readonly app: { readonly id: string; readonly name: string; readonly origin: string | null };
  /** Ids in lower case. */
  readonly scope: readonly string[];
  readonly notice: Notice | null;
  readonly collection: Collection;
  readonly idempotencyKey: string | null;
}

export interface Granted {
  readonly accessToken: string;
  /** The signed receipt, a JWS. */
  readonly receipt: string;
}

/** What an access token allows, and whose data: `null` is a sample person of test mode, whose id is the subject. */
export interface GrantedAccess extends Access {
  readonly personId: string | null;
}

export type Consent = ReturnType<typeof createConsent>;

interface Parts {
  readonly tokens: AccessTokens;
  readonly receipts: Receipts;
  readonly idempotencyStore: IdempotencyStore;
  readonly issuer: string;
  /** Throws if the person has shared too often. */
  readonly countShare: (trx: Trx, personId: string) => Promise<void>;
  readonly askedItems: AskedItems;
}

/** Grants: a person allows an app to read data, gets a receipt, and can withdraw it. */
export const createConsent = (
  database: Database,
  { tokens, receipts, idempotencyStore, issuer, countShare, askedItems }: Parts,
  now: () => number,
) => {
  const { transaction } = database;

  const rows = createGrantRows(database, now);

  const giverOf = async ({ grantId, appId }: Access): Promise<string> => {
    const personId = await rows.giverOf(grantId, appId);
    if (personId === null) throw new Problem('access.revoked');
    return personId;
  };

  return {
    grantsOf: rows.of,
    receiptsOf: rows.receiptsOf,
    subjectsOf: rows.subjectsOf,

    /**
     * Stores the grant and its receipt. A repeated call with the same idempotency key gets the first answer.
     * @throws Problem idempotency.reused, share.limit, and what the approval's `requireSession` throws
     */
    grant: async (approval: Approval): Promise<Granted> => {
      const { personId, requireSession, app, scope, notice, collection, idempotencyKey } = approval;
      const subject = await rows.subjectFor(personId, app.id);
      const [grantId, receiptId] = [randomId('grant'), randomId('receipt')];
      const receipt = receiptOf({
        id: receiptId,
        issuer,
        app,
        subject,
        approved: scope,
        notice,
        collection,
        givenAt: now(),
      });
      // Signed before the transaction, which blocks the database and must be short.
      const granted: Granted = {
        accessToken: await tokens.issue({ appId: app.id, grantId, subject, scope }),
        receipt: await receipts.sign(receipt),
      };
      const repeatable = {
        personId,
        appId: app.id,
        key: idempotencyKey,
        request: JSON.stringify([scope, notice]),
      };
      return transaction(async (trx): Promise<Granted> => {
        await requireSession(trx);
        const first = await idempotencyStore.find(trx, repeatable);
        if (first !== null) return JSON.parse(first);
        await countShare(trx, personId);
        await rows.add(trx, {
          id: grantId,
          personId,
          appId: app.id,
          scope,
          receiptId,
          receipt: granted.receipt,
        });
        await idempotencyStore.keep(trx, repeatable, JSON.stringify(granted));
        return granted;
      });
    },

    /** Returns a token for a sample person in test mode, without a person, grant or receipt. */
    sampleToken: (appId: string, scope: readonly string[], subject: string): Promise<string> =>
      tokens.issue({ appId, grantId: SAMPLE_GRANT, subject, scope }),

    /**
     * Returns what an access token allows now. A withdrawn grant allows nothing, even if the token is still valid.
     * @throws Problem access.expired, access.unknown, access.revoked
     */
    access: async (token: string): Promise<GrantedAccess> => {
      const access = await tokens.verify(token);
      if (access.grantId === SAMPLE_GRANT) return { ...access, personId: null };
      return { ...access, personId: await giverOf(access) };
    },

    /**
     * Counts a call 5 and its new items. A repeated item does not count.
     * @throws Problem access.limit, share.items
     */
    countItems: (access: Access, most: number, items: readonly Question[]): Promise<void> => {
      const isSample = access.grantId === SAMPLE_GRANT;
      const holder = isSample ? access.tokenId : access.grantId;
      return askedItems.count({ holder, grantId: isSample ? null : access.grantId }, most, items);
    },

    /**
     * For a long call: the grant may have been withdrawn since it began.
     * @throws Problem access.revoked
     */
    requireGrant: async (access: Access): Promise<void> => {
      if (access.grantId !== SAMPLE_GRANT) await giverOf(access);
    },

    /**
     * Withdraws a grant and notes it in the receipt. Repeating it has no effect.
     * @returns the receipt
     * @throws Problem grant.unknown if the grant belongs to another person or app
     */
    revoke: async (personId: string, appId: string, grantId: string): Promise<string> => {
      const grant = (await rows.of(personId)).find(({ id }) => id === grantId);
      if (grant === undefined || grant.appId !== appId) throw new Problem('grant.unknown');
      if (grant.revokedAt !== null) return grant.receipt;
      const jws = await receipts.sign(withdrawn(receipts.read(grant.receipt), now()));
      return transaction((trx) => rows.revoke(trx, grantId, jws));
    },

    /** Returns the receipts that stay after a person is deleted: withdrawn, and without personal data. */
    finalReceipts: async (personId: string): Promise<readonly GrantReceipt[]> =>
      Promise.all(
        (await rows.receiptsOf(personId)).map(async ({ grantId, jws }) => {
          const last: Receipt = anonymous(withdrawn(receipts.read(jws), now()));
          return { grantId, jws: await receipts.sign(last) };
        }),
      ),

    /** Replaces the person's receipts by these, in the transaction that deletes the person. */
    keepFinalReceipts: async (
      trx: Trx,
      personId: string,
      finalReceipts: readonly GrantReceipt[],
    ): Promise<void> => {
      for (const { grantId, jws } of finalReceipts) {
        await trx
          .updateTable('receipts')
          .set({ jws, person_id: null, updated_at: now() })
          .where('grant_id', '=', grantId)
          .execute();
      }
      // Receipts of later grants are deleted, because they were not anonymised.
      await trx.deleteFrom('receipts').where('person_id', '=', personId).execute();
    },
  };
};
