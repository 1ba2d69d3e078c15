import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { withoutBrackets } from '../config/values.ts';
import type { Database } from '../database/database.ts';
import { isReady } from '../database/migrate.ts';
import type { Metrics } from './metrics.ts';

const READY_WITHIN_MS = 2_000;

const isReadyInTime = (database: Database): Promise<boolean> =>
  Promise.race([isReady(database), sleep(READY_WITHIN_MS, false, { ref: false })]);

/** Methods and paths of the readiness. HAProxy asks by OPTIONS (`option httpchk`, `option httpchk /readyz`). */
const READINESS = [
  ['GET', '/readyz'],
  ['OPTIONS', '/readyz'],
  ['OPTIONS', '/'],
] as const;

const healthApp = (isReadyNow: () => Promise<boolean>) => {
  const app = new Hono();
  app.on(['GET', 'OPTIONS'], '/healthz', (context) => context.json({ status: 'alive' }));
  for (const [method, path] of READINESS)
    app.on(method, path, async (context) =>
      (await isReadyNow()) ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
    );
  return app;
};

/** The health during the start, which a migration can make long. */
export const operationsAtStart = () => healthApp(async () => false);

/** A stranger can point a name with a dot at this address, and read it from a page under that name (DNS rebinding). */
const isOwnName = (host: string, names: readonly string[]): boolean => {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = !hostname.includes('.') || hostname.endsWith('.localhost');
  return isLocal || isIP(withoutBrackets(hostname)) !== 0 || names.includes(hostname);
};

/** @param names those that the address answers to, beside IP addresses and names without a dot */
export const operationsApp = (
  database: Database,
  metrics: Metrics,
  names: readonly string[],
  isStopping: () => boolean,
  operator: (request: Request) => Response | Promise<Response>,
) => {
  const app = healthApp(async () => !isStopping() && isReadyInTime(database));
  // The health is no secret, and proxies ask for it under any host name.
  app.use(async (context, next) => {
    const host = context.req.header('host');
    if (host === undefined || isOwnName(host, names)) return next();
    return context.text('OPERATIONS_HOSTS does not have this name', 421);
  });
  app.get(
    '/metrics',
    async () =>
      new Response(await metrics.registry.metrics(), {
        headers: { 'Content-Type': metrics.registry.contentType },
      }),
  );
  app.get('/', (context) => context.redirect('/operator', 303));
  for (const path of ['/operator', '/operator/*', '/brand/*'])
    app.all(path, (context) => operator(context.req.raw));
  return app;
};
