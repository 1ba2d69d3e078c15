import { describe, expect, it } from 'vitest';
import { startProvider } from './support/provider.ts';

const get = (path: string) => new Request(`http://operations.test${path}`);

describe('operations', () => {
  it('reports health, readiness and metrics', async () => {
    const { operations } = await startProvider();
    expect((await operations(get('/healthz'))).status).toBe(200);
    expect((await operations(get('/readyz'))).status).toBe(200);
    expect(await (await operations(get('/metrics'))).text()).toContain('provider_calls_total');
  });

  it('is not ready while it stops, nor with a database of another version', async () => {
    const { operations, stop, database } = await startProvider();
    await database.query.insertInto('migrations').values({ version: 99, applied_at: 1 }).execute();
    expect((await operations(get('/readyz'))).status).toBe(503);
    await database.query.deleteFrom('migrations').where('version', '=', 99).execute();
    expect((await operations(get('/readyz'))).status).toBe(200);
    stop(0);
    expect((await operations(get('/readyz'))).status).toBe(503);
    expect((await operations(get('/healthz'))).status).toBe(200);
  });

  it('is not reachable at the public address', async () => {
    const { fetch } = await startProvider();
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(get(path))).status).toBe(404);
  });
});
