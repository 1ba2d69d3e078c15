import { createApi } from './api/api.ts';
import type { Route } from './api/call.ts';
import { createIdentify } from './api/callers.ts';
import { openApiCall } from './api/openapi.ts';
import { createApps } from './apps/apps.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createLog, type Log } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsApp } from './operations/operations.ts';

export interface ProviderOptions {
  readonly config: Config;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
  /** JSON lines on standard output by default. */
  readonly log?: Log;
}

export interface Provider {
  /** @param peer address of the other end of the connection; none in a process of its own */
  readonly fetch: (request: Request, peer?: string) => Promise<Response>;
  /** `/healthz`, `/readyz` and `/metrics`: for an address that the public does not reach. */
  readonly operations: (request: Request) => Response | Promise<Response>;
  /** Not ready from here on; running calls go on. */
  readonly stop: () => void;
  /** Lets go of the database. */
  readonly close: () => Promise<void>;
}

/**
 * The provider as a Fetch-standard application: configuration, database, routes.
 * @throws ConfigError
 * @throws NewerDatabaseError
 */
export const createProvider = async ({
  config,
  now = Date.now,
  ...given
}: ProviderOptions): Promise<Provider> => {
  const log = given.log ?? createLog(config.logLevel);
  const database = openDatabase(config.database, (error) =>
    log.warn('A database connection was lost', { error }),
  );
  try {
    const count = await migrate(database, now());
    if (count > 0) log.info('The database was brought to this version', { count });
  } catch (error) {
    await database.close();
    throw error;
  }
  const metrics = createMetrics();
  let isStopping = false;
  const apps = createApps(database, now);
  const calls: readonly Route[] = [];
  const api = createApi([...calls, openApiCall(calls, config.publicUrl)], {
    config,
    identify: createIdentify(apps),
    isKnownOrigin: apps.isKnownOrigin,
    log,
    metrics,
  });
  const operations = operationsApp(database, metrics, () => isStopping);
  return {
    fetch: async (request, peer = '') => api.fetch(request, { peer }),
    operations: operations.fetch,
    stop: () => {
      isStopping = true;
    },
    close: () => database.close(),
  };
};
