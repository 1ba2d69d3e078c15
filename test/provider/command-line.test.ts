import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAppCommand, runAppCommand } from '../../provider/cli-app.ts';
import { readPersonCommand, runPersonCommand } from '../../provider/cli-person.ts';
import { UsageError } from '../../provider/usage.ts';
import { ask } from './support/ask.ts';
import { runCli } from './support/process.ts';
import { ORIGIN, startProvider, type TestProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL, signIn } from './support/sign-in.ts';

const variables = () => ({ DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}` });

const TERMS = [
  ...['--purpose', 'Shows books', '--purpose', 'de=Zeigt Bücher', '--keep-days', '30'],
  ...['--privacy-url', 'https://shop.example/privacy', '--contact', 'privacy@shop.example'],
];
const LIVE = ['add', '--name', 'Shop', '--origin', ORIGIN, ...TERMS];

const webhooksOf = ({ targets, logoutTargets }: TestProvider) => ({
  targets,
  logoutTargets,
  allowsPrivate: false,
});

describe('the command line', () => {
  it('adds, lists, rotates and removes an app', async () => {
    const provider = await startProvider();
    const { database } = provider;
    const said: string[] = [];
    const app = async (...args: readonly string[]) => {
      await runAppCommand(
        database,
        readAppCommand(args),
        (text) => void said.push(text),
        () => webhooksOf(provider),
      );
      return said.at(-1) ?? '';
    };
    const origins = ['--origin', 'https://shop.example', '--origin', 'http://localhost:*'];
    // Two forms of the same address count as one.
    const again = [
      '--origin',
      'https://shop.example/',
      '--redirect',
      'https://shop.example:443/callback.html',
    ];
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

    const returns = ['https://shop.example/a', 'https://shop.example/b'];
    await app('set', added.id, ...returns.flatMap((url) => ['--redirect', url]));
    await expect(app('set', added.id, '--redirect', 'https://evil.example/')).rejects.toThrow('no origin');
    expect(JSON.parse(await app('list'))).toMatchObject([{ redirects: returns }]);
    expect(await app('set', added.id, '--keep-days', '7', '--access-days', '14')).toBe(
      `${added.id} is changed.`,
    );
    const facts = await ask(provider, '/api/app', {
      key: rotated.key,
      origin: 'https://shop.example',
      headers: { 'accept-language': 'de-AT' },
    });
    expect(facts.body).toMatchObject({
      provider: 'Mosaic',
      accountUrl: null,
      connectors: [],
      name: 'Shop',
      isTest: false,
      purpose: 'Zeigt Bücher',
      privacyUrl: 'https://shop.example/privacy',
      keepDays: 7,
      contact: 'privacy@shop.example',
      accessDays: 14,
      accessUntil: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    // Two keys of the same millisecond may be in either order.
    expect(listed.keys).toHaveLength(2);
    for (const [key, ends] of [
      [added.key, expect.stringMatching(/^\d{4}-.+Z$/)],
      [rotated.key, null],
    ])
      expect(listed.keys).toContainEqual({ begins: key.slice(0, 10), ends });

    expect(await app('remove', added.id)).toBe(`${added.id} is removed.`);
    expect(JSON.parse(await app('list'))).toEqual([]);
    await expect(app('remove', added.id)).rejects.toThrow(`There is no app ${added.id}`);
  });

  it('shows the secret of a confidential app once, and changes it', async () => {
    const provider = await startProvider();
    const { database, clients } = provider;
    const said: string[] = [];
    const app = async (...args: readonly string[]) => {
      await runAppCommand(
        database,
        readAppCommand(args),
        (text) => void said.push(text),
        () => webhooksOf(provider),
      );
      return said.at(-1) ?? '';
    };
    const { id, secret } = JSON.parse(await app(...LIVE, '--confidential'));
    expect(secret).toMatch(/^sk_[\w-]{43}$/);
    const rotated = JSON.parse(await app('rotate', id, '--secret', '--at-once'));
    const listed = await app('list');
    expect(JSON.parse(listed)[0].secrets).toEqual([{ begins: rotated.secret.slice(0, 10), ends: null }]);
    expect(listed).not.toContain(rotated.secret);
    expect(JSON.parse(listed)[0].keys).toHaveLength(1);
    // The command line uses the real clock. The clock of the test is behind it.
    await expect(clients.authenticate(id, rotated.secret)).resolves.toMatchObject({ id, hasSecret: true });
    await expect(clients.authenticate(id, 'sk_wrong')).rejects.toThrow('oauth.client');
    expect(JSON.parse(await app(...LIVE))).not.toHaveProperty('secret');
  });

  it('shows the secret of a webhook once, changes it, and takes https addresses only', async () => {
    const provider = await startProvider();
    const { id } = await provider.addApp('test');
    const said: string[] = [];
    const app = async (...args: readonly string[]) => {
      await runAppCommand(
        provider.database,
        readAppCommand(args),
        (text) => void said.push(text),
        () => webhooksOf(provider),
      );
      return said.splice(0);
    };
    await expect(app('rotate', id, '--webhook-secret')).rejects.toThrow('has no webhook');
    for (const url of ['http://shop.example/hooks', 'https://a:b@shop.example/', 'hooks', ''])
      await expect(app('set', id, '--webhook', url)).rejects.toThrow('--webhook must be an https address');
    await expect(app('set', id, '--name', 'Other', '--webhook', 'hooks')).rejects.toThrow('https address');
    expect((await provider.apps.byId(id))?.name).not.toBe('Other');
    for (const option of ['--secret', '--at-once'])
      await expect(app('rotate', id, '--webhook-secret', option)).rejects.toThrow('takes no other option');
    const [first = ''] = await app('set', id, '--webhook', 'https://shop.example/hooks');
    expect(JSON.parse(first)).toEqual({
      webhook: 'https://shop.example/hooks',
      secret: expect.stringMatching(/^whsec_.{44}$/),
    });
    expect(await app('set', id, '--webhook', 'https://shop.example/new')).toEqual([`${id} is changed.`]);
    const [rotated = ''] = await app('rotate', id, '--webhook-secret');
    const target = await provider.targets.of(id);
    expect(target).toEqual({
      url: 'https://shop.example/new',
      secrets: [JSON.parse(rotated).secret, JSON.parse(first).secret],
    });
    await app('set', id, '--webhook', 'none');
    expect(await provider.targets.of(id)).toBe(null);
  });

  it('names an unknown command in two lines, and shows its usage and version on request', async () => {
    const { code, error } = await runCli(['nonsense'], variables());
    expect([code, error]).toEqual([1, 'Unknown command: nonsense\n`--help` lists the commands.\n']);
    const help = await runCli(['backup', '--help'], variables());
    expect([help.code, help.out.split('\n')[0]]).toEqual([0, 'Usage: data-connect-provider backup FILE']);
    const { out } = await runCli(['--version'], variables());
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['person', 'delete', EMAIL],
    ['operator', 'token', 'list'],
    ['operator', 'token', 'revoke', 'operator_none'],
  ])('finds nothing without a database, and makes none: %s %s %s', async (...command) => {
    const { DATABASE_URL } = variables();
    const { code, error } = await runCli(command, { DATABASE_URL });
    expect(`${code} ${error}`).toMatch(/^1 DATABASE_URL names a file that is not there\. /);
    expect(existsSync(DATABASE_URL.slice('file:'.length))).toBe(false);
  });

  it.each([
    [['add', '--origin', 'https://shop.example'], 'An app needs --name'],
    [['add', '--name', 'Shop\r\nBcc: eve@example.org', '--origin', ORIGIN], '--name must be one line'],
    [['add', '--name', 'Shop'], 'An app needs at least one --origin'],
    [['add', '--name', 'Shop', '--origin', 'http://shop.example'], 'is no origin'],
    [
      ['add', '--name', 'Shop', '--origin', ORIGIN, '--redirect', 'https://b.example/'],
      'no origin of the app',
    ],
    [['add', '--name', 'Shop', '--origin', ORIGIN, '--redirect', `${ORIGIN}/#x`], 'no address to return to'],
    [
      ['add', '--name', 'Shop', '--origin', ORIGIN, '--redirect', `${ORIGIN}/shop/*`],
      '/* for all pages of an origin only',
    ],
    [
      ['add', '--name', 'S', '--origin', 'http://localhost:*', '--redirect', 'http://localhost:*/shop/*'],
      '/* for all pages of an origin only',
    ],
    [['add', '--name', 'Shop', '--bogus'], /^Unknown option '--bogus'$/],
    [
      ['add', '--name', 'Shop', '--origin', ORIGIN],
      'A live app needs --purpose, --privacy-url, --keep-days, --contact',
    ],
    [[...LIVE, '--access-days', '366'], '--access-days must be a number of days from 1 to 365'],
    [[...LIVE, '--keep-days', '0'], '--keep-days must be a number of days'],
    [[...LIVE, '--purpose', 'two\nlines'], '--purpose must be one line'],
    [[...LIVE, '--privacy-url', 'http://shop.example/'], '--privacy-url must be an https address'],
    [['set', 'app_1', '--keep-days', '7'], 'There is no app app_1'],
    [['set', 'app_1', '--test'], 'Too much on the command line: --test'],
    [['remove', 'app_1', 'app_2'], 'Too much on the command line: app_2'],
    [['list', '--origin', ORIGIN], 'Too much on the command line: --origin'],
    [['add', 'Shop', '--name', 'Shop', '--origin', ORIGIN], 'Too much on the command line: Shop'],
    [['rotate', 'app_1'], 'There is no app app_1'],
  ])('explains the error in app %j', async (args, text) => {
    const provider = await startProvider();
    const failed = (async () =>
      runAppCommand(
        provider.database,
        readAppCommand(args),
        () => {},
        () => webhooksOf(provider),
      ))();
    await expect(failed).rejects.toThrow(UsageError);
    await expect(failed).rejects.toThrow(text);
  });

  it('exports and deletes the data of a person', async () => {
    const provider = await startProvider();
    const { key } = await provider.addApp();
    await signIn(provider, key);
    const said: string[] = [];
    const person = async (...args: readonly string[]) =>
      runPersonCommand(provider, readPersonCommand(args), (text) => void said.push(text));
    await person('export', EMAIL.toUpperCase());
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ person: { address: EMAIL }, grants: [] });
    await person('delete', EMAIL);
    expect(said[1]).toBe('Deleted. 0 receipts stay, without anything personal.');
    await expect(person('export', EMAIL)).rejects.toThrow('No person here has this address');
    await expect(person('delete', EMAIL, 'bo@example.org')).rejects.toThrow('Too much');
  });
});
