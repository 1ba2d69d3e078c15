import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { manifest } from './support/entries.ts';
import { type Packed, pack, publintMessages } from './support/packed.ts';
import { installedProvider } from './support/provider-install.ts';

const EMAIL = 'ada@example.org';

let packed: Packed;
let installed: ReturnType<typeof installedProvider>;
let server: { readonly url: string; readonly stop: () => void };

beforeAll(async () => {
  packed = pack('data-connect-provider');
  installed = installedProvider(packed.tarball);
  server = await installed.start(['serve', '--demo'], /Demo: open (http\S+)\/demo;/);
});
afterAll(() => {
  server?.stop();
  installed?.remove();
  packed?.remove();
});

const page = async (path: string) => {
  const answer = await fetch(server.url + path, { redirect: 'manual' });
  return { answer, text: await answer.text() };
};

const post = async (path: string, body: object, token?: string) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'demo-key',
      origin: server.url,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

it('the provider’s tarball has the built files, the licence and its guide, and nothing else', async () => {
  const kinds = [
    /^(README\.md|package\.json|dist\/(LICENSE|CHANGELOG\.md))$/,
    /^dist\/provider\/((approvals|built-in-scorer|cli|modules|platforms|reading-worker|serve)\.js|(account|console)\/index\.html)$/,
    /^dist\/provider\/(account|console)\/assets\/[\w-]+\.(css|js|svg)(\.br)?$/,
    /^dist\/provider\/demo\/(index\.html|demo\.(css|js))$/,
    /^dist\/provider\/data\/([\w-]+\.(bin|json|md|tsv|txt)|lexicons\/[\w-]+\.tsv)$/,
    /^dist\/widget\/data-connect(\.frame|\.[\w.]+-[\w-]+)?\.js(\.br)?$/,
    /^deploy\/(Dockerfile|Caddyfile|[\w.-]+\.(yaml|json|service|example|conf))$/,
    /^dist\/widget\/oauth-callback\.(html|js|js\.br)$/,
  ];
  expect(packed.files.filter((file) => !kinds.some((kind) => kind.test(file)))).toEqual([]);
  expect(await publintMessages(packed)).toEqual([]);
});

it('the provider’s tarball has no path of the build machine, and no key', () => {
  const folder = join(installed.folder, 'node_modules/data-connect-provider');
  const grep = (word: string) =>
    execFileSync('sh', ['-c', 'grep -rlF -e "$0" "$1" || true', word, folder], { encoding: 'utf8' });
  for (const word of [process.cwd(), 'BEGIN PRIVATE KEY', '_authToken']) expect(grep(word)).toBe('');
  expect(existsSync('provider/dist')).toBe(false);
});

it('the packed provider signs a person in from an empty folder, with the mail on the page of the demo', async () => {
  expect(installed.run('--version')).toBe(`${manifest.version}\n`);
  expect((await post('/api/email/verify', { email: EMAIL })).status).toBe(200);
  const { messages } = JSON.parse((await page(`/sandbox/inbox?email=${EMAIL}`)).text);
  const confirmed = await post('/api/email/verify/confirm', { email: EMAIL, code: messages[0].code });
  expect(confirmed).toMatchObject({ status: 200, body: { username: 'ada', isNewUser: true } });
  const confirmations = [{ data: 'Basic', date: new Date().toISOString() }];
  const request = { Info: { account: EMAIL, confirmations } };
  const shared = await post('/api/getAPIurlMobile', request, confirmed.body.token);
  expect(shared).toMatchObject({ status: 200, body: { receipt: expect.any(String) } });
  expect(existsSync(join(installed.folder, 'data/demo.sqlite'))).toBe(true);
});

it('the packed provider serves the demo, the account pages and the frame with every file that they load', async () => {
  expect((await page('/')).answer.headers.get('location')).toBe('/demo');
  const loaded = /(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g;
  for (const path of ['/demo', '/account', '/frame?key=demo-key']) {
    const { answer, text } = await page(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const files = [...text.matchAll(loaded)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, (await page(file)).answer.status]).toEqual([file, 200]);
  }
  const shell = (await page('/demo/files/data-connect.js')).text;
  const chunks = [...shell.matchAll(/["'`]\.\/(data-connect\.[\w.-]+\.js)["'`]/g)].map(([, name]) => name);
  expect(chunks.length).toBeGreaterThan(2);
  for (const name of chunks)
    expect([name, (await page(`/demo/files/${name}`)).answer.status]).toEqual([name, 200]);
});

it('the packed provider starts by the entry point of the Dockerfile, is healthy, and ends at SIGTERM with 0', async () => {
  const root = mkdtempSync(join(tmpdir(), 'provider-root-'));
  const data = join(root, 'data');
  mkdirSync(data, { mode: 0o700 });
  const ports = { api: await freePort(), operations: await freePort() };
  const { child, health } = installed.startAsInContainer(data, ports);
  expect(health()).toBe(1);
  let written = '';
  child.stdout.on('data', (part) => (written += part));
  await vi.waitFor(() => expect(written).toContain('"text":"Ready"'), { timeout: 60_000 });
  expect(health()).toBe(0);
  const { port } = new URL(JSON.parse(/.*"Ready".*/.exec(written)?.[0] ?? '').listening);
  expect(Number(port)).toBe(ports.api);
  expect(existsSync(join(data, 'provider.sqlite'))).toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  rmSync(root, { recursive: true });
});

it('the packed provider refuses the demo beside a mail server, and so on every public address', () => {
  const cli = join(installed.folder, 'node_modules/data-connect-provider/dist/provider/cli.js');
  const mails = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'id@id.example' };
  const env = { PATH: process.env.PATH, PUBLIC_URL: 'https://id.example', ...mails };
  const options = { env, cwd: installed.folder, stdio: 'pipe', encoding: 'utf8' } as const;
  expect(() => execFileSync(process.execPath, [cli, '--demo'], options)).toThrow(
    'SMTP_URL must be absent with --demo',
  );
});
