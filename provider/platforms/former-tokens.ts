import { CONNECTOR_IDS, type ConnectorId } from '../../common/platforms/ids.ts';
import type { Connector } from '../../common/platforms/kit/oauth.ts';
import { oauthOf } from '../../common/platforms/platforms.ts';
import type { PlatformCredentials } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import type { Revocations } from './revocations.ts';
import type { ForgottenTokens } from './sealed-tokens.ts';
import type { OrphanedTokens, Tickets } from './tickets.ts';

/** A connection of a person under a client: an account, or the ticket of a connection that is not completed. */
type TokenHolder =
  | { readonly kind: 'account'; readonly connector: ConnectorId }
  | { readonly kind: 'ticket'; readonly id: string };

/** Platforms whose access ends together: Google ends all access of an application at once. */
export const createSharedClients = (
  credentials: PlatformCredentials,
  { isConnected }: Pick<Accounts, 'isConnected'>,
  { waiting }: Pick<Tickets, 'waiting'>,
) => {
  const isUnderOne = (id: ConnectorId, other: ConnectorId) =>
    credentials[id] !== undefined &&
    credentials[id].clientId === credentials[other]?.clientId &&
    oauthOf(id).revocation?.url === oauthOf(other).revocation?.url;

  const underOne = (connector: ConnectorId): readonly ConnectorId[] =>
    CONNECTOR_IDS.filter((id) => id === connector || isUnderOne(id, connector));

  return {
    underOne,
    /** Returns a connection that a revocation of the platform's tokens would end too; `null` if there is none. */
    holderOf: async (trx: Trx, personId: string, connector: ConnectorId): Promise<TokenHolder | null> => {
      const ids = underOne(connector);
      for (const id of ids) {
        if (await isConnected(trx, personId, id)) return { kind: 'account', connector: id };
      }
      for (const id of ids) {
        const ticket = await waiting(trx, personId, id);
        if (ticket !== null) return { kind: 'ticket', id: ticket };
      }
      return null;
    },
  };
};

type SharedClients = ReturnType<typeof createSharedClients>;

interface Ending {
  readonly when: 'now' | 'together' | 'never';
  readonly with: ConnectorId[];
}

interface Parts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly revocations: Revocations;
  readonly sharedClients: SharedClients;
  /** Returns `undefined` for a platform that is no longer configured. */
  readonly connectorOf: (id: ConnectorId) => Connector | undefined;
}

/** Revoking unused tokens may end another connection of the person: they are then kept with it, and revoked with it. */
export const createFormerTokens = ({
  database,
  accounts,
  tickets,
  revocations,
  sharedClients,
  connectorOf,
}: Parts) => {
  /** Without the lock, each of two parallel calls would treat the other's connection as one that stays. */
  const lock = (trx: Trx, personId: string) => database.lock(trx, `connections ${personId}`);

  const endsMore = (id: ConnectorId): boolean => {
    const connector = connectorOf(id);
    return connector !== undefined && connector.revocation !== null && connector.replacedRevocation === null;
  };

  const retire = async (trx: Trx, personId: string, forgotten: readonly ForgottenTokens[]): Promise<void> => {
    for (const { connector, tokens } of forgotten) {
      const { earlier = [], ...own } = tokens;
      const holder = await sharedClients.holderOf(trx, personId, connector);
      if (holder !== null && endsMore(connector)) {
        const joined = [...earlier, { connector, tokens: own }];
        if (holder.kind === 'account') await accounts.keep(trx, personId, holder.connector, joined);
        else await tickets.keep(trx, holder.id, joined);
      } else {
        await revocations.add(trx, personId, {
          connector,
          tokens: holder === null ? own : { ...own, isReplaced: true },
        });
        for (const each of earlier) await revocations.add(trx, personId, each);
      }
    }
  };

  return {
    lock,
    retire,

    endingOf: (id: ConnectorId, connected: readonly ConnectorId[]): Ending => {
      if ((connectorOf(id)?.revocation ?? null) === null) return { when: 'never', with: [] };
      const shared = sharedClients.underOne(id).filter((each) => each !== id && connected.includes(each));
      const isTogether = shared.length > 0 && endsMore(id);
      return { when: isTogether ? 'together' : 'now', with: isTogether ? shared : [] };
    },

    takeBack: ({ personId, ...forgotten }: OrphanedTokens): Promise<void> =>
      database.transaction(async (trx) => {
        await lock(trx, personId);
        await retire(trx, personId, [forgotten]);
      }),

    takeBackLate: async (): Promise<void> => {
      for (const { id, personId } of await tickets.late()) {
        await database.transaction(async (trx) => {
          await lock(trx, personId);
          const left = await tickets.empty(trx, id);
          if (left !== null) await retire(trx, personId, [left]);
        });
      }
    },

    /** Prevents an unanswered revocation from ending a new connection of the person. */
    reconsider: (personId: string, connector: ConnectorId): Promise<void> =>
      database.transaction(async (trx) => {
        await lock(trx, personId);
        const pending = await revocations.takeOut(trx, personId, sharedClients.underOne(connector));
        await retire(trx, personId, pending);
      }),
  };
};

export type FormerTokens = ReturnType<typeof createFormerTokens>;
