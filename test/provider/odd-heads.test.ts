import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../provider/operations/listen.ts';
import { startProvider } from './support/provider.ts';
import { EMAIL, requestCode } from './support/sign-in.ts';

/** A provider behind a real port, and the answer to raw lines. */
const start = async () => {
  const provider = await startProvider();
  const { port, drain } = await listen(
    { host: 'HOST', port: 'PORT' },
    { host: '127.0.0.1', port: 0 },
    (request, peer) => provider.fetch(request, peer),
  );
  onTestFinished(() => drain(0));
  const answerTo = async (...lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (part) => (text += part));
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };
  return { provider, answerTo };
};

describe('a request whose Host', () => {
  it.each(['stack_provider.1', 'provider.1:4174', 'a.0x7f', '1.2.3.4.5', '999.1', 'x:99999'])(
    'is %s, which no URL can have, is answered as any other',
    async (host) => {
      const { provider, answerTo } = await start();
      expect(await answerTo('GET /privacy HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 303 /);
      expect(provider.lines.filter((line) => line.includes('A call failed'))).toEqual([]);
    },
  );

  it.each(['a/b', 'user@localhost', 'a, b', 'a b'])('is no name at all is refused: %s', async (host) => {
    const { answerTo } = await start();
    expect(await answerTo('GET /privacy HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the mailbox', () => {
  const withCode = async () => {
    const started = await start();
    const { key } = await started.provider.addApp();
    await requestCode(started.provider, key);
    return started;
  };

  it('is there for a program on this computer', async () => {
    const { answerTo } = await withCode();
    expect(await answerTo('GET /sandbox/inbox HTTP/1.1', 'Host: localhost:4174')).toContain(EMAIL);
  });

  it.each([
    ['nginx with nothing but proxy_pass', ['GET /sandbox/inbox HTTP/1.0', 'Host: 127.0.0.1:4174']],
    ['a proxy that names no host', ['GET /sandbox/inbox HTTP/1.0']],
    ['a host that no URL can have', ['GET /sandbox/inbox HTTP/1.1', 'Host: localhost.1']],
  ])('is not there through %s', async (_what, lines) => {
    const { answerTo } = await withCode();
    const text = await answerTo(...lines);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain(EMAIL);
  });
});
