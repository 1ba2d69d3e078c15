import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../provider/config/config.ts';
import { outboundFetch } from '../../provider/http/outbound.ts';
import { createSmtpMailer } from '../../provider/mail/smtp.ts';
import { failureOf } from '../../provider/webhooks/delivery.ts';
import { post } from '../../provider/webhooks/post.ts';
import { listenHere } from './support/listen-here.ts';
import { ownCertificate } from './support/own-certificate.ts';
import { startSmtp } from './support/smtp.ts';

const startConnectProxy = async (target: number) => {
  const tunnels: string[] = [];
  const logins: unknown[] = [];
  const callers: Duplex[] = [];
  const held: Duplex[] = [];
  let refusal: number | null = null;
  const proxy = createServer();
  const lead = (caller: Duplex) => {
    const server = connect(target, '127.0.0.1', () => {
      caller.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(caller).pipe(server);
    });
    server.on('error', () => {});
    // A pipe does not pass on the end of a cut connection, and a mail server waits for its clients for 30 s.
    caller.on('close', () => server.destroy());
  };
  proxy.on('connect', ({ url = '', headers }: IncomingMessage, caller) => {
    tunnels.push(url);
    logins.push(headers['proxy-authorization']);
    caller.on('error', () => {});
    callers.push(caller);
    if (refusal === 0) return void held.push(caller);
    if (refusal !== null) return void caller.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    lead(caller);
  });
  onTestFinished(() => {
    for (const caller of callers) caller.destroy();
  });
  const port = await listenHere(proxy);
  return {
    tunnels,
    logins,
    port,
    refuse: (status: number) => {
      refusal = status;
    },
    answerLate: () => {
      for (const caller of held.splice(0)) lead(caller);
    },
    areAllClosed: () => callers.every(({ destroyed }) => destroyed),
  };
};

const startPlatform = () =>
  listenHere(createServer((_request, response) => response.end('from the platform')));

it.each([
  ['http_proxy', ''],
  ['ALL_PROXY', 'http://'],
])(
  'calls to platforms go through %s=%suser:…, with its login, but not those to loopback',
  async (name, scheme) => {
    const port = await startPlatform();
    const proxy = await startConnectProxy(port);
    const call = outboundFetch(
      readConfig({ [name]: `${scheme}user:p%40ss@127.0.0.1:${proxy.port}` }).outbound,
    );
    expect(
      await (await call('http://platform.example/token', { method: 'POST', body: 'code=1' })).text(),
    ).toBe('from the platform');
    expect(proxy.tunnels).toEqual(['platform.example:80']);
    expect(proxy.logins).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
    await call(`http://127.0.0.1:${port}/`);
    await call(`http://localhost:${port}/`);
    expect(proxy.tunnels).toHaveLength(1);
  },
);

it('https goes through HTTPS_PROXY, and hosts of NO_PROXY do not', async () => {
  const port = await startPlatform();
  const proxy = await startConnectProxy(port);
  const variables = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: 'inside.invalid' };
  const call = outboundFetch(readConfig(variables).outbound);
  // The platform has no TLS, so the call fails behind the proxy.
  await expect(call('https://platform.example/')).rejects.toThrow();
  await expect(call('https://inside.invalid/')).rejects.toThrow();
  expect(proxy.tunnels).toEqual(['platform.example:443']);
});

it.each([
  ['*', 'https://platform.example/', null],
  ['example.org', 'https://notexample.org/', 'https://proxy.example/'],
  ['example.org:8443', 'https://example.org/', 'https://proxy.example/'],
  ['10.0.0.0/8', 'https://10.1.2.3/', null],
  ['fd00::/8', 'https://[fd12::1]/', null],
  ['*.xn--mnchen-3ya.example', 'https://a.münchen.example/', null],
  ['', 'https://127.9.9.9/', null],
])('NO_PROXY=%s: %s goes by %s', (NO_PROXY, url, proxy) => {
  const { outbound } = readConfig({ HTTPS_PROXY: 'https://proxy.example', NO_PROXY });
  expect(outbound?.(new URL(url))).toBe(proxy);
});

it('a proxy that only other programs can use stops no start without calls, and a webhook names its variable', async () => {
  const { outbound: proxyFor } = readConfig({
    ALL_PROXY: 'socks5h://127.0.0.1:1080',
    INTERESTS_URL: 'http://localhost:5000/score',
  });
  const message = { ...MESSAGE, url: 'https://shop.example/' };
  const sent = post(message, never, { allowsPrivate: true, timeoutMs: 60_000, proxyFor });
  expect(await sent.catch(failureOf)).toMatch(/^ALL_PROXY must be http:/);
});

it('mail goes through the proxy that SMTP_URL names, to any address', async () => {
  const { url, letters } = await startSmtp();
  const proxy = await startConnectProxy(Number(new URL(url).port));
  const through = `smtp://mail.example?proxy=${encodeURIComponent(`http://127.0.0.1:${proxy.port}`)}`;
  const mailer = createSmtpMailer({ url: through, from: 'id@example.org', requiresTls: false });
  const addresses = ['am\u00e9lie@example.org', 'amal@example.org'];
  for (const to of addresses)
    await mailer.send({ to, subject: 'Your code', text: '402815' }, new AbortController().signal);
  expect(letters.flatMap(({ to }) => to)).toEqual(addresses);
  expect(new Set(proxy.tunnels)).toEqual(new Set(['mail.example:587']));
});

const never = new AbortController().signal;
const MESSAGE = { url: 'https://localhost/hooks?of=shop', body: '{"a":1}', headers: { 'webhook-id': 'one' } };
/** No exception, so that the proxy also serves the name of the certificate. */
const by = (proxy: string) => () => proxy;

const finds =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const startWebhook = async (status = 204, login = '') => {
  const { cert, key } = ownCertificate();
  const got: string[] = [];
  const receiver = createSecureServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push([request.method, request.headers.host, request.url, Buffer.concat(parts)].join(' '));
    response.writeHead(status).end();
  });
  const proxy = await startConnectProxy(await listenHere(receiver));
  const options = {
    allowsPrivate: false,
    timeoutMs: 60_000,
    proxyFor: by(`http://${login}127.0.0.1:${proxy.port}`),
    lookup: finds('2606:4700::1111', '8.8.8.8'),
    ca: cert,
  };
  return { got, proxy, options };
};

it('a webhook goes through HTTPS_PROXY to the address that the provider resolved, with the name in its TLS', async () => {
  const { got, proxy, options } = await startWebhook(204, 'user:p%40ss@');
  await post(MESSAGE, never, options);
  expect(proxy.tunnels).toEqual(['8.8.8.8:443']);
  expect(proxy.logins).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
  expect(got).toEqual(['POST localhost /hooks?of=shop {"a":1}']);
  const proxyFor = by(`http://key@127.0.0.1:${proxy.port}`);
  await post(MESSAGE, never, { ...options, proxyFor, lookup: finds('2606:4700::1111') });
  expect(proxy.logins.at(-1)).toBe(`Basic ${Buffer.from('key:').toString('base64')}`);
  expect(proxy.tunnels.at(-1)).toBe('[2606:4700::1111]:443');
});

it.each(['https://10.0.0.1/', 'https://localhost/'])(
  'a private receiver is refused without a request to the proxy: %s',
  async (url) => {
    const { proxy, options } = await startWebhook();
    const { lookup: _, ...own } = options;
    await expect(post({ ...MESSAGE, url }, never, own)).rejects.toThrow('address is not public');
    expect(proxy.tunnels).toEqual([]);
  },
);

it('a name that is never resolved costs no more than the time limit of the call', async () => {
  const { proxy, options } = await startWebhook();
  const lookup: LookupFunction = () => {};
  await expect(post(MESSAGE, never, { ...options, lookup, timeoutMs: 50 })).rejects.toThrow('timeout');
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(post(MESSAGE, stopped, { ...options, lookup })).rejects.toThrow('stopped');
  expect(proxy.tunnels).toEqual([]);
});

it('an answer of the receiver, a refusal of the proxy and another certificate are failures', async () => {
  const { proxy, options } = await startWebhook(500);
  await expect(post(MESSAGE, never, options)).rejects.toThrow('The receiver answered 500');
  await expect(post(MESSAGE, never, { ...options, ca: ownCertificate().cert })).rejects.toThrow();
  const other = { ...MESSAGE, url: 'https://shop.example/' };
  await expect(post(other, never, options)).rejects.toThrow(/altnames|does not match/);
  proxy.refuse(407);
  expect(await post(MESSAGE, never, options).catch(failureOf)).toBe('HTTP 407 of the proxy');
  proxy.refuse(0);
  await expect(post(MESSAGE, never, { ...options, timeoutMs: 200 })).rejects.toThrow();
  await expect(post(MESSAGE, AbortSignal.timeout(200), options)).rejects.toThrow();
});
