import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { proxiesOf } from '../../provider/config-proxy.ts';
import { createSmtpMailer } from '../../provider/mail/smtp.ts';
import { outboundFetch } from '../../provider/operations/outbound.ts';
import { startSmtp } from './support/smtp.ts';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** A proxy that counts its tunnels, and leads all of them to one port. */
const startProxy = async (target: number) => {
  const tunnels: string[] = [];
  const logins: unknown[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url = '', headers }: IncomingMessage, caller) => {
    tunnels.push(url);
    logins.push(headers['proxy-authorization']);
    const server = connect(target, '127.0.0.1', () => {
      caller.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(caller).pipe(server);
    });
    for (const socket of [server, caller]) socket.on('error', () => {});
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { tunnels, logins, port: portOf(proxy.address()) };
};

/** A platform in place of any name, which the proxy alone can reach. */
const startPlatform = async () => {
  const platform = createServer((_request, response) => response.end('from the platform'));
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    platform.closeAllConnections();
    platform.close();
  });
  return portOf(platform.address());
};

it.each(['HTTP_PROXY', 'http_proxy'])(
  'calls go through %s, with its login, but not those to loopback',
  async (name) => {
    const port = await startPlatform();
    const proxy = await startProxy(port);
    const call = outboundFetch(proxiesOf({ [name]: `http://user:p%40ss@127.0.0.1:${proxy.port}` }));
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
  const proxy = await startProxy(port);
  const variables = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: 'inside.invalid' };
  const call = outboundFetch(proxiesOf(variables));
  // The platform speaks no TLS, so the call fails behind the proxy.
  await expect(call('https://platform.example/')).rejects.toThrow();
  await expect(call('https://inside.invalid/')).rejects.toThrow();
  expect(proxy.tunnels).toEqual(['platform.example:443']);
});

it('mail goes through the proxy that SMTP_URL names', async () => {
  const { url, letters } = await startSmtp();
  const proxy = await startProxy(Number(new URL(url).port));
  const through = `smtp://mail.example:587?proxy=${encodeURIComponent(`http://127.0.0.1:${proxy.port}`)}`;
  const mailer = createSmtpMailer({ url: through, from: 'id@example.org', requiresTls: false });
  const mail = { to: 'amal@example.org', subject: 'Your code', text: '402815' };
  await mailer.send(mail, new AbortController().signal);
  expect([letters.length, proxy.tunnels]).toEqual([1, ['mail.example:587']]);
});
