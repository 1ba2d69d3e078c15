import { CONNECTOR_IDS, type ConnectorId, isConnectorId } from '../../common/platforms/ids.ts';
import type { Connector } from '../../common/platforms/kit/oauth.ts';
import { oauthOf } from '../../common/platforms/platforms.ts';
import { type Credentials, type PlatformCredentials, VERSION } from '../config/config.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import { createAccounts } from './accounts.ts';
import { createArrivals } from './arrivals.ts';
import { namedNetwork, type PlatformNetwork } from './bounded-fetch.ts';
import { createPlatformClient, type PlatformClient } from './client.ts';
import { createFormerTokens, createSharedClients } from './former-tokens.ts';
import { createReading, type SignalStore } from './reading.ts';
import { createReadings } from './readings.ts';
import { createRevocations, createRevoking } from './revocations.ts';
import {
  ATTEMPT_LIFETIME_MS,
  type Attempt,
  type Completion,
  createAttempts,
  createTickets,
} from './tickets.ts';

export interface StandIn {
  readonly connector: Connector;
  readonly credentials: Credentials;
  /** Base address of its API. Without it, nothing is read; the real platform is never called. */
  readonly api?: string;
}

export interface PlatformsOptions {
  readonly credentials: PlatformCredentials;
  readonly publicUrl: string;
  readonly network: PlatformNetwork;
  /** The sandbox's stand-ins; with `null`, a platform without credentials cannot be connected. */
  readonly standIn: ((id: ConnectorId) => StandIn) | null;
  readonly report: (call: 'exchange' | 'read' | 'revoke', connector: ConnectorId, error: unknown) => void;
  readonly signals: SignalStore;
  readonly notify: Notify;
}

export type Platforms = ReturnType<typeof createPlatforms>;

export const createPlatforms = (
  database: Database,
  keyring: Keyring,
  { credentials, publicUrl, standIn, report, signals, notify, ...options }: PlatformsOptions,
  now: () => number,
) => {
  const network = namedNetwork(options.network, `data-connect-provider/${VERSION} (+${publicUrl})`);
  const attempts = createAttempts(keyring, now);
  const tickets = createTickets(database, keyring, now);
  const accounts = createAccounts(database, keyring, now);
  const revocations = createRevocations(database, keyring, now);
  const sharedClients = createSharedClients(credentials, accounts, tickets);
  const readings = createReadings(database, now);

  const usedOf = (id: ConnectorId): StandIn | undefined => {
    const [own, connector] = [credentials[id], oauthOf(id)];
    return own === undefined ? standIn?.(id) : { connector, credentials: own, api: connector.api };
  };

  const formerTokens = createFormerTokens({
    database,
    accounts,
    tickets,
    revocations,
    sharedClients,
    connectorOf: (id) => usedOf(id)?.connector,
  });

  const clientOf = (id: ConnectorId): PlatformClient | null => {
    const used = usedOf(id);
    const redirectUri = `${publicUrl}/oauth/${id}/callback`;
    return used === undefined
      ? null
      : createPlatformClient({ api: null, ...used, redirectUri, network, now });
  };

  const connectorOf = (name: string | undefined): ConnectorId => {
    if (!isConnectorId(name)) throw new Problem('connector.unknown');
    return name;
  };

  const reported = async <T>(id: ConnectorId, work: Promise<T>): Promise<T> => {
    const [outcome] = await Promise.allSettled([work]);
    report('exchange', id, outcome.status === 'rejected' ? outcome.reason : null);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };

  const forget = async (trx: Trx, personId: string, only?: ConnectorId): Promise<void> => {
    await formerTokens.lock(trx, personId);
    await formerTokens.retire(trx, personId, [
      ...(await accounts.forget(trx, personId, only)),
      // Connections that were not completed have tokens too. Those of one platform are revoked when their tickets end.
      ...(only === undefined ? await tickets.forget(trx, personId) : []),
    ]);
  };

  return {
    accountsOf: accounts.of,
    endingOf: formerTokens.endingOf,
    readingsOf: readings.of,
    pauses: readings.pauses,

    reading: createReading({
      database,
      accounts,
      readings,
      signals,
      notify,
      network,
      clientOf,
      report: (connector, error) => report('read', connector, error),
    }),

    revoking: createRevoking({
      revocations,
      clientOf,
      report: (connector, error) => report('revoke', connector, error),
    }),

    /** Seals every token again with the newest secret, so that the previous one can be removed. The signal ends it. */
    reseal: async (signal: AbortSignal): Promise<void> => {
      await accounts.reseal(signal);
      await revocations.reseal(signal);
    },

    offered: (): readonly ConnectorId[] => CONNECTOR_IDS.filter((id) => clientOf(id) !== null),

    /** @throws Problem connector.unknown, connector.off */
    begin: async (
      name: string | undefined,
      begun: Pick<Attempt, 'holder' | 'state' | 'back' | 'origin'>,
    ): Promise<string> => {
      const connector = connectorOf(name);
      const client = clientOf(connector);
      if (client === null) throw new Problem('connector.off');
      const [id, verifier, expiresAt] = [randomId('attempt'), randomToken(), now() + ATTEMPT_LIFETIME_MS];
      return client.consentUrl(attempts.seal({ ...begun, id, connector, verifier, expiresAt }), verifier);
    },

    arrive: createArrivals({ attempts, tickets, formerTokens, clientOf, reported }),

    /** @throws Problem connector.unknown, ticket.unknown, ticket.stale */
    complete: async (
      personId: string,
      {
        connector: name,
        ...rest
      }: Omit<Completion, 'connector'> & { readonly connector: string | undefined },
    ): Promise<ConnectorId> => {
      const connector = connectorOf(name);
      const isReadable = typeof clientOf(connector)?.api === 'string';
      await database.transaction(async (trx) => {
        await formerTokens.lock(trx, personId);
        const tokens = await tickets.use(trx, { ...rest, connector });
        const before = await accounts.link(trx, personId, connector, tokens);
        if (before !== null) {
          const former =
            before.access === tokens.access ? (before.earlier ?? []) : [{ connector, tokens: before }];
          await formerTokens.retire(trx, personId, former);
        }
        // The account may differ from the previous one, so the old signals are deleted.
        await signals.forget(trx, personId, connector);
        if (isReadable) await readings.add(trx, personId, connector);
      });
      return connector;
    },

    /** @throws Problem connector.unknown, reading.limit */
    readAgain: async (personId: string, name: string | undefined): Promise<void> => {
      const connector = connectorOf(name);
      await database.transaction(async (trx) => {
        if (!(await readings.mayRepeat(trx, personId, connector))) return;
        await signals.forget(trx, personId, connector);
        await readings.add(trx, personId, connector);
      });
    },

    forget,

    /** @throws Problem connector.unknown */
    disconnect: async (personId: string, name: string | undefined): Promise<void> => {
      const connector = connectorOf(name);
      await database.transaction((trx) => forget(trx, personId, connector));
    },

    purge: async (): Promise<void> => {
      await formerTokens.takeBackLate();
      await tickets.purge();
      await revocations.purge();
    },
  };
};
