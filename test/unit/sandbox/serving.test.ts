// @vitest-environment node
import { expect, it } from 'vitest';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { freePort } from '../../support/free-port.ts';
import { ask, portOf, SEARCH, useServers } from './servers.ts';

const { start } = useServers();

it.each(['/', '/widget/data-connect.js', '/sandbox/inbox', SEARCH])(
  'the server answers 421 with a clear text for another host at %s',
  async (path) => {
    const { status, text } = await ask(portOf(await start()), path, { Host: 'evil.example' });
    expect([status, text]).toEqual([421, expect.stringContaining('set PUBLIC_URL')]);
  },
);

it('the server has the public address behind a proxy, and prints it', async () => {
  const port = await freePort();
  const configuration = readConfiguration({
    PUBLIC_URL: 'https://demo.example',
    TRUSTED_PROXIES: 'loopback',
  });
  const server = await start({ ...configuration, port });
  expect(server.url).toBe('https://demo.example');
  const proxied = { Host: 'demo.example', 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };
  const { headers, text } = await ask(String(port), SEARCH, proxied);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  expect(JSON.parse(text).results[0].redirect_url).toMatch(/^https:\/\/demo\.example\//);
});

it('the server says that it is open to other computers, with its real address', async () => {
  const server = await start({ host: '0.0.0.0' });
  expect(server.isOpen).toBe(true);
  expect((await ask(portOf(server), '/', { Host: new URL(server.url).host })).status).toBeLessThanOrEqual(
    421,
  );
  expect((await start()).isOpen).toBe(false);
});

it('the headers give every page a strict policy', async () => {
  const { headers } = await ask(portOf(await start()), '/gigi');
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
    const { headers } = await ask(portOf(await start()), path);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);

it('the headers are on files, answers and errors too', async () => {
  const port = portOf(await start());
  for (const path of ['/widget/data-connect.js', SEARCH, '/api/gone', '/assets/gone.js']) {
    expect((await ask(port, path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
    });
  }
});

it('the headers of an unchanged page do not replace its stored policy', async () => {
  const port = portOf(await start());
  const { etag } = (await ask(port, '/')).headers;
  const { status, headers } = await ask(port, '/', { 'If-None-Match': String(etag) });
  expect(status).toBe(304);
  expect(headers).not.toHaveProperty('content-security-policy');
});

it('the server compresses JSON', async () => {
  const port = portOf(await start());
  const plain = await ask(port, SEARCH);
  const packed = await fetch(`http://127.0.0.1:${port}${SEARCH}`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.json()).toEqual(JSON.parse(plain.text));
});
