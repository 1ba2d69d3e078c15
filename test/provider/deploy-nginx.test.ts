import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ownCertificate } from './support/own-certificate.ts';
import { runCli, startCopy } from './support/process.ts';
import { ORIGIN, SECRET } from './support/provider.ts';
import { PROXIES, startProxy, whyNot } from './support/proxies.ts';
import { scratchFolder } from './support/scratch.ts';

const SAMPLE = readFileSync('provider/deploy/nginx.conf', 'utf8');
const [, proxies = ''] = /TRUSTED_PROXIES=(\w+)/.exec(SAMPLE) ?? [];
const { cert, key } = ownCertificate();

/** The sample in the configuration that nginx has around `conf.d`, with these ports and this certificate. */
const NGINX = {
  ...PROXIES.nginx,
  config: (port: number, [copy]: readonly { readonly api: number }[], folder: string) => {
    writeFileSync(join(folder, 'cert.pem'), cert);
    writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
    const own = SAMPLE.replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/^.*listen \[::\]:443.*\n/m, '')
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace('127.0.0.1:4174', `127.0.0.1:${copy?.api}`);
    const around = PROXIES.nginx.config(port, [], folder).replace(/ {2}upstream.*$/s, '');
    return `${around}${own}}\n`;
  },
};

/** Asks the proxy, whose certificate is for `localhost`. */
const askBy = (port: string) => async (path: string, headers: Record<string, string>, body?: unknown) => {
  const method = body === undefined ? 'GET' : 'POST';
  const options = { host: '127.0.0.1', port, path, method, headers, ca: cert, servername: 'localhost' };
  const call = request(options);
  call.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(call, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

const reason = whyNot('nginx', PROXIES.nginx);
const title = reason === null ? '' : `, which is ${reason}`;

it.skipIf(reason !== null)(`nginx with the sample of the package names each client${title}`, async () => {
  const variables = {
    DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}`,
    PUBLIC_URL: 'https://id.example',
    PROVIDER_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'id@id.example',
    TRUSTED_PROXIES: proxies,
    CODES_PER_CLIENT: '1',
  };
  const copy = await startCopy(variables);
  const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], variables);
  const ports = { host: '127.0.0.1', api: Number(new URL(copy.url).port), operations: 0 };
  const ask = askBy(new URL(await startProxy(NGINX, [ports])).port);

  const start = await ask('/', {});
  expect([start.status, start.headers.location]).toEqual([303, '/account']);
  expect(start.headers['strict-transport-security']).toContain('max-age=');

  const send = (from: string) =>
    ask(
      '/api/email/verify',
      {
        'x-api-key': JSON.parse(added.out).key,
        'x-forwarded-for': from,
        'content-type': 'application/json',
        origin: ORIGIN,
      },
      { email: 'amal@example.org' },
    );
  expect((await send('203.0.113.1')).status).toBe(200);
  // A client that sends another X-Forwarded-For is still the same client.
  const second = await send('203.0.113.2');
  expect([second.status, JSON.parse(second.body).code]).toEqual([429, 'code.proof']);
  expect(copy.written.out).not.toContain('all visitors count as one client');
});
