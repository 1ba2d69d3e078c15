import { CONNECTOR_IDS, type ConnectorId, type PlatformCredentials } from '../config-platforms.ts';
import type { Trx } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import { CONNECTORS } from './connectors.ts';

/**
 * Whether a person has another connection under the same client of the same company. Google ends all access of an
 * application at once: YouTube's revocation would end Gmail.
 */
export const createSharedClients =
  (credentials: PlatformCredentials, { isConnected }: Pick<Accounts, 'isConnected'>) =>
  async (trx: Trx, personId: string, gone: ConnectorId): Promise<boolean> => {
    const [client, url] = [credentials[gone]?.clientId, CONNECTORS[gone].revocation?.url];
    if (client === undefined || url === undefined) return false;
    const others = CONNECTOR_IDS.filter(
      (id) => id !== gone && credentials[id]?.clientId === client && CONNECTORS[id].revocation?.url === url,
    );
    for (const id of others) if (await isConnected(trx, personId, id)) return true;
    return false;
  };
