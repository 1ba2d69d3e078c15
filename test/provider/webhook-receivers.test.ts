import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicAddress } from '../../provider/public-address.ts';
import { post } from '../../provider/webhooks/post.ts';
import { startReceiver } from './support/receiver.ts';

describe('a receiver', () => {
  const options = { allowsPrivate: false, timeoutMs: 5_000 };
  const never = new AbortController().signal;
  const to = (url: string) => ({ url, body: '{}', headers: {} });

  it.each([
    [
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.0.0.1',
      '172.31.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '169.254.169.254',
    ],
    ['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1'],
    [
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001::1',
      '2001:db8::1',
      'ff02::1',
      'x',
    ],
  ])('is refused at %s and the like', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('is taken at public addresses', () => {
    expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter((each) => !isPublicAddress(each))).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'http://8.8.8.8/',
    'https://localhost/',
  ])('is refused as %s, before a connection', async (url) => {
    await expect(post(to(url), never, options)).rejects.toThrow('address is not public');
  });

  it('is refused when any address of its name is private, and is called at the checked address only', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    // DNS rebinding: the name has a public address first and a private one later. It is resolved only once.
    let count = 0;
    const rebinding = post(to(`https://rebinding.example:${port}/`), never, {
      allowsPrivate: false,
      timeoutMs: 500,
      lookup: (_name, _options, done) => {
        count += 1;
        done(null, [{ address: '192.0.2.1', family: 4 }]);
      },
    });
    await expect(rebinding).rejects.toThrow();
    expect([count, receiver.got]).toEqual([1, []]);
  });

  it('that redirects is not followed', async () => {
    const receiver = await startReceiver(() => 307);
    await expect(post(to(receiver.url), never, { allowsPrivate: true, timeoutMs: 5_000 })).rejects.toThrow(
      'answered 307',
    );
    expect(receiver.got).toHaveLength(1);
  });

  it('that sends headers slowly, or none, is cut', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((done) => server.once('listening', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const cut = post(to(`http://127.0.0.1:${port}/`), never, { allowsPrivate: true, timeoutMs: 300 });
    await expect(cut).rejects.toThrow(/aborted/);
  });

  it('that answers with a change of protocol has failed, and is not waited for', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      );
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const upgraded = post(to(`http://127.0.0.1:${port}/`), never, {
      allowsPrivate: true,
      timeoutMs: 300,
    });
    await expect(upgraded).rejects.toThrow('answered 101');
  });
});
