import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../provider/operations/listen.ts';
import { operationsAtStart } from '../../provider/operations/operations.ts';
import { soon } from '../support/until.ts';
import { startApp, startProvider } from './support/provider.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';

const NAMES = { host: 'HOST', port: 'PORT' };
const ADDRESS = { host: '127.0.0.1', port: 0 };
const LONG_MS = 600_000;

const portOf = async (answer: Parameters<typeof listen>[2]) => {
  const { port, drain } = await listen(NAMES, ADDRESS, answer);
  onTestFinished(() => drain(0));
  return port;
};

const serve = async (answer: Parameters<typeof listen>[2]) => {
  const port = await portOf(answer);
  return async (...lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (part) => (text += part));
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };
};

const statusIn = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);

const start = async () => {
  const { provider, key } = await startApp();
  await requestCode(provider, key);
  return { provider, send: await serve((request, peer) => provider.fetch(request, peer)) };
};

it.each(['stack_provider.1', 'a.0x7f', '1.2.3.4.5', 'x:99999'])(
  'a request with the Host %s, which no URL can have, is answered as any other',
  async (host) => {
    const { provider, send } = await start();
    expect(statusIn(await send('GET /privacy HTTP/1.1', `Host: ${host}`))).toBe(303);
    expect(provider.lines.filter((line) => line.includes('A call failed'))).toEqual([]);
  },
);

it.each(['a/b', 'user@localhost', 'a, b', 'a b'])(
  'a request with the Host %s, which is no name, is refused',
  async (host) => {
    const { send } = await start();
    expect(statusIn(await send('GET /privacy HTTP/1.1', `Host: ${host}`))).toBe(400);
  },
);

it('a program on this computer reads the mailbox', async () => {
  const { send } = await start();
  expect(await send('GET /sandbox/inbox HTTP/1.1', 'Host: localhost:4174')).toContain(EMAIL);
});

it.each([
  ['nginx with nothing but proxy_pass', ['GET /sandbox/inbox HTTP/1.0', 'Host: 127.0.0.1:4174']],
  ['a proxy that names no host', ['GET /sandbox/inbox HTTP/1.0']],
  ['a host that no URL can have', ['GET /sandbox/inbox HTTP/1.1', 'Host: localhost.1']],
])('nobody reads the mailbox through %s', async (_what, lines) => {
  const { send } = await start();
  const text = await send(...lines);
  expect([statusIn(text), text.includes(EMAIL)]).toEqual([404, false]);
});

it('health checks of proxies are answered without a Host: a copy is alive, and starts, is ready or stops', async () => {
  const starting = await serve(async (request) => operationsAtStart().fetch(request));
  const provider = await startProvider();
  const ready = await serve(provider.operations);
  const open = await serve(async (request) => provider.fetch(request, '127.0.0.1'));
  const at = async (send: typeof ready, line: string) => statusIn(await send(`${line} HTTP/1.0`));
  for (const line of ['GET /healthz', 'HEAD /healthz', 'OPTIONS /healthz'])
    expect([await at(starting, line), await at(ready, line)], line).toEqual([200, 200]);
  for (const line of ['OPTIONS /', 'OPTIONS *', 'OPTIONS /readyz', 'HEAD /readyz'])
    expect([await at(starting, line), await at(ready, line)], line).toEqual([503, 200]);
  expect(await at(open, 'OPTIONS /')).toBe(204);
  await provider.close();
  expect(await at(ready, 'OPTIONS /')).toBe(503);
  // RFC 9112 §3.2
  expect(statusIn(await ready('GET /healthz HTTP/1.1'))).toBe(400);
});

it('a body without a length is read, but no more of it than is allowed', async () => {
  const { provider, key } = await startApp();
  const port = await portOf((asked, peer) => provider.fetch(asked, peer));
  const send = async (part: string, parts: number) => {
    const options = { port, path: '/api/email/verify', method: 'POST', headers: { 'x-api-key': key } };
    const call = request(options);
    // The server may close before everything is written.
    call.on('error', () => {});
    const answered = once(call, 'response');
    for (let count = 0; count < parts; count += 1) call.write(part);
    call.end();
    const [response] = await answered;
    response.resume();
    return [response.statusCode, response.headers.connection];
  };
  expect(await send('{"email":"amal@example.org"}', 1)).toEqual([200, 'keep-alive']);
  expect(await send('x'.repeat(1_000), 70)).toEqual([413, 'close']);
});

const ASK = 'GET / HTTP/1.1\r\nHost: provider.test\r\n\r\n';

const startIdle = async (lingerMs: number) => {
  const limits = { headersMs: LONG_MS, requestMs: LONG_MS, silenceMs: LONG_MS, lingerMs };
  const { port, drain } = await listen(NAMES, ADDRESS, async () => new Response('answered'), limits);
  const proxy = connect(port, '127.0.0.1').setEncoding('latin1');
  onTestFinished(() => void proxy.destroy());
  let read = '';
  proxy.on('data', (part) => (read += part));
  proxy.write(ASK);
  await soon(() => expect(read).toContain('answered'));
  return { port, drain, proxy, read: () => read };
};

it('a request that a proxy sends on an idle connection after the end of listening is answered', async () => {
  const { port, drain, proxy, read } = await startIdle(LONG_MS);
  const drained = drain(LONG_MS);
  await soon(async () => {
    const refused = connect(port, '127.0.0.1');
    const [error] = await Promise.race([once(refused, 'error'), once(refused, 'connect')]);
    refused.destroy();
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
  proxy.write(ASK);
  await once(proxy, 'close');
  const [, first = '', second = ''] = read().split('HTTP/1.1 200 OK');
  const connections = [first, second].map((head) => /^connection: (.+)$/im.exec(head)?.[1]);
  expect(connections).toEqual(['keep-alive', 'close']);
  await drained;
});

it('an idle connection that stays idle ends soon after the end of listening', async () => {
  const { drain, proxy } = await startIdle(10);
  const ended = once(proxy, 'close');
  await drain(LONG_MS);
  await ended;
});
