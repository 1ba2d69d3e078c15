import { once } from 'node:events';
import { createServer } from 'node:https';
import type { LookupFunction } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { proxiesOf } from '../../provider/config-proxy.ts';
import { post } from '../../provider/webhooks/post.ts';
import { startConnectProxy } from './support/connect-proxy.ts';
import { ownCertificate } from './support/own-certificate.ts';

const never = new AbortController().signal;
const MESSAGE = { url: 'https://localhost/hooks?of=shop', body: '{"a":1}', headers: { 'webhook-id': 'one' } };
/** No exception, so that the proxy also serves the name of the certificate. */
const by = (https: string) => ({ https, http: null, isExcepted: () => false });

const finds =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

/** A receiver with TLS, which the proxy alone leads to. */
const start = async (status = 204, login = '') => {
  const { cert, key } = ownCertificate();
  const got: string[] = [];
  const receiver = createServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push([request.method, request.headers.host, request.url, Buffer.concat(parts)].join(' '));
    response.writeHead(status).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const address = receiver.address();
  const proxy = await startConnectProxy(typeof address === 'object' && address !== null ? address.port : 0);
  const options = {
    allowsPrivate: false,
    timeoutMs: 5_000,
    proxies: by(`http://${login}127.0.0.1:${proxy.port}`),
    lookup: finds('2606:4700::1111', '8.8.8.8'),
    ca: cert,
  };
  return { got, proxy, options };
};

it('a webhook goes through HTTPS_PROXY to the address that the provider resolved, with the name in its TLS', async () => {
  const { got, proxy, options } = await start(204, 'user:p%40ss@');
  await post(MESSAGE, never, options);
  expect(proxy.tunnels).toEqual(['8.8.8.8:443']);
  expect(proxy.logins).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
  expect(got).toEqual(['POST localhost /hooks?of=shop {"a":1}']);
  await post(MESSAGE, never, { ...options, lookup: finds('2606:4700::1111') });
  expect(proxy.tunnels.at(-1)).toBe('[2606:4700::1111]:443');
});

it.each(['https://10.0.0.1/', 'https://localhost/', 'https://[fd12::1]/'])(
  'a private receiver is refused without a request to the proxy: %s',
  async (url) => {
    const { proxy, options } = await start();
    const { lookup: _, ...own } = options;
    await expect(post({ ...MESSAGE, url }, never, own)).rejects.toThrow('address is not public');
    expect(proxy.tunnels).toEqual([]);
  },
);

it('a name that is never resolved costs no more than the time limit of the call', async () => {
  const { proxy, options } = await start();
  const lookup: LookupFunction = () => {};
  await expect(post(MESSAGE, never, { ...options, lookup, timeoutMs: 50 })).rejects.toThrow('timeout');
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(post(MESSAGE, stopped, { ...options, lookup })).rejects.toThrow('stopped');
  expect(proxy.tunnels).toEqual([]);
});

it('an answer of the receiver, a refusal of the proxy and another certificate are failures', async () => {
  const { proxy, options } = await start(500);
  await expect(post(MESSAGE, never, options)).rejects.toThrow('The receiver answered 500');
  await expect(post(MESSAGE, never, { ...options, ca: ownCertificate().cert })).rejects.toThrow();
  const other = { ...MESSAGE, url: 'https://shop.example/' };
  await expect(post(other, never, options)).rejects.toThrow(/altnames|does not match/);
  proxy.refuse(407);
  await expect(post(MESSAGE, never, options)).rejects.toThrow('The proxy answered 407');
  proxy.refuse(0);
  await expect(post(MESSAGE, never, { ...options, timeoutMs: 200 })).rejects.toThrow();
  await expect(post(MESSAGE, AbortSignal.timeout(200), options)).rejects.toThrow();
});

it.each(['localhost', '*', '.localhost', 'shop.example, localhost:443'])(
  'a receiver in NO_PROXY=%s is called directly',
  async (NO_PROXY) => {
    const { proxy, options } = await start();
    const proxies = proxiesOf({ HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY });
    const direct = { ...options, timeoutMs: 300, lookup: finds('192.0.2.1'), proxies };
    await expect(post(MESSAGE, never, direct)).rejects.toThrow();
    expect(proxy.tunnels).toEqual([]);
  },
);
