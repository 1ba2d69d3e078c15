import type { Database, Trx } from '../database/database.ts';
import type { Revocations } from './revocations.ts';
import type { SharesClient } from './shared-clients.ts';
import type { OrphanedTokens, Tickets } from './tickets.ts';

interface Parts {
  readonly database: Database;
  readonly sharesClient: SharesClient;
  readonly tickets: Tickets;
  readonly revocations: Revocations;
}

/** Tokens of connections that were begun and never completed. The platforms are asked to revoke them. */
export const createOrphanedTokens = ({ database, sharesClient, tickets, revocations }: Parts) => {
  /** If the person has, or is about to have, another connection under the client, only these tokens may be revoked. */
  const queue = async (trx: Trx, { personId, connector, tokens }: OrphanedTokens): Promise<void> => {
    const isReplaced = await sharesClient(trx, personId, connector);
    await revocations.add(trx, connector, isReplaced ? { ...tokens, isReplaced } : tokens);
  };

  return {
    takeBack: (left: OrphanedTokens): Promise<void> => database.transaction((trx) => queue(trx, left)),

    /** Revokes the tokens in tickets that expired unused. */
    takeBackLate: async (): Promise<void> => {
      for (const id of await tickets.late()) {
        await database.transaction(async (trx) => {
          const left = await tickets.empty(trx, id);
          if (left !== null) await queue(trx, left);
        });
      }
    },
  };
};

export type TakeBack = ReturnType<typeof createOrphanedTokens>['takeBack'];
