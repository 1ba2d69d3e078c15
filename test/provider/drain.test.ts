import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../provider/operations/listen.ts';
import { soon } from '../support/until.ts';

const NAMES = { host: 'HOST', port: 'PORT' };
const ADDRESS = { host: '127.0.0.1', port: 0 };
const ASK = 'GET / HTTP/1.1\r\nHost: provider.test\r\n\r\n';
const LONG_MS = 600_000;

/** A listener with an idle connection, as proxies keep them. */
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
  expect([first, second].map((head) => /^connection: (.+)$/im.exec(head)?.[1])).toEqual([
    'keep-alive',
    'close',
  ]);
  await drained;
});

it('an idle connection that stays idle ends soon after the end of listening', async () => {
  const { drain, proxy } = await startIdle(10);
  const ended = once(proxy, 'close');
  await drain(LONG_MS);
  await ended;
});
