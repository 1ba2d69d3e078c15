import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommandLine } from '../../provider/cli/program.ts';
import { UsageError } from '../../provider/config/values.ts';
import { ask } from './support/ask.ts';
import { startOperator } from './support/operator.ts';
import { runCli } from './support/process.ts';
import { fileOf, ORIGIN, SECRET, startApp, startProvider, type TestProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { BO, EMAIL, signIn } from './support/sign-in.ts';

const TERMS = [
  ...['--purpose', 'Shows books', '--purpose', 'de=Zeigt Bücher', '--keep-days', '30'],
  ...['--privacy-url', 'https://shop.example/privacy', '--contact', 'privacy@shop.example'],
];
const SHOP = ['add', '--name', 'Shop', '--origin', ORIGIN];
const LIVE = [...SHOP, ...TERMS];

const commandsOn = (provider: TestProvider) => {
  const said: string[] = [];
  const environment = {
    DATABASE_URL: `file:${fileOf(provider)}`,
    PROVIDER_SECRET: SECRET,
    PUBLIC_URL: 'https://id.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'id@id.example',
  };
  const run = async (...args: readonly string[]) => {
    await runCommandLine(args, { environment, say: (text) => void said.push(text), note: () => {} });
    return said.at(-1) ?? '';
  };
  return { run, said };
};

const start = async () => {
  const provider = await startProvider();
  const { run, said } = commandsOn(provider);
  return { provider, app: (...args: readonly string[]) => run('app', ...args), said };
};

it('`app` adds, lists, changes, rotates and removes an application', async () => {
  const { provider, app } = await start();
  const origins = ['--origin', 'https://shop.example', '--origin', 'http://localhost:*'];
  // Two forms of the same address count as one.
  const again = ['--origin', 'https://shop.example/', '--redirect', 'https://shop.example:443/callback.html'];
  const redirect = ['--redirect', 'https://shop.example/callback.html', ...again];
  const added = JSON.parse(await app('add', '--name', 'Shop', ...origins, ...redirect, ...TERMS));
  expect(added.key).toMatch(/^pk_[\w-]{43}$/);
  const rotated = JSON.parse(await app('rotate', added.id));
  const [listed] = JSON.parse(await app('list'));
  expect(listed).toMatchObject({
    id: added.id,
    name: 'Shop',
    mode: 'live',
    origins: ['http://localhost:*', 'https://shop.example'],
    redirects: ['https://shop.example/callback.html'],
    purposes: { en: 'Shows books', de: 'Zeigt Bücher' },
    keepDays: 30,
    accessDays: 90,
  });
  expect(listed.keys).toHaveLength(2);
  for (const [key, ends] of [
    [added.key, expect.stringMatching(/^\d{4}-.+Z$/)],
    [rotated.key, null],
  ])
    expect(listed.keys).toContainEqual({ begins: key.slice(0, 10), ends });

  const returns = ['https://shop.example/a', 'https://shop.example/b'];
  await app('set', added.id, ...returns.flatMap((url) => ['--redirect', url]));
  await expect(app('set', added.id, '--redirect', 'https://evil.example/')).rejects.toThrow('no origin');
  expect(JSON.parse(await app('list'))).toMatchObject([{ redirects: returns }]);
  expect(await app('set', added.id, '--keep-days', '7', '--access-days', '14')).toBe(
    `${added.id} is changed.`,
  );
  const { body } = await ask(provider, '/api/app', {
    key: rotated.key,
    headers: { 'accept-language': 'de-AT' },
  });
  expect(body).toMatchObject({ name: 'Shop', purpose: 'Zeigt Bücher', keepDays: 7, accessDays: 14 });

  const logoBy = async (file: string) => {
    await app('set', added.id, '--logo', file);
    return JSON.parse(await app('list'))[0].logo;
  };
  expect(await logoBy('showcase/sandbox/logos/jobs.png')).toMatch(/^\/brand\/apps\/[\w-]{43}$/);
  await expect(logoBy('showcase/public/favicon.svg')).rejects.toThrow('--logo must be a PNG file');
  await expect(logoBy('none.png')).rejects.toThrow('none.png cannot be read');
  expect(await logoBy('none')).toBeNull();

  expect(await app('remove', added.id)).toBe(`${added.id} is removed.`);
  expect(JSON.parse(await app('list'))).toEqual([]);
  await expect(app('remove', added.id)).rejects.toThrow(`There is no app ${added.id}`);
});

it('`app` shows the secret of a confidential application once, and changes it', async () => {
  const { provider, app } = await start();
  const { id, secret } = JSON.parse(await app(...LIVE, '--confidential'));
  expect(secret).toMatch(/^sk_[\w-]{43}$/);
  const rotated = JSON.parse(await app('rotate', id, '--secret', '--at-once'));
  const listed = await app('list');
  expect(JSON.parse(listed)[0].secrets).toEqual([{ begins: rotated.secret.slice(0, 10), ends: null }]);
  expect(listed).not.toContain(rotated.secret);
  expect(JSON.parse(listed)[0].keys).toHaveLength(1);
  // The command line uses the real clock. The clock of the test is behind it.
  await expect(provider.clients.authenticate(id, rotated.secret)).resolves.toMatchObject({ hasSecret: true });
  await expect(provider.clients.authenticate(id, 'sk_wrong')).rejects.toThrow('oauth.client');
  expect(JSON.parse(await app(...LIVE))).not.toHaveProperty('secret');
});

it('`app set` shows the secret of a webhook once, and takes https addresses only', async () => {
  const { provider, app, said } = await start();
  const { id } = await provider.addApp('test');
  await expect(app('rotate', id, '--webhook-secret')).rejects.toThrow('has no webhook');
  for (const url of ['http://shop.example/hooks', 'https://a:b@shop.example/', 'hooks', ''])
    await expect(app('set', id, '--name', 'Other', '--webhook', url)).rejects.toThrow(
      'must be an https address',
    );
  expect((await provider.apps.byId(id))?.name).not.toBe('Other');
  for (const option of ['--secret', '--at-once'])
    await expect(app('rotate', id, '--webhook-secret', option)).rejects.toThrow('cannot be used with option');
  await app('set', id, '--webhook', 'https://shop.example/hooks');
  const first = JSON.parse(said.at(-2) ?? '');
  expect(first).toEqual({
    webhook: 'https://shop.example/hooks',
    secret: expect.stringMatching(/^whsec_.{44}$/),
  });
  expect(await app('set', id, '--webhook', 'https://shop.example/new')).toBe(`${id} is changed.`);
  const rotated = JSON.parse(await app('rotate', id, '--webhook-secret'));
  expect(await provider.targets.of(id)).toEqual({
    url: 'https://shop.example/new',
    secrets: [rotated.secret, first.secret],
  });
  await app('set', id, '--webhook', 'none');
  expect(await provider.targets.of(id)).toBe(null);
});

it('`app set` sets the address for logout tokens, and takes https addresses only', async () => {
  const { provider, app } = await start();
  const { id } = await provider.addApp('test');
  const [uri, required] = ['--backchannel-logout-uri', '--backchannel-logout-session-required'];
  const shown = () => provider.logoutTargets.list(id);
  for (const url of ['http://shop.example/out', 'https://a:b@shop.example/', 'https://shop.example/#x', ''])
    await expect(app('set', id, uri, url)).rejects.toThrow(`${uri} must be an https address`);
  await expect(app('set', id, required)).rejects.toThrow(`${required} goes with ${uri}`);
  await expect(app('set', id, uri, 'none', required)).rejects.toThrow('goes with');
  const [url, next] = ['https://shop.example/out?x=1', 'https://shop.example/next'];
  await app('set', id, uri, url, required);
  await app('set', id, uri, next);
  expect(await shown()).toEqual([{ app_id: id, url: next, needsSession: true }]);
  await app('set', id, uri, 'none');
  expect(await shown()).toEqual([]);
  await app('set', id, uri, url);
  expect(await shown()).toEqual([{ app_id: id, url, needsSession: false }]);
});

it.each([
  [['add', '--origin', 'https://shop.example'], 'An app needs --name'],
  [['add', '--name', 'Shop\r\nBcc: eve@example.org', '--origin', ORIGIN], '--name must be one line'],
  [['add', '--name', 'Shop'], 'An app needs at least one --origin'],
  [[...SHOP, '--redirect', `${ORIGIN}/#x`], 'no address to return to'],
  [[...SHOP, '--redirect', `${ORIGIN}/shop/*`], '/* for all pages of an origin only'],
  [[...LIVE, '--access-days', '366'], '--access-days must be a number of days from 1 to 365'],
  [[...LIVE, '--privacy-url', 'http://shop.example/'], '--privacy-url must be an https address'],
  [['set', 'app_1', '--keep-days', '7'], 'There is no app app_1'],
  [[...SHOP, '--test', '--pkce', 'nonce'], '--pkce nonce is for an application with a secret'],
])('`app` explains what is wrong in %j', async (args, text) => {
  const { app } = await start();
  const failed = app(...args);
  await expect(failed).rejects.toThrow(UsageError);
  await expect(failed).rejects.toThrow(text);
});

it('`person` exports and deletes the data of a person', async () => {
  const { provider, key } = await startApp();
  await signIn(provider, key);
  const { run, said } = commandsOn(provider);
  const person = (...args: readonly string[]) => run('person', ...args);
  await person('export', EMAIL.toUpperCase());
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ person: { address: EMAIL }, grants: [] });
  await person('delete', EMAIL);
  expect(said[1]).toBe('Deleted. 0 receipts stay, without anything personal.');
  await expect(person('export', EMAIL)).rejects.toThrow('No person here has this address');
  await expect(person('delete', EMAIL, BO)).rejects.toThrow('too many arguments');
});

it('`operator token` makes, lists and revokes tokens, and shows a token once', async () => {
  const { provider, send } = await startOperator();
  const { run: command, said } = commandsOn(provider);
  const run = (...args: readonly string[]) => command('operator', ...args);
  await run('token', 'add', '--name', 'Night watch');
  const { id, token } = JSON.parse(said.at(-1) ?? '');
  expect((await send('/api/apps', { token })).status).toBe(200);
  await run('token', 'list');
  expect(said.at(-1)).toContain(`"name": "Night watch"`);
  expect(said.at(-1)).not.toContain(token);
  await run('token', 'revoke', id);
  expect((await send('/api/apps', { token })).status).toBe(401);
  await expect(run('token', 'revoke', id)).rejects.toThrow(UsageError);
});

it.each([
  [['app'], 'Usage: data-connect-provider app'],
  [['operator', 'token', 'list', '--name', 'X'], "unknown option '--name'"],
  [['app', 'set', 'app_1'], 'Nothing to change'],
  [['app', 'set', 'app_1', '--nmae', 'Shop'], "unknown option '--nmae'\n(Did you mean --name?)"],
  [['app', 'add', 'Shop', '--name', 'Shop', '--origin', ORIGIN], "too many arguments for 'add'"],
])('the command line names what is wrong in %j before anything is read', async (words, text) => {
  const { code, error } = await runCli(words, { PORT: 'wrong' });
  expect([code, error]).toEqual([1, expect.stringContaining(text)]);
});

it('the program names an unknown command, makes no file, and shows usage and version', async () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  const variables = { DATABASE_URL: `file:${file}`, PORT: 'wrong' };
  const { code, error } = await runCli(['app', 'ad'], variables);
  expect([code, error]).toEqual([
    1,
    "error: unknown command 'ad'\n(Did you mean add?)\n`--help` lists the commands.\n",
  ]);
  const help = await runCli(['backup', '--help'], variables);
  expect([help.code, help.out.split('\n')[0]]).toEqual([
    0,
    'Usage: data-connect-provider backup [options] <file>',
  ]);
  expect((await runCli(['--version'], variables)).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it.each([
  ['person', 'delete', EMAIL],
  ['operator', 'token', 'add', '--name', 'Me'],
  ['app', ...SHOP, '--test'],
])('%s %s makes no database, and names the one that it needs', async (...words) => {
  const file = join(scratchFolder(), 'provider.sqlite');
  const variables = { DATABASE_URL: `file:${file}` };
  const lost = await runCli(words, variables);
  expect(`${lost.code} ${lost.error}`).toMatch(
    new RegExp(`^1 Database: file:${file}\nDATABASE_URL names a file that is not there\\. `),
  );
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, '');
  expect((await runCli(words, variables)).error).toContain('without the tables of a provider');
});
