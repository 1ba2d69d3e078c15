import type { Database, Trx } from '../database/database.ts';
import { type LeftOut, leftOutIn, leftOutText } from '../facts/left-out.ts';
import { Problem } from '../problem.ts';
import { randomToken } from '../secrets/random.ts';
import { createGrantState } from './grant-state.ts';

interface GrantRow {
  readonly id: string;
  readonly personId: string;
  readonly appId: string;
  readonly scope: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly endsAt: number;
  readonly revokedAt: number | null;
  /** Origin of the page on which the person approved. */
  readonly origin: string | null;
  readonly purpose: string | null;
  /** Whether the person approved at top level, or in a frame within such an approval. */
  readonly atTop: boolean;
  readonly leftOut: LeftOut;
  /** Whether the person gave the application their address in a sign-in. */
  readonly givesAddress: boolean;
  /** Whether a sign-in gave the application access while the person is away, and its tokens have not ended. */
  readonly lasts: boolean;
}

export interface ListedGrant extends GrantRow {
  /** Whether the grant ended because a newer grant to the application replaced it, and not by a withdrawal. */
  readonly isReplaced: boolean;
}

/** A grant that is replaced ends at the time of the newer one. */
const withReplaced = (
  grants: readonly GrantRow[],
  newer: readonly Pick<GrantRow, 'appId' | 'createdAt'>[],
): readonly ListedGrant[] => {
  const keyOf = (appId: string, at: number) => `${appId} ${at}`;
  const made = new Set([...newer, ...grants].map(({ appId, createdAt }) => keyOf(appId, createdAt)));
  return grants.map((grant) => {
    const { appId, createdAt, revokedAt } = grant;
    const isReplaced = revokedAt !== null && revokedAt > createdAt && made.has(keyOf(appId, revokedAt));
    return { ...grant, isReplaced };
  });
};

/** Lasting access ends with the refresh token, or with a code that was not redeemed. */
const selectGrants = (query: Database['query'], now: number) =>
  query
    .selectFrom('grants')
    .select(['grants.id', 'grants.person_id as personId', 'app_id as appId', 'scope', 'origin', 'purpose'])
    .select([
      'created_at as createdAt',
      'ends_at as endsAt',
      'revoked_at as revokedAt',
      'gives_address',
      'at_top',
      'left_out',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('authorizations')
          .select('authorizations.id')
          .whereRef('authorizations.grant_id', '=', 'grants.id')
          .where('authorizations.scope', 'like', '%offline_access%')
          .where('authorizations.ended_at', 'is', null)
          .where('authorizations.expires_at', '>', now),
      ).as('lasts'),
    );

type Columns = Awaited<ReturnType<ReturnType<typeof selectGrants>['executeTakeFirstOrThrow']>>;

const grantOf = ({ scope, gives_address, at_top, lasts, left_out, ...row }: Columns): GrantRow => ({
  ...row,
  leftOut: leftOutIn(left_out),
  scope: scope.split(' ').filter(Boolean),
  givesAddress: gives_address === 1,
  atTop: at_top === 1,
  lasts: Boolean(lasts) && row.revokedAt === null,
});

type NewGrant = Omit<GrantRow, 'createdAt' | 'revokedAt' | 'givesAddress' | 'lasts'>;

export interface GrantReceipt {
  readonly grantId: string;
  readonly jws: string;
}

interface PageOf {
  readonly appId?: string;
  readonly before?: string | undefined;
  readonly most: number;
}

/** Changes a signed receipt, and signs it again. */
type Changed = (jws: string) => Promise<string>;

export type GrantRows = ReturnType<typeof createGrantRows>;

export const createGrantRows = (database: Database, now: () => number) => {
  const { query, transaction, lock } = database;

  /** The person's ids for the applications of the same sector (OpenID Connect Core, section 8.1). */
  const subjectsIn = (on: Pick<Trx, 'selectFrom'>, person_id: string, app_id: string) =>
    on
      .selectFrom('subjects')
      .innerJoin('apps', 'apps.id', 'subjects.app_id')
      .innerJoin('apps as own', (join) => join.on('own.id', '=', app_id))
      .select(['app_id', 'subject'])
      .where('person_id', '=', person_id)
      .where(({ eb, or, ref }) => or([eb('app_id', '=', app_id), eb('apps.sector', '=', ref('own.sector'))]))
      .execute();

  const standingGrant = (trx: Trx, id: string) =>
    trx.updateTable('grants').where('id', '=', id).where('revoked_at', 'is', null);

  const receiptIn = async (trx: Trx, grantId: string): Promise<string | null> => {
    const row = await trx
      .selectFrom('receipts')
      .select('jws')
      .where('grant_id', '=', grantId)
      .executeTakeFirst();
    return row?.jws ?? null;
  };

  const keepReceipt = async (trx: Trx, grantId: string, changed: Changed): Promise<void> => {
    const before = await receiptIn(trx, grantId);
    if (before === null) return;
    const after = await changed(before);
    if (after === before) return;
    const values = { jws: after, updated_at: now() };
    await trx.updateTable('receipts').set(values).where('grant_id', '=', grantId).execute();
  };

  return {
    /** The person's id for a sector's applications. It is random, so that it survives a rotation of the secret. */
    subjectFor: async (person_id: string, app_id: string): Promise<string> => {
      const own = (await subjectsIn(query, person_id, app_id)).find((known) => known.app_id === app_id);
      if (own !== undefined) return own.subject;
      return transaction(async (trx) => {
        // Two applications of a sector may ask at the same time.
        await lock(trx, `subjects ${person_id}`);
        const [known] = await subjectsIn(trx, person_id, app_id);
        const subject = known?.subject ?? randomToken();
        await trx
          .insertInto('subjects')
          .values({ person_id, app_id, subject })
          .onConflict((conflict) => conflict.columns(['person_id', 'app_id']).doNothing())
          .execute();
        return subject;
      });
    },

    subjectsOf: async (personId: string): Promise<readonly { app: string; subject: string }[]> =>
      query
        .selectFrom('subjects')
        .select(['app_id as app', 'subject'])
        .where('person_id', '=', personId)
        .orderBy('app_id')
        .execute(),

    /** Newest first, without receipts: those may be megabytes. */
    of: async (personId: string, { appId, before, most }: PageOf): Promise<readonly ListedGrant[]> => {
      const newer: { appId: string; createdAt: number }[] = [];
      let rows = selectGrants(query, now()).where('person_id', '=', personId);
      if (appId !== undefined) rows = rows.where('app_id', '=', appId);
      if (before !== undefined) {
        const last = await query
          .selectFrom('grants')
          .select(['id', 'app_id as appId', 'created_at as createdAt'])
          .where('id', '=', before)
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow(() => new Problem('grant.unknown'));
        newer.push(last);
        rows = rows.where(({ eb, and, or }) =>
          or([
            eb('created_at', '<', last.createdAt),
            and([eb('created_at', '=', last.createdAt), eb('id', '<', last.id)]),
          ]),
        );
      }
      const page = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();
      return withReplaced(page.map(grantOf), newer);
    },

    /** What the last grant left out, even if it has ended: it stays left out in the next one. */
    lastLeftOut: async (personId: string, appId: string, within: Trx | Database['query'] = query) => {
      const row = await within
        .selectFrom('grants')
        .select('left_out')
        .where('person_id', '=', personId)
        .where('app_id', '=', appId)
        .orderBy('created_at', 'desc')
        .orderBy('revoked_at', (order) => order.asc().nullsFirst())
        .limit(1)
        .executeTakeFirst();
      return leftOutIn(row?.left_out ?? null);
    },

    standingGrant: async (personId: string, appId: string): Promise<GrantRow | null> => {
      const row = await selectGrants(query, now())
        .where('person_id', '=', personId)
        .where('app_id', '=', appId)
        .where('revoked_at', 'is', null)
        .where('ends_at', '>', now())
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : grantOf(row);
    },

    find: async (id: string, appId: string): Promise<GrantRow | null> => {
      const row = await selectGrants(query, now())
        .where('id', '=', id)
        .where('app_id', '=', appId)
        .executeTakeFirst();
      return row === undefined ? null : grantOf(row);
    },

    stateOf: createGrantState(database),

    receiptOf: async (grantId: string, personId: string): Promise<string | null> => {
      const row = await query
        .selectFrom('receipts')
        .select('jws')
        .where('grant_id', '=', grantId)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return row?.jws ?? null;
    },

    /** Receipts remain after an application and its grants are removed. */
    receiptsOf: (
      personId: string,
      within: Pick<Trx, 'selectFrom'> = query,
    ): Promise<readonly GrantReceipt[]> => {
      return within
        .selectFrom('receipts')
        .select(['grant_id as grantId', 'jws'])
        .where('person_id', '=', personId)
        .execute();
    },

    /** The person's grants to this app that were not withdrawn, with their receipts. */
    standing: (
      personId: string,
      appId: string,
      within: Pick<Trx, 'selectFrom'> = query,
    ): Promise<readonly { readonly id: string; readonly jws: string }[]> =>
      within
        .selectFrom('grants')
        .innerJoin('receipts', 'receipts.grant_id', 'grants.id')
        .select(['grants.id', 'jws'])
        .where('grants.person_id', '=', personId)
        .where('app_id', '=', appId)
        .where('revoked_at', 'is', null)
        .execute(),

    add: async (
      trx: Trx,
      grant: NewGrant,
      receipt: { readonly id: string; readonly jws: string },
      at: number,
    ): Promise<void> => {
      const { id, personId, appId, scope, endsAt, origin, purpose, atTop, leftOut } = grant;
      await trx
        .insertInto('grants')
        .values({
          id,
          person_id: personId,
          app_id: appId,
          scope: scope.join(' '),
          created_at: at,
          ends_at: endsAt,
          revoked_at: null,
          origin,
          purpose,
          at_top: Number(atTop),
          left_out: leftOutText(leftOut),
        })
        .execute();
      await trx
        .insertInto('receipts')
        .values({ ...receipt, grant_id: id, person_id: personId, updated_at: at })
        .execute();
    },

    /** @param changed signs the receipt again, now with the address */
    keepAddress: async (trx: Trx, id: string, changed: Changed): Promise<void> => {
      const jws = await receiptIn(trx, id);
      const isSaid = jws === null || (await changed(jws)) === jws;
      const grant = standingGrant(trx, id).set({ gives_address: 1 });
      const { numUpdatedRows } = await (isSaid
        ? grant.where('gives_address', '=', 0)
        : grant
      ).executeTakeFirst();
      if (numUpdatedRows > 0n) await keepReceipt(trx, id, changed);
    },

    /**
     * Returns the receipt, also that of an earlier withdrawal.
     * @param ended returns the receipt with its end
     * @param at milliseconds since 1970; the time of the new grant, if one replaces this
     */
    end: async (
      trx: Trx,
      id: string,
      ended: Changed,
      at = now(),
    ): Promise<{ readonly receipt: string | null; readonly isNow: boolean }> => {
      const { numUpdatedRows } = await standingGrant(trx, id).set({ revoked_at: at }).executeTakeFirst();
      const isNow = numUpdatedRows > 0n;
      if (isNow) await keepReceipt(trx, id, ended);
      return { receipt: await receiptIn(trx, id), isNow };
    },
  };
};
