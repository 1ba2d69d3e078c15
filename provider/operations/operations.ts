import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isReady } from '../database/migrate.ts';
import type { Metrics } from './metrics.ts';

const READY_WITHIN_MS = 2_000;

const within = async (ms: number, question: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([question, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What the people who run the provider ask: is it alive, is it ready, what does it do. On an address of its own. */
export const operationsApp = (database: Database, metrics: Metrics, isStopping: () => boolean) => {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    const ready = !isStopping() && (await within(READY_WITHIN_MS, isReady(database)));
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });
  app.get(
    '/metrics',
    async () =>
      new Response(await metrics.registry.metrics(), {
        headers: { 'Content-Type': metrics.registry.contentType },
      }),
  );
  return app;
};
