import type { Database, Trx } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import type { Revocations } from './revocations.ts';
import type { LeftTokens, Tickets } from './tickets.ts';

interface Parts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly revocations: Revocations;
}

/** Tokens of connections that were begun and not completed: nobody uses them, and the platforms are to end them. */
export const createLeftTokens = ({ database, accounts, tickets, revocations }: Parts) => {
  /** Only these tokens may end where the person has another connection to the platform, or is about to have one. */
  const queue = async (trx: Trx, { personId, connector, tokens }: LeftTokens): Promise<void> => {
    const hasOthers =
      (await accounts.isConnected(trx, personId, connector)) ||
      (await tickets.isWaiting(trx, personId, connector));
    await revocations.add(trx, connector, hasOthers ? { ...tokens, isReplaced: true } : tokens);
  };

  return {
    takeBack: (left: LeftTokens): Promise<void> => database.transaction((trx) => queue(trx, left)),

    /** Takes back what is in tickets that nobody came for in time. */
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
