// @vitest-environment node
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../../provider/operations/log.ts';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { ask, portOf, SEARCH, useServers } from './servers.ts';

const { start } = useServers();

const limits = {
  files: { requests: 5, perMs: 60_000 },
  calls: { requests: 3, perMs: 60_000 },
  codes: { requests: 1, perMs: 60_000 },
};
const proxied = () => start({ ...readConfiguration({ TRUSTED_PROXIES: 'loopback' }), limits });
const as = (client: string) => ({ 'X-Forwarded-For': client });
const statuses = async (port: string, path: string, client: string, times: number) => {
  const all: number[] = [];
  for (let index = 0; index < times; index += 1) all.push((await ask(port, path, as(client))).status);
  return all;
};

it('the limits answer 429 with Retry-After to a client who asks too much, and to no other', async () => {
  const port = portOf(await proxied());
  expect(await statuses(port, SEARCH, '203.0.113.1', 4)).toEqual([200, 200, 200, 429]);
  const { headers } = await ask(port, SEARCH, as('203.0.113.1'));
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  // The proxy sends other clients' requests on the same connection.
  expect(headers.connection).not.toBe('close');
  expect(await statuses(port, SEARCH, '203.0.113.2', 1)).toEqual([200]);
  expect(await statuses(port, '/', '203.0.113.1', 6)).toEqual([200, 200, 200, 200, 200, 429]);
});

it('the limits do not affect this computer’s own requests', async () => {
  const port = portOf(await proxied());
  const own = await Promise.all(Array.from({ length: 10 }, () => ask(port, SEARCH)));
  expect(own.every(({ status }) => status === 200)).toBe(true);
});

const readableLog = (level: 'info' | 'error') => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  return { lines, log };
};

it('the log has a line for each request, without query, body or person', async () => {
  const { lines, log } = readableLog('info');
  const port = portOf(await start({ log }));
  await ask(port, '/sandbox/inbox?email=ada@example.org');
  await ask(port, '/job/ada@example.org');
  await fetch(`http://localhost:${port}/api/email/verify`, {
    method: 'POST',
    headers: { 'x-api-key': SANDBOX_KEY },
    body: '{"email":"ada@example.org"}',
  });
  const line = { level: 'info', time: expect.any(String), text: 'request', ms: expect.any(Number) };
  expect(lines).toEqual([
    { ...line, method: 'GET', call: 'sandbox', status: 200 },
    { ...line, method: 'GET', call: 'site', status: 404 },
    { ...line, method: 'POST', call: 'api', status: 200 },
  ]);
});

it('the log has the stack of a 500, which the client does not get', async () => {
  const { lines, log } = readableLog('error');
  const adzuna = { ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'b' };
  const port = portOf(await start({ adzuna, log }));
  const query = vi.spyOn(URLSearchParams.prototype, 'toString').mockImplementation(failing);
  onTestFinished(() => query.mockRestore());
  const { status, text } = await ask(port, SEARCH);
  expect([status, JSON.parse(text)]).toEqual([500, { error: 'The sandbox failed' }]);
  expect(lines).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      text: 'The sandbox failed',
      // The log omits the error's message, which may contain typed text.
      error: { kind: 'TypeError', places: expect.arrayContaining([expect.stringMatching(/^at /)]) },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada@|123456|vBqq/);
});

const TOKEN = 'vBqqZwoL0NWzm9JBN0C50dnPWV-lPHOcrLT9COBEvk_';

const failing = (): never => {
  throw new TypeError(`no text for ada@example.org at 123456 with ${TOKEN}`);
};

it('a server that stops lets a running request end, accepts no new one, and then ends', async () => {
  const server = await start();
  const port = portOf(server);
  const slow = ask(port, SEARCH, { 'x-sandbox-fault': 'delay=1500' });
  const idle = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const begun = performance.now();
  const closed = server.close(10_000);
  await expect(ask(port, SEARCH)).rejects.toThrow('ECONNREFUSED');
  const { status, headers } = await slow;
  expect([status, headers.connection]).toEqual([200, 'close']);
  idle.destroy();
  await closed;
  expect(performance.now() - begun).toBeLessThan(5_000);
});
