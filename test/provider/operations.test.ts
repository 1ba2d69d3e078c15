import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';

const get = (path: string) => new Request(`http://operations.test${path}`);

describe('operations', () => {
  it('reports health, readiness and metrics', async () => {
    const { operations } = await startProvider();
    expect((await operations(get('/healthz'))).status).toBe(200);
    expect((await operations(get('/readyz'))).status).toBe(200);
    expect(await (await operations(get('/metrics'))).text()).toContain('provider_calls_total');
  });

  it('leads from its root to the pages of the operator', async () => {
    const { operations } = await startProvider();
    const answer = await operations(get('/'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operator']);
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

  it('the log line of a call names the application, the reason of a refusal and the id of its answer; metrics count by application', async () => {
    const provider = await startProvider();
    const { key, id } = await provider.addApp();
    const known = await ask(provider, '/api/app', { key });
    const unknown = await ask(provider, '/api/app', { key: 'pk_unknown' });
    const lines = provider.lines.map((line) => JSON.parse(line)).filter(({ text }) => text === 'call');
    const requests = [known, unknown].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(requests).size).toBe(2);
    expect(lines.map(({ request }) => request)).toEqual(requests);
    expect(lines.map(({ app }) => app)).toEqual([id, undefined]);
    expect(lines.map(({ code }) => code)).toEqual([undefined, 'app.unknown']);
    const metrics = await (await provider.operations(get('/metrics'))).text();
    expect(metrics.match(/^provider_app_calls_total.*/gm)).toEqual([
      `provider_app_calls_total{app="${id}",call="app",result="answered"} 1`,
    ]);
  });

  it('is not reachable at the public address', async () => {
    const { fetch } = await startProvider();
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(get(path))).status).toBe(404);
  });
});
