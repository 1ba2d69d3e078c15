import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { runCli, startCopy } from './support/process.ts';
import { ORIGIN, SECRET } from './support/provider.ts';
import { PROXIES, startProxy } from './support/proxies.ts';
import { scratchFolder } from './support/scratch.ts';

const SAMPLE = readFileSync('provider/deploy/Caddyfile', 'utf8');
const { program, file, args } = PROXIES.Caddy;
const isAbsent = !existsSync(program);
if (isAbsent) console.warn('\nCaddy is not installed: its sample is NOT RUN (Debian: apt install caddy).\n');

it.skipIf(isAbsent)('Caddy with the sample of the package has TLS, and names each client', async () => {
  const store = scratchFolder();
  const variables = {
    DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}`,
    PUBLIC_URL: 'https://id.example',
    PROVIDER_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'id@id.example',
    TRUSTED_PROXIES: '127.0.0.1',
    CODES_PER_CLIENT: '1',
  };
  const copy = await startCopy(variables);
  const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], variables);
  const ports = { host: '127.0.0.1', api: Number(new URL(copy.url).port), operations: 0 };
  // Caddy signs for `localhost` with its own authority. The options keep its files in this folder and its ports on
  // loopback.
  const config = (port: number) => `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${store}
}
${SAMPLE.replace('{$PROVIDER_HOST}', `localhost:${port}`).replace('provider:4174', `127.0.0.1:${ports.api}`)}`;
  const { port } = new URL(await startProxy({ program, file, args, config }, [ports]));
  const ca = () => readFileSync(join(store, 'pki/authorities/local/root.crt'), 'utf8');
  const ask = async (path: string, headers: Record<string, string>, body?: unknown) => {
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ host: 'localhost', port, path, method, headers, ca: ca() });
    call.end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = await once(call, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };

  // The port is open before there is a certificate.
  const start = await vi.waitFor(() => ask('/', {}), { timeout: 20_000 });
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
