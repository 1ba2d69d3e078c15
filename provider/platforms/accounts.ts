import { sql } from 'kysely';
import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { type ForgottenTokens, openTokens, sealTokens, type Tokens, withEarlier } from './sealed-tokens.ts';

export interface Account {
  readonly connector: ConnectorId;
  readonly scope: string | null;
  readonly connectedAt: number;
  /** End of the permission, unless a reading renews it; `null` if it has no end, or the tokens are lost. */
  readonly endsAt: number | null;
}

/** A refresh token has no end, and the first token of a code is exchanged for a long-lived one. */
const endOf = (tokens: Tokens | null): number | null =>
  tokens === null || tokens.refresh !== null || tokens.isFirst ? null : tokens.expiresAt;

const PAGE = 200;

export const createAccounts = (
  { query, transaction, lock }: Database,
  keyring: Keyring,
  now: () => number,
) => {
  const contextOf = (personId: string, connector: ConnectorId) => `${personId} ${connector}`;

  const tokensIn = async (
    on: typeof query,
    personId: string,
    connector: ConnectorId,
  ): Promise<Tokens | null> => {
    const row = await on
      .selectFrom('accounts')
      .select('sealed')
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .executeTakeFirst();
    return row === undefined ? null : openTokens(keyring, contextOf(personId, connector), row.sealed);
  };

  const replace = async (
    trx: Trx,
    personId: string,
    connector: ConnectorId,
    tokens: Tokens,
  ): Promise<void> => {
    await trx
      .updateTable('accounts')
      .set({ sealed: sealTokens(keyring, contextOf(personId, connector), tokens) })
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .execute();
  };

  return {
    /** Stores an account in the caller's transaction, and returns the tokens of the one that it replaces. */
    link: async (
      trx: Trx,
      personId: string,
      connector: ConnectorId,
      tokens: Tokens,
    ): Promise<Tokens | null> => {
      const context = contextOf(personId, connector);
      // Of two parallel calls, the later one replaces the tokens of the earlier one.
      await lock(trx, `account ${context}`);
      const before = await tokensIn(trx, personId, connector);
      const row = {
        sealed: sealTokens(keyring, context, tokens),
        scope: tokens.scope,
        connected_at: now(),
      };
      await trx
        .insertInto('accounts')
        .values({ person_id: personId, connector, ...row })
        .onConflict((conflict) => conflict.columns(['person_id', 'connector']).doUpdateSet(row))
        .execute();
      return before;
    },

    isConnected: async (trx: Trx, personId: string, connector: ConnectorId): Promise<boolean> =>
      (await tokensIn(trx, personId, connector)) !== null,

    /** Returns `null` if there is no account or its tokens are lost. */
    tokensOf: (personId: string, connector: ConnectorId): Promise<Tokens | null> =>
      tokensIn(query, personId, connector),

    /** Returns `false` if the account was deleted or replaced. */
    renew: (personId: string, connector: ConnectorId, before: Tokens, renewed: Tokens): Promise<boolean> =>
      transaction(async (trx) => {
        const context = contextOf(personId, connector);
        await lock(trx, `account ${context}`);
        const present = await tokensIn(trx, personId, connector);
        if (present?.access !== before.access) return false;
        const { earlier = [] } = present;
        await replace(trx, personId, connector, withEarlier({ ...renewed, earlier: [] }, earlier));
        return true;
      }),

    /** Keeps other tokens with the account's own, in the caller's transaction, until the account is forgotten. */
    keep: async (
      trx: Trx,
      personId: string,
      connector: ConnectorId,
      earlier: readonly ForgottenTokens[],
    ): Promise<void> => {
      await lock(trx, `account ${contextOf(personId, connector)}`);
      const present = await tokensIn(trx, personId, connector);
      if (present !== null) await replace(trx, personId, connector, withEarlier(present, earlier));
    },

    of: async (personId: string): Promise<readonly Account[]> => {
      const rows = await query
        .selectFrom('accounts')
        .select(['connector', 'scope', 'connected_at', 'sealed'])
        .where('person_id', '=', personId)
        .orderBy('connected_at')
        .execute();
      return rows.map(({ connector, scope, connected_at, sealed }) => ({
        connector,
        scope,
        connectedAt: connected_at,
        endsAt: endOf(openTokens(keyring, contextOf(personId, connector), sealed)),
      }));
    },

    /** Deletes a person's accounts, or one, in the caller's transaction. Returns their tokens for revocation. */
    forget: async (trx: Trx, personId: string, only?: ConnectorId): Promise<readonly ForgottenTokens[]> => {
      const rows = await trx
        .deleteFrom('accounts')
        .where('person_id', '=', personId)
        .where(({ eb, lit }) => (only === undefined ? lit(true) : eb('connector', '=', only)))
        .returning(['connector', 'sealed'])
        .execute();
      return rows.flatMap(({ connector, sealed }) => {
        const tokens = openTokens(keyring, contextOf(personId, connector), sealed);
        return tokens === null ? [] : [{ connector, tokens }];
      });
    },

    reseal: async (signal: AbortSignal): Promise<void> => {
      for (let after = { person_id: '', connector: '' }; !signal.aborted; ) {
        const { person_id: person, connector: platform } = after;
        const rows = await query
          .selectFrom('accounts')
          .select(['person_id', 'connector', 'sealed'])
          .where(sql<boolean>`(person_id, connector) > (${person}, ${platform})`)
          .orderBy('person_id')
          .orderBy('connector')
          .limit(PAGE)
          .execute();
        for (const { person_id, connector, sealed } of rows) {
          const context = contextOf(person_id, connector);
          const tokens = openTokens(keyring, context, sealed);
          if (tokens === null) continue;
          await query
            .updateTable('accounts')
            .set({ sealed: sealTokens(keyring, context, tokens) })
            .where('person_id', '=', person_id)
            .where('connector', '=', connector)
            .where('sealed', '=', sealed)
            .execute();
        }
        const last = rows.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
