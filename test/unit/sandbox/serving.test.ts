// @vitest-environment node
import { request as httpRequest } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import type { RunningServer } from '../../../showcase/sandbox/serving/server.ts';
import { freePort } from '../../support/free-port.ts';
import { ask, pageOf, portOf, SEARCH, SHELL, useServers } from './servers.ts';

const { start } = useServers();

let server: RunningServer;
beforeAll(async () => {
  server = await start();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

it.each([
  ['/', 'index.html'],
  ['/job/none', 'job.html'],
  ['/%67igi', 'gigi.html'],
  ['/GiGi?step=pin', 'gigi.html'],
  ['/job/%E0%A4%A', 'job.html'],
  ['/job/7/more', 'unknown.html'],
  ['/constructor', 'unknown.html'],
])('the server serves at %s the page for it', async (path, file) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, pageOf(file)]);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it.each(['/favicon.ico', '/api/gone', '/sandbox/gone'])(
  'the server answers 404, not the page, at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('the server serves the widget to every origin, validated at each load', async () => {
  const answer = await get('/widget/data-connect.js?v=2');
  expect(await answer.text()).toBe(SHELL);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it.each(['/assets/main-BXAKTxRC.js', '/widget/flow-Cd3_x-9z.js'])(
  'the server allows permanent caching of %s',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/immutable/);
  },
);

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('the server compresses for Accept-Encoding %s with %s', async (accepted, used) => {
  const answer = await get('/widget/data-connect.js', { 'Accept-Encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(used);
  expect(Number(answer.headers.get('content-length')) < SHELL.length).toBe(used !== null);
  expect(await answer.text()).toBe(SHELL);
});

it('the server serves the callback page of the widget, and the script beside it', async () => {
  expect(await (await get('/oauth/oauth-callback.js')).text()).toBe('hand();');
  expect(await (await get('/oauth/callback?platform=youtube')).text()).toBe('<p>Callback</p>');
});

it('the server accepts a body in chunks, up to its limit', async () => {
  const statusInChunks = (parts: readonly string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const init = { method: 'POST', headers: { 'x-api-key': SANDBOX_KEY } };
      const request = httpRequest(`${server.url}/api/email/verify`, init, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject);
      for (const part of parts) request.write(part);
      request.end();
    });
  expect(await statusInChunks(['{"email":', '"a@b.c"}'])).toBe(200);
  expect(await statusInChunks(Array(300).fill(' '.repeat(1024)))).toBe(413);
});

it('the server cuts the connection for the fault abort, and continues to serve', async () => {
  await expect(get(SEARCH, { 'x-sandbox-fault': 'abort' })).rejects.toThrow('fetch failed');
  expect((await get(SEARCH)).status).toBe(200);
});

it.each(['/', '/widget/data-connect.js', '/sandbox/inbox', SEARCH])(
  'the server answers 421 with a clear text for another host at %s',
  async (path) => {
    const { status, text } = await ask(portOf(server), path, { Host: 'evil.example' });
    expect([status, text]).toEqual([421, expect.stringContaining('set PUBLIC_URL')]);
  },
);

it('the server has the public address behind a proxy, and prints it', async () => {
  const port = await freePort();
  const given = { PUBLIC_URL: 'https://demo.example', TRUSTED_PROXIES: 'loopback' };
  const proxied = await start({ ...readConfiguration(given), port });
  expect(proxied.url).toBe('https://demo.example');
  const forwarded = { Host: 'demo.example', 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };
  const { headers, text } = await ask(String(port), SEARCH, forwarded);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  expect(JSON.parse(text).results[0].redirect_url).toMatch(/^https:\/\/demo\.example\//);
});

it('the headers give every page a strict policy', async () => {
  const { headers } = await ask(portOf(server), '/gigi');
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src 'self' 'sha256-style'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy.split('; ')).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each(['/oauth/callback?code=c&state=s', '/oauth/youtube?state=s'])(
  'the headers hide the address from %s’s requests, and keep its window’s opener',
  async (path) => {
    const { headers } = await ask(portOf(server), path);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);

it('the headers are on files, answers and errors too', async () => {
  for (const path of ['/widget/data-connect.js', SEARCH, '/api/gone', '/assets/gone.js']) {
    expect((await ask(portOf(server), path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
    });
  }
});

it('the headers of an unchanged page do not replace its stored policy', async () => {
  const { etag } = (await ask(portOf(server), '/')).headers;
  const { status, headers } = await ask(portOf(server), '/', { 'If-None-Match': String(etag) });
  expect(status).toBe(304);
  expect(headers).not.toHaveProperty('content-security-policy');
});
