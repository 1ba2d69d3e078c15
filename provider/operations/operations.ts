import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isReady } from '../database/migrate.ts';
import type { Metrics } from './metrics.ts';

const READY_WITHIN_MS = 2_000;

const isReadyInTime = (database: Database): Promise<boolean> =>
  Promise.race([isReady(database), sleep(READY_WITHIN_MS, false, { ref: false })]);

const alive = (context: Context) => context.json({ status: 'alive' });
const readiness = (context: Context, isReady: boolean) =>
  context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503);

/** Methods and paths of the readiness. HAProxy asks by OPTIONS (`option httpchk`, `option httpchk /readyz`). */
const READINESS = [
  ['GET', '/readyz'],
  ['OPTIONS', '/readyz'],
  ['OPTIONS', '/'],
] as const;
/** Methods of `/healthz`. */
const LIVENESS = ['GET', 'OPTIONS'];

/** The same routes during the start, which a migration can make long. */
export const operationsAtStart = () => {
  const app = new Hono();
  app.on(LIVENESS, '/healthz', alive);
  for (const [method, path] of READINESS) app.on(method, path, (context) => readiness(context, false));
  return app;
};

/** Health, readiness, metrics, and the console of the operator with its brand. */
export const operationsApp = (
  database: Database,
  metrics: Metrics,
  isStopping: () => boolean,
  operator: (request: Request) => Response | Promise<Response>,
) => {
  const app = new Hono();
  app.on(LIVENESS, '/healthz', alive);
  for (const [method, path] of READINESS)
    app.on(method, path, async (context) =>
      readiness(context, !isStopping() && (await isReadyInTime(database))),
    );
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
