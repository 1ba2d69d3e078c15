import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { proxiesOf, proxyFor } from '../../provider/config-proxy.ts';
import { createSmtpMailer } from '../../provider/mail/smtp.ts';
import { outboundFetch } from '../../provider/operations/outbound.ts';
import { soon } from '../support/until.ts';
import { startConnectProxy } from './support/connect-proxy.ts';
import { startSmtp } from './support/smtp.ts';

/** A platform that answers for any name. Only the proxy can reach it. */
const startPlatform = async () => {
  const platform = createServer((_request, response) => response.end('from the platform'));
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    platform.closeAllConnections();
    platform.close();
  });
  const address = platform.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

it.each(['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])(
  'calls go through %s, with its login, but not those to loopback',
  async (name) => {
    const port = await startPlatform();
    const proxy = await startConnectProxy(port);
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
  const proxy = await startConnectProxy(port);
  const variables = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: 'inside.invalid' };
  const call = outboundFetch(proxiesOf(variables));
  // The platform has no TLS, so the call fails behind the proxy.
  await expect(call('https://platform.example/')).rejects.toThrow();
  await expect(call('https://inside.invalid/')).rejects.toThrow();
  expect(proxy.tunnels).toEqual(['platform.example:443']);
});

it.each([
  ['*', 'https://platform.example/', null],
  ['other.example *', 'https://platform.example/', null],
  ['example.org', 'https://api.example.org/', null],
  ['.example.org', 'https://api.example.org/', null],
  ['*.example.org', 'https://api.EXAMPLE.org/', null],
  ['example.org', 'https://notexample.org/', 'https://proxy.example/'],
  ['example.org:8443', 'https://example.org:8443/', null],
  ['example.org:8443', 'https://example.org/', 'https://proxy.example/'],
  ['example.org:443', 'https://example.org/', null],
  ['10.0.0.0/8', 'https://10.1.2.3/', null],
  ['10.0.0.0/8', 'https://11.1.2.3/', 'https://proxy.example/'],
  ['10.1.2.3', 'https://10.1.2.3/', null],
  ['10.1.2.3:9', 'https://10.1.2.3/', 'https://proxy.example/'],
  ['fd00::/8', 'https://[fd12::1]/', null],
  ['[fd12::1]:443', 'https://[fd12::1]/', null],
  ['EXAMPLE.org.', 'https://example.org/', null],
  ['example.org', 'https://example.org./', null],
  ['münchen.example', 'https://münchen.example/', null],
  ['*.xn--mnchen-3ya.example', 'https://a.münchen.example/', null],
  ['fe80::1%eth0', 'https://[fe80::1]/', null],
  ['10.0.0.0/99, x/y', 'https://10.1.2.3/', 'https://proxy.example/'],
  ['', 'https://[::1]:9/', null],
  ['', 'https://127.9.9.9/', null],
  ['', 'http://platform.example/', null],
])('NO_PROXY=%s: %s goes by %s', (NO_PROXY, url, proxy) => {
  const proxies = proxiesOf({ HTTPS_PROXY: 'https://proxy.example', NO_PROXY });
  expect(proxyFor(proxies, new URL(url))).toBe(proxy);
});

it.each([
  [{ ALL_PROXY: 'http://all' }, 'http://all/', 'http://all/'],
  [{ ALL_PROXY: 'http://all', HTTPS_PROXY: 'http://own' }, 'http://own/', 'http://all/'],
  [{ ALL_PROXY: 'http://all', http_proxy: 'http://own' }, 'http://all/', 'http://own/'],
  [
    { ALL_PROXY: 'socks5://all', HTTPS_PROXY: 'http://own', HTTP_PROXY: 'http://own' },
    'http://own/',
    'http://own/',
  ],
  [{ ALL_PROXY: 'http://all', no_proxy: 'platform.example' }, null, null],
  [{ ALL_PROXY: 'http://all', NO_PROXY: '.example' }, null, null],
])('with %j, https goes by %s and http by %s', (variables, https, http) => {
  const proxies = proxiesOf(variables);
  const ways = ['https', 'http'].map((scheme) => proxyFor(proxies, new URL(`${scheme}://platform.example/`)));
  expect(ways).toEqual([https, http]);
});

it.each([
  ['smtp://mail.example:2525', 'mail.example:2525'],
  ['smtp://mail.example', 'mail.example:587'],
])('mail goes through the proxy that SMTP_URL names, to any address: %s', async (server, tunnel) => {
  const { url, letters } = await startSmtp();
  const proxy = await startConnectProxy(Number(new URL(url).port));
  const through = `${server}?proxy=${encodeURIComponent(`http://127.0.0.1:${proxy.port}`)}`;
  const mailer = createSmtpMailer({ url: through, from: 'id@example.org', requiresTls: false });
  const addresses = ['am\u00e9lie@example.org', 'amal@example.org', 'am\u00e9lie@example.org'];
  for (const to of addresses)
    await mailer.send({ to, subject: 'Your code', text: '402815' }, new AbortController().signal);
  expect(letters.flatMap(({ to }) => to)).toEqual(addresses);
  expect(new Set(proxy.tunnels)).toEqual(new Set([tunnel]));
});

it('ends a mail in time while the proxy does not answer, and closes the tunnel that opens later', async () => {
  const { url, letters } = await startSmtp();
  const proxy = await startConnectProxy(Number(new URL(url).port));
  proxy.refuse(0);
  const through = `smtp://mail.example?proxy=${encodeURIComponent(`http://127.0.0.1:${proxy.port}`)}`;
  const mailer = createSmtpMailer({ url: through, from: 'id@example.org', requiresTls: false });
  const stopping = new AbortController();
  const mail = { to: 'am\u00e9lie@example.org', subject: 'Your code', text: '402815' };
  const sent = mailer.send(mail, stopping.signal);
  await soon(async () => expect(proxy.tunnels).toHaveLength(1));
  stopping.abort(new Error('The provider stops'));
  await expect(sent).rejects.toThrow('The provider stops');
  proxy.answerLate();
  await soon(async () => expect(proxy.areAllClosed()).toBe(true));
  await expect(mailer.send(mail, stopping.signal)).rejects.toThrow('The provider stops');
  expect([proxy.tunnels.length, letters]).toEqual([1, []]);
});

it('mail over TLS from the first byte goes through the proxy to port 465', async () => {
  const proxy = await startConnectProxy(9);
  proxy.refuse(403);
  const through = `smtps://mail.example?proxy=${encodeURIComponent(`http://127.0.0.1:${proxy.port}`)}`;
  const mailer = createSmtpMailer({ url: through, from: 'id@example.org' });
  const mail = { to: 'amal@example.org', subject: 'Your code', text: '402815' };
  await expect(mailer.send(mail, new AbortController().signal)).rejects.toThrow();
  expect(proxy.tunnels).toEqual(['mail.example:465']);
});
