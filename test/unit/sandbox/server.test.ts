import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { type RunningServer, startServer } from '../../../showcase/sandbox/serving/server.ts';

const KEY = { 'x-api-key': SANDBOX_KEY };
const SHELL = `export const shell = 'shell';\n`.repeat(50);
const FILES = {
  '/': 'index.html',
  '/job/:id': 'job.html',
  '/gigi': 'gigi.html',
  '/widget': 'widget.html',
  '/toona/discover': 'toona/discover.html',
  '*': 'unknown.html',
};
const pageOf = (file: string) => `<!doctype html><title>${file}</title>`;

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const files = {
    'dist/pages/pages.json': JSON.stringify({ files: FILES, scripts: [], styles: [] }),
    ...Object.fromEntries(Object.values(FILES).map((name) => [`dist/pages/${name}`, pageOf(name)])),
    'dist/showcase/assets/main-BXAKTxRC.js': 'main();',
    'dist/widget/data-connect.js': SHELL,
    'dist/widget/data-connect.js.br': brotliCompressSync(SHELL),
    'dist/widget/data-connect.js.gz': gzipSync(SHELL),
    'dist/widget/flow-Cd3_x-9z.js': 'flow();',
    'dist/widget/oauth-callback.html': '<p>Callback</p>',
    'dist/widget/oauth-callback.js': 'hand();',
    'dist/private.txt': 'private',
  };
  for (const name of ['dist/showcase/assets', 'dist/widget', 'dist/pages/toona'])
    await mkdir(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(folder, 'dist/private.txt'), join(folder, 'dist/widget/link.txt'));
  server = await startServer({ distRoot: join(folder, 'dist'), port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

const statusInChunks = (path: string, parts: readonly string[]) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(`${server.url}${path}`, { method: 'POST', headers: KEY }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    for (const part of parts) request.write(part);
    request.end();
  });

it('the server of the showcase accepts a request without a length: without a body, and with one in chunks', async () => {
  const mended = await fetch(`${server.url}/sandbox/fault`, { method: 'DELETE' });
  expect([mended.status, await mended.json()]).toEqual([200, { faults: [] }]);
  expect(await statusInChunks('/api/email/verify', ['{"email":', '"a@b.c"}'])).toBe(200);
  expect(await statusInChunks('/api/email/verify', Array(300).fill(' '.repeat(1024)))).toBe(413);
});

it.each([
  ['/', 'index.html'],
  ['/job/none', 'job.html'],
  ['/%67igi', 'gigi.html'],
  ['/widget?step=pin', 'widget.html'],
  ['/job/%E0%A4%A', 'job.html'],
])('the server of the showcase serves at %s the page for it', async (path, file) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, pageOf(file)]);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it.each(['/favicon.ico', '/api/gone', '/sandbox/gone'])(
  'the server of the showcase answers 404, not the page, at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('the server of the showcase serves the widget to every origin, validated at each load', async () => {
  const answer = await get('/widget/data-connect.js?v=2');
  expect(await answer.text()).toBe(SHELL);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});

it.each(['/assets/main-BXAKTxRC.js', '/widget/flow-Cd3_x-9z.js'])(
  'the server of the showcase allows permanent caching of %s',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/immutable/);
  },
);

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('the server of the showcase compresses for Accept-Encoding %s with %s', async (accepted, used) => {
  const answer = await get('/widget/data-connect.js', { 'Accept-Encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(used);
  expect(Number(answer.headers.get('content-length')) < SHELL.length).toBe(used !== null);
  expect(await answer.text()).toBe(SHELL);
});

it('the server of the showcase answers 304 to its own ETag', async () => {
  const etag = (await get('/widget/data-connect.js')).headers.get('etag') ?? '';
  expect((await get('/widget/data-connect.js', { 'If-None-Match': etag })).status).toBe(304);
});

it('the server of the showcase serves the callback page of the widget, and the script beside it', async () => {
  expect(await (await get('/oauth/oauth-callback.js')).text()).toBe('hand();');
  expect(await (await get('/oauth/callback?platform=youtube')).text()).toBe('<p>Callback</p>');
});

it('the server of the showcase cuts the connection for the fault abort, and continues to serve', async () => {
  await expect(get('/v1/api/jobs/us/search/1', { 'x-sandbox-fault': 'abort' })).rejects.toThrow(
    'fetch failed',
  );
  expect((await get('/v1/api/jobs/us/search/1')).status).toBe(200);
});
