import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../provider/operations/listen.ts';
import { operationsAtStart } from '../../provider/operations/operations.ts';
import { startProvider } from './support/provider.ts';

const NAMES = { host: 'HOST', port: 'PORT' };

/** Status line of the answer to these raw lines. */
const statusOf = async (port: number, ...lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part) => (text += part));
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
};

const start = async () => {
  const listener = await listen(NAMES, { host: '127.0.0.1', port: 0 }, async (request) =>
    operationsAtStart().fetch(request),
  );
  onTestFinished(() => listener.drain(0));
  return listener.port;
};

it.each(['GET /healthz HTTP/1.0', 'HEAD /healthz HTTP/1.0'])(
  'a health check without a Host, as proxies send it, is answered: %s',
  async (line) => {
    expect(await statusOf(await start(), line)).toBe('200');
  },
);

it('HAProxy’s default health check says that a copy starts, is ready, or stops', async () => {
  const check = ['OPTIONS / HTTP/1.0'];
  expect(await statusOf(await start(), ...check)).toBe('503');
  const provider = await startProvider();
  const open = async (answer: (request: Request) => Response | Promise<Response>) => {
    const listener = await listen(NAMES, { host: '127.0.0.1', port: 0 }, async (request) => answer(request));
    onTestFinished(() => listener.drain(0));
    return listener.port;
  };
  const operations = await open(provider.operations);
  expect(await statusOf(operations, ...check)).toBe('200');
  expect(await statusOf(await open((request) => provider.fetch(request, '127.0.0.1')), ...check)).toBe('204');
  await provider.close();
  expect(await statusOf(operations, ...check)).toBe('503');
});

it.each([
  'OPTIONS /healthz HTTP/1.0',
  'OPTIONS /readyz HTTP/1.0',
  'OPTIONS * HTTP/1.0',
  'HEAD /readyz HTTP/1.0',
])('HAProxy’s other forms of the check are answered: %s', async (line) => {
  const provider = await startProvider();
  const ready = await listen(NAMES, { host: '127.0.0.1', port: 0 }, provider.operations);
  onTestFinished(() => ready.drain(0));
  expect(await statusOf(ready.port, line)).toBe('200');
  expect(await statusOf(await start(), line)).toBe(line.includes('healthz') ? '200' : '503');
});

it('HTTP/1.1 without a Host is refused (RFC 9112 §3.2)', async () => {
  expect(await statusOf(await start(), 'GET /healthz HTTP/1.1', 'Connection: close')).toBe('400');
});
