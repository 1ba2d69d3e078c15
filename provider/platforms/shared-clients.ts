import { CONNECTOR_IDS, type ConnectorId } from '../../common/platforms/ids.ts';
import { oauthOf } from '../../common/platforms/platforms.ts';
import type { PlatformCredentials } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import type { Tickets } from './tickets.ts';

/** A connection of a person under a client: an account, or the ticket of a connection that is not completed. */
export type TokenHolder =
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

  /** Returns the platform itself, and the others under the same client of the same company. */
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

export type SharedClients = ReturnType<typeof createSharedClients>;
