import { accountCookie } from './api/account-cookie.ts';
import { createApi } from './api/api.ts';
import { createIdentify } from './api/callers.ts';
import { createModules, type HashCosts, PLATFORM_TIMEOUT_MS, renewing } from './api/modules.ts';
import { createPreparing } from './api/preparing.ts';
import type { FixedApp } from './apps/apps.ts';
import { reportEvents, reportMails, reportPlatformCalls, startBackground } from './assembly/background.ts';
import { readingHere } from './assembly/built-in-scorer.ts';
import { createOperatorApp } from './assembly/operator-app.ts';
import { createRoutes } from './assembly/routes.ts';
import type { Config } from './config/config.ts';
import { isLoopback } from './config/values.ts';
import { migrate } from './database/migrate.ts';
import { reachDatabase } from './database/reach.ts';
import { outboundFetch } from './http/outbound.ts';
import { createHostScorer } from './interests/host-scorer.ts';
import { createScorer } from './interests/scorer.ts';
import type { TextReading } from './interests/text-reading.ts';
import { createDayCounts } from './operations/day-counts.ts';
import { createLog, type Log } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { operationsApp } from './operations/operations.ts';
import type { PlatformsOptions } from './platforms/platforms.ts';
import { createKeyring } from './secrets/keyring.ts';
import { secretsOf } from './secrets/master-secret.ts';

export interface ProviderOptions {
  readonly config: Config;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
  /** Folder of the built account pages. Without it, /account does not exist, but its calls do. */
  readonly pagesFolder?: string;
  /** Folder of the built pages of `/operator`. Without it, only their calls exist. */
  readonly consoleFolder?: string;
  /** Folder of the built widget. Without it, there is no frame for `isolation="frame"`. */
  readonly widgetFolder?: string;
  readonly demoFolder?: string;
  readonly log?: Log;
  /** Registered or updated at each start. */
  readonly fixedApps?: readonly FixedApp[];
  /** Network of the platforms, and stand-ins for those without credentials. */
  readonly platforms?: Partial<Pick<PlatformsOptions, 'network' | 'standIn'>>;
  /** Reads texts in a thread of its own; without it, in this one. */
  readonly reading?: TextReading;
  /** Costs of the hashes; lower in tests with many tries. */
  readonly hashCosts?: HashCosts;
}

export interface Provider {
  /** @param peer address of the other end of the connection; absent if there is no connection */
  readonly fetch: (request: Request, peer?: string) => Promise<Response>;
  /** `/healthz`, `/readyz`, `/metrics` and `/operator`, for an address that the public cannot reach. */
  readonly operations: (request: Request) => Response | Promise<Response>;
  /** `/readyz` answers 503 from now on. All other calls still work. */
  readonly announceStop: () => void;
  /** Announces the stop, and ends the background work within `withinMs`. Running calls continue. */
  readonly stop: (withinMs: number) => void;
  /** Ends the background work, at once without an earlier `stop`, and closes the database. */
  readonly close: () => Promise<void>;
}

/** A page waits for the answer, and the built-in model needs only 5 ms. */
const HOST_SCORER_MS = 2_000;

const READS = ['GET', 'HEAD', 'OPTIONS'];

const openMigrated = async (config: Config, log: Log, now: number) => {
  const database = await reachDatabase(config.database, (error) =>
    log.warn('A database connection was lost', { error }),
  );
  try {
    const secrets = secretsOf(config, log.warn);
    const count = await migrate(database, now);
    if (count > 0) log.info('The database was brought to this version', { count });
    return { database, secrets };
  } catch (error) {
    await database.close();
    throw error;
  }
};

const hostScorerOf = ({ interestsUrl: url, outbound }: Config, log: Log, { scorerFallbacks }: Metrics) =>
  url === null
    ? null
    : createHostScorer({
        url,
        fetch: outboundFetch(outbound),
        timeoutMs: HOST_SCORER_MS,
        report: (error) => {
          scorerFallbacks.inc();
          log.warn('The host’s scorer did not answer; the built-in one did', { error });
        },
      });

/**
 * The provider as a Fetch-standard application: configuration, database, routes.
 * @throws ConfigError
 * @throws NewerDatabaseError
 */
export const createProvider = async ({
  config,
  now = Date.now,
  pagesFolder,
  consoleFolder,
  widgetFolder,
  demoFolder,
  ...given
}: ProviderOptions): Promise<Provider> => {
  const log = given.log ?? createLog(config.logLevel);
  const { database, secrets } = await openMigrated(config, log, now());
  const keyring = createKeyring(secrets);
  const metrics = createMetrics();
  const dayCounts = createDayCounts(database, now, (error) =>
    log.warn('The counts of the day were not written', { error }),
  );
  const reporting = { log, metrics, dayCounts };
  const reading = given.reading ?? readingHere();
  const written = await createModules(database, keyring, config.publicUrl, now, {
    network: { fetch: outboundFetch(config.outbound), timeoutMs: PLATFORM_TIMEOUT_MS },
    ...given.platforms,
    credentials: config.platforms,
    codeLimits: config.codeLimits,
    hashCosts: given.hashCosts,
    readEntries: reading.readEntries,
    passkeyDomain: config.passkeyDomain,
    processor: { name: config.name, contact: config.operator.contact, jurisdiction: config.jurisdiction },
    reportUnrecorded: (error) => log.warn('A sign of an attack is not in the audit log', { error }),
    report: reportPlatformCalls(reporting),
  });
  const hostScorer = hostScorerOf(config, log, metrics);
  const preparing = createPreparing({
    people: reading.people,
    signals: written.signals,
    hasHostScorer: hostScorer !== null,
  });
  const modules = renewing(written, preparing.renew);
  const { apps } = modules;
  if (given.fixedApps !== undefined) await apps.put(given.fixedApps);
  const cookie = accountCookie(config.publicUrl);
  const background = startBackground(modules, {
    smtp: config.smtp && {
      ...config.smtp,
      fromName: config.name,
      logo: config.brand.logo?.bytes ?? null,
      name: new URL(config.publicUrl).hostname,
    },
    hasOldSecret: secrets.length > 1,
    log,
    reportMail: reportMails(reporting),
    reportEvent: reportEvents(reporting),
    dayCounts,
    // A provider that only this computer reaches is for development, and so are its hosts.
    allowsPrivate: isLoopback(new URL(config.publicUrl).hostname),
    proxyFor: config.outbound,
  });
  let ending: Promise<void> | undefined;
  let isStopping = false;
  const hasStandIns = (given.platforms?.standIn ?? null) !== null;
  const identify = createIdentify(modules, { publicUrl: config.publicUrl, cookie, hasStandIns });
  const api = createApi(
    createRoutes({
      ...modules,
      config,
      metrics,
      log,
      cookie,
      wakeMailer: background.wakeMailer,
      wakeReader: background.wakeReader,
      score: createScorer(reading.people, hostScorer, reading.withheldAmong),
      withheldAmong: reading.withheldAmong,
      preparing,
      hasStandIns,
      pagesFolder,
      widgetFolder,
      demoFolder,
    }),
    {
      config,
      identify,
      isKnownOrigin: apps.isKnownOrigin,
      count: dayCounts.count,
      log,
      metrics,
    },
  );
  const { wakeNotifier } = background;
  const operator = createOperatorApp(modules, config, {
    ...reporting,
    database,
    identify,
    wakeNotifier,
    consoleFolder,
  });
  const operations = operationsApp(
    database,
    metrics,
    config.operationsHosts,
    () => isStopping,
    (request) => operator.fetch(request, { peer: '' }),
  );
  return {
    fetch: async (request, peer = '') => {
      const response = await api.fetch(request, { peer });
      // Only a successful write may have queued work.
      if (!READS.includes(request.method) && response.ok) background.resetBackoff();
      return response;
    },
    operations: operations.fetch,
    announceStop: () => {
      isStopping = true;
    },
    stop: (withinMs) => {
      isStopping = true;
      ending ??= background.stop(withinMs);
    },
    close: async () => {
      ending ??= background.stop(0);
      await ending;
      await Promise.all([dayCounts.flush(), modules.anomalies.settle()]);
      await database.close();
    },
  };
};
