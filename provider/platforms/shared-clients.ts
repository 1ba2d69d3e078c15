import { CONNECTOR_IDS, type ConnectorId, type PlatformCredentials } from '../config-platforms.ts';
import type { Trx } from '../database/database.ts';
import type { Accounts } from './accounts.ts';
import { CONNECTORS } from './connectors.ts';
import type { Tickets } from './tickets.ts';

/** Whether a person has, or is about to have, a connection under the same client of the same company. */
export type SharesClient = (trx: Trx, personId: string, gone: ConnectorId) => Promise<boolean>;

/** Google ends all access of an application at once: YouTube's revocation would end Gmail. */
export const createSharesClient = (
  credentials: PlatformCredentials,
  { isConnected }: Pick<Accounts, 'isConnected'>,
  { isWaiting }: Pick<Tickets, 'isWaiting'>,
): SharesClient => {
  const isUnderOne = (id: ConnectorId, other: ConnectorId) =>
    credentials[id] !== undefined &&
    credentials[id].clientId === credentials[other]?.clientId &&
    CONNECTORS[id].revocation?.url === CONNECTORS[other].revocation?.url;
  return async (trx, personId, gone) => {
    for (const id of CONNECTOR_IDS.filter((each) => each === gone || isUnderOne(each, gone))) {
      if (await isConnected(trx, personId, id)) return true;
      if (await isWaiting(trx, personId, id)) return true;
    }
    return false;
  };
};
