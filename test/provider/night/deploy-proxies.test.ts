import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { ownCertificate } from '../support/own-certificate.ts';
import { runCli, startCopy } from '../support/process.ts';
import { ORIGIN, SECRET } from '../support/provider.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type CopyPorts, type FrontProxy, PROXIES, startProxy, whyNot } from './proxies.ts';

const sample = (name: string) => readFileSync(`provider/deploy/${name}`, 'utf8');
const { cert, key } = ownCertificate();

const NGINX: FrontProxy = {
  ...PROXIES.nginx,
  config: (port: number, [copy]: readonly CopyPorts[], folder: string) => {
    writeFileSync(join(folder, 'cert.pem'), cert);
    writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
    const own = sample('nginx.conf')
      .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/^.*listen \[::\]:443.*\n/m, '')
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace('127.0.0.1:4174', `127.0.0.1:${copy?.api}`);
    const around = PROXIES.nginx.config(port, [], folder).replace(/ {2}upstream.*$/s, '');
    return `${around}${own}}\n`;
  },
};

/** Caddy signs for `localhost` with its own authority, and keeps its files in this folder. */
const caddyIn = (store: string): FrontProxy => ({
  ...PROXIES.Caddy,
  config: (port, [copy]) => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${store}
}
${sample('Caddyfile').replace('{$PROVIDER_HOST}', `localhost:${port}`).replace('provider:4174', `127.0.0.1:${copy?.api}`)}`,
});

it.each(['nginx', 'Caddy'] as const)(
  '%s with the sample of the package has TLS, and names each client',
  async (name) => {
    const missing = whyNot(name, PROXIES[name]);
    if (missing !== null) return console.warn(`\n${name} is ${missing}\n`);
    const variables = {
      DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}`,
      PUBLIC_URL: 'https://id.example',
      PROVIDER_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'id@id.example',
      TRUSTED_PROXIES: 'loopback',
      CODES_PER_CLIENT: '1',
    };
    const copy = await startCopy(variables);
    const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], variables);
    const ports = { host: '127.0.0.1', api: Number(new URL(copy.url).port), operations: 0 };
    const store = scratchFolder();
    const { port } = new URL(await startProxy(name === 'nginx' ? NGINX : caddyIn(store), [ports]));
    const authority = () =>
      name === 'nginx' ? cert : readFileSync(join(store, 'pki/authorities/local/root.crt'), 'utf8');
    const ask = async (path: string, headers: Record<string, string>, body?: unknown) => {
      const method = body === undefined ? 'GET' : 'POST';
      const call = request({ host: 'localhost', port, path, method, headers, ca: authority() });
      call.end(body === undefined ? undefined : JSON.stringify(body));
      const [answer] = await once(call, 'response');
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    };

    // Caddy's port is open before there is a certificate.
    const start = await vi.waitFor(() => ask('/', {}), { timeout: 60_000 });
    expect([start.status, start.headers.location]).toEqual([303, '/account']);
    expect(start.headers['strict-transport-security']).toContain('max-age=');
    const headers = { 'x-api-key': JSON.parse(added.out).key, 'content-type': 'application/json' };
    const send = (from: string) =>
      ask(
        '/api/email/verify',
        { ...headers, 'x-forwarded-for': from, origin: ORIGIN },
        { email: 'amal@example.org' },
      );
    expect((await send('203.0.113.1')).status).toBe(200);
    // A client that sends another X-Forwarded-For is still the same client.
    const second = await send('203.0.113.2');
    expect([second.status, JSON.parse(second.body).code]).toEqual([429, 'code.proof']);
    expect(copy.written.out).not.toContain('all visitors count as one client');
  },
);
