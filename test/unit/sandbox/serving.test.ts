// @vitest-environment node
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { freePort } from '../../support/free-port.ts';
import { ask, portOf, SEARCH, useServers } from './servers.ts';

const { start } = useServers();

describe('hosts', () => {
  it.each(['/', '/widget/data-connect.js', '/sandbox/inbox', SEARCH])(
    'answers 421 with a clear text for another host at %s',
    async (path) => {
      const { status, text } = await ask(portOf(await start()), path, { Host: 'evil.example' });
      expect([status, text]).toEqual([421, expect.stringContaining('set PUBLIC_URL')]);
    },
  );

  it('has the public address behind a proxy, and prints it', async () => {
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

  it('says that it is open to other computers, with its real address', async () => {
    const server = await start({ host: '0.0.0.0' });
    expect(server.isOpen).toBe(true);
    expect((await ask(portOf(server), '/', { Host: new URL(server.url).host })).status).toBeLessThanOrEqual(
      421,
    );
    expect((await start()).isOpen).toBe(false);
  });
});

describe('headers', () => {
  it('give every page a strict policy', async () => {
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
    'hide the address from %s’s requests, and keep its window’s opener',
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

  it('are on files, answers and errors too', async () => {
    const port = portOf(await start());
    for (const path of ['/widget/data-connect.js', SEARCH, '/api/gone', '/assets/gone.js']) {
      expect((await ask(port, path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
      });
    }
  });
});

it('do not replace the stored policy of an unchanged page', async () => {
  const port = portOf(await start());
  const { etag } = (await ask(port, '/')).headers;
  const { status, headers } = await ask(port, '/', { 'If-None-Match': String(etag) });
  expect(status).toBe(304);
  expect(headers).not.toHaveProperty('content-security-policy');
});

it('compresses JSON', async () => {
  const port = portOf(await start());
  const plain = await ask(port, SEARCH);
  const packed = await fetch(`http://127.0.0.1:${port}${SEARCH}`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.json()).toEqual(JSON.parse(plain.text));
});

it('ends the connection after a body that is too large, and says so', async () => {
  const port = Number(portOf(await start()));
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (part) => (received += part)).on('error', reject);
    socket.on('end', () => resolve(received));
    const body = ' '.repeat(65 * 1024);
    socket.write(
      `POST /api/email/verify HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${SANDBOX_KEY}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  });
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text.toLowerCase()).toContain('connection: close');
  expect(text).toContain('request.large');
});
