import { expect, it } from 'vitest';
import { z } from 'zod';
import { accountCookie } from '../../provider/api/account-cookie.ts';
import { createApi } from '../../provider/api/api.ts';
import { defineCall } from '../../provider/api/call.ts';
import { createIdentify } from '../../provider/api/callers.ts';
import { line } from '../../provider/api/schemas.ts';
import { createMetrics } from '../../provider/operations/metrics.ts';
import { ask, refusalIn } from './support/ask.ts';
import { createLines, ORIGIN, startProvider } from './support/provider.ts';

const OTHER = 'https://other.example';

const startApi = async (work: () => unknown = () => ({ done: true })) => {
  const provider = await startProvider();
  const { log, lines } = createLines();
  const echo = defineCall({
    id: 'echo',
    method: 'post',
    path: '/api/echo/{name}',
    summary: 'Echo',
    by: 'app',
    body: z.looseObject({ text: line(20) }),
    answer: z.object({ done: z.boolean() }),
    refuses: [],
    handle: async () => work(),
  });
  const metrics = createMetrics();
  const { publicUrl } = provider.config;
  const api = createApi([echo], {
    config: provider.config,
    identify: createIdentify(provider, { publicUrl, cookie: accountCookie(publicUrl), hasStandIns: false }),
    isKnownOrigin: provider.apps.isKnownOrigin,
    count: () => {},
    log,
    metrics,
  });
  const { key } = await provider.addApp();
  return {
    key,
    lines,
    metrics,
    fetch: async (request: Request, peer = '') => api.fetch(request, { peer }),
    provider,
  };
};

const CALL = '/api/echo/x';
const body = { text: 'hello', later: { unknown: 'fields pass' } };

it('an app calls with its key from its origin, and only this origin may read the answer', async () => {
  const api = await startApi();
  const { status, headers } = await ask(api, CALL, { key: api.key, body });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary')).toBe('Origin');
});

it('a refusal of an app is a problem that no page of another origin reads', async () => {
  const api = await startApi();
  const answer = await ask(api, CALL, { key: api.key, body, origin: OTHER });
  expect(refusalIn(answer)).toBe('403 app.origin');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

it('an app is identified by its key alone if the request comes from no page', async () => {
  const api = await startApi();
  expect((await ask(api, CALL, { key: api.key, origin: null, body })).status).toBe(200);
});

it('an app keeps its old key for a day after a rotation, or not at all', async () => {
  const { apps, clock, addApp } = await startProvider();
  const { id, key } = await addApp();
  const next = await apps.rotate(id, false);
  expect([(await apps.identify(key, null)).id, (await apps.identify(next, null)).id]).toEqual([id, id]);
  clock.pass(24 * 3_600_000);
  await expect(apps.identify(key, null)).rejects.toThrow('app.unknown');
  await apps.rotate(id, true);
  await expect(apps.identify(next, null)).rejects.toThrow('app.unknown');
});

it('an app may call from any port of this computer if it registered that, and only there', async () => {
  const { apps, addApp } = await startProvider();
  const { key } = await addApp('test', ['http://localhost:*']);
  await expect(apps.identify(key, 'http://localhost:5173')).resolves.toBeDefined();
  await expect(apps.identify(key, 'http://localhost')).resolves.toBeDefined();
  for (const origin of [
    'http://127.0.0.1:5173',
    'https://localhost:5173',
    'http://localhost.evil.example:1',
  ]) {
    await expect(apps.identify(key, origin)).rejects.toThrow('app.origin');
  }
});

it('a preflight is answered for the origin of an app, and for the headers of its monitoring', async () => {
  const api = await startApi();
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  const { status, headers } = await ask(api, CALL, preflight);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
  const allowed = headers.get('access-control-allow-headers')?.split(', ');
  // The star is for the header of a monitor that is in none of the lists.
  const some = ['idempotency-key', 'x-api-key', 'traceparent', 'baggage', 'sentry-trace', 'b3', '*'];
  expect(allowed).toEqual(expect.arrayContaining(some));
  const refused = await ask(api, CALL, { ...preflight, origin: OTHER });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it.each([
  ['no JSON', '{"text":', 400, 'request.json'],
  ['another shape', { text: 7 }, 400, 'request.shape'],
  ['no object', '[]', 400, 'request.shape'],
  ['a text of blanks', { text: '  ' }, 400, 'request.shape'],
  ['a control character', { text: 'a\u0000b' }, 400, 'request.shape'],
  ['more than 64 KB', { text: 'x', rest: 'x'.repeat(65_536) }, 413, 'request.large'],
])('a request is refused with %s', async (_name, wrong, status, code) => {
  const api = await startApi();
  expect(refusalIn(await ask(api, CALL, { key: api.key, body: wrong }))).toBe(`${status} ${code}`);
});

it('a request that is interrupted counts as the client’s error, without an alarm in log and metrics', async () => {
  const api = await startApi();
  const half = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const request = { method: 'POST', headers: { 'x-api-key': api.key }, body: half, duplex: 'half' };
  expect((await api.fetch(new Request(`http://provider.test${CALL}`, request))).status).toBe(400);
  expect(api.lines.join()).not.toContain('A call failed');
});

it('a request gets the place of its format error, but not the value', async () => {
  const api = await startApi();
  const answer = await ask(api, CALL, { key: api.key, body: { text: 'secret'.repeat(9) } });
  expect(answer.body.detail).toBe('Wrong or missing: text');
  expect(answer.text).not.toContain('secret');
});

it('a request gets an answer that there is nothing, or which methods exist', async () => {
  const api = await startApi();
  expect((await ask(api, '/api/nothing')).body.code).toBe('request.path');
  const posted = await ask(api, '/api/nothing', { body, headers: { accept: 'text/html' } });
  expect(posted.body.code).toBe('request.path');
  const answer = await ask(api, CALL);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

it('a request that fails gets a number for the log, and no trace of the cause', async () => {
  const cause = 'insert failed for amal@example.org';
  const api = await startApi(() => {
    throw new Error(cause);
  });
  const answer = await ask(api, CALL, { key: api.key, body });
  expect(refusalIn(answer)).toBe('500 server.failed');
  expect(answer.text).not.toMatch(/amal|insert|at /);
  const line = api.lines.find((each) => each.includes('A call failed')) ?? '';
  expect(line).not.toContain('amal');
  expect(line).toContain(String(answer.body.detail).replace('Request ', ''));
  expect(line).toContain('api.test.ts');
});

it.each([
  ['https://localhost', 'max-age=31536000; includeSubDomains'],
  ['http://127.0.0.1:4000', null],
])('an answer has the security headers, also for a refusal, at %s', async (PUBLIC_URL, hsts) => {
  const provider = await startProvider({ variables: { PUBLIC_URL } });
  for (const path of ['/healthz', '/openapi.json', '/api/nothing', '/api/email/verify']) {
    const { headers } = await ask(provider, path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('strict-transport-security'), path).toBe(hsts);
  }
});
