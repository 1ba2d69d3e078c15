import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runAppCommand } from '../../provider/cli-app.ts';
import { runPersonCommand } from '../../provider/cli-person.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { UsageError } from '../../provider/usage.ts';
import { soon } from '../support/until.ts';
import { openTools, startCopies } from './support/copies.ts';
import { runCli, startCopy, startInto } from './support/process.ts';
import { ORIGIN, SECRET, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { EMAIL, signIn } from './support/sign-in.ts';

const MAIL = {
  PUBLIC_URL: 'https://id.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'id@example.org',
};

const variables = () => ({ DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}` });

const takePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
};

describe('the process', () => {
  it('answers until SIGTERM and exits with 0', async () => {
    const copy = await startCopy(variables());
    expect((await fetch(`${copy.url}/api/openapi.json`)).status).toBe(200);
    expect(await copy.end('SIGTERM')).toBe(0);
    await expect(fetch(`${copy.url}/api/openapi.json`)).rejects.toThrow();
  });

  it('lets a running call end after SIGTERM', async () => {
    const { DATABASE_URL } = variables();
    const copy = await startCopy({ DATABASE_URL });
    const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN], { DATABASE_URL });
    const body = JSON.stringify({ email: 'amal@example.org' });
    const call = request(`${copy.url}/api/email/verify`, {
      method: 'POST',
      headers: {
        'x-api-key': JSON.parse(added.out).key,
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    // The server has the head of the request and waits for its body.
    await once(call, 'continue');
    const ended = copy.end('SIGTERM');
    await soon(() => expect(copy.written.out).toContain('Stopping'));
    await expect(fetch(`${copy.url}/api/openapi.json`)).rejects.toThrow();
    call.end(body);
    const [response] = await once(call, 'response');
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    response.resume();
    expect(await ended).toBe(0);
  });

  it('reads a body without a length, and no more of it than is allowed', async () => {
    const { DATABASE_URL } = variables();
    const tools = await openTools(DATABASE_URL);
    await tools.database.close();
    const [copy] = await startCopies(1, DATABASE_URL);
    const send = async (part: string, parts: number) => {
      const call = request(`${copy?.url}/api/email/verify`, {
        method: 'POST',
        headers: { 'x-api-key': tools.key },
      });
      // The server may close before all is written.
      call.on('error', () => {});
      const answered = once(call, 'response');
      for (let count = 0; count < parts; count += 1) call.write(part);
      call.end();
      const [response] = await answered;
      response.resume();
      return [response.statusCode, response.headers.connection];
    };
    expect(await send('{"email":"amal@example.org"}', 1)).toEqual([200, 'keep-alive']);
    expect(await send('x'.repeat(1_000), 70)).toEqual([413, 'close']);
  });

  it('ends with one line that names the variable that is wrong', async () => {
    const { code, error } = await runCli([], { ...variables(), LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(error.trim()).toBe('LOG_LEVEL must be one of trace, debug, info, warn, error, silent.');
  });

  it.skipIf(!existsSync('/dev/full'))('answers as ever while nothing can be logged, and stops', async () => {
    const { server, port } = await takePort();
    server.close();
    const child = startInto('/dev/full', { ...variables(), PORT: String(port) });
    const url = `http://localhost:${port}/api/openapi.json`;
    await soon(async () => expect((await fetch(url)).status).toBe(200));
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names PORT when the port is taken', async () => {
    const { server, port } = await takePort();
    const { code, error } = await runCli(['serve'], { ...variables(), PORT: String(port) });
    server.close();
    expect([code, error.trim()]).toEqual([1, `PORT names an address that is in use: 127.0.0.1:${port}.`]);
  });

  it.each([
    ['HOST', { HOST: 'nonsense.invalid', ...MAIL }, 'HOST names an address that cannot be taken (ENOTFOUND)'],
    [
      'OPERATIONS_ADDRESS',
      { OPERATIONS_ADDRESS: 'nonsense.invalid:1' },
      'OPERATIONS_ADDRESS names an address',
    ],
    [
      'DATABASE_URL of a PostgreSQL that is away',
      { DATABASE_URL: 'postgres://127.0.0.1:1/provider', PROVIDER_SECRET: SECRET },
      'DATABASE_URL names a database that cannot be opened (ECONNREFUSED).',
    ],
    [
      'DATABASE_URL of a path that cannot be',
      { DATABASE_URL: 'file:/dev/null/provider.sqlite' },
      'DATABASE_URL names a database that cannot be opened (',
    ],
    [
      'DATABASE_URL of a file that is no database',
      { DATABASE_URL: `file:${import.meta.filename}` },
      'DATABASE_URL names a file that is no SQLite database.',
    ],
  ])('ends with one line that names %s', async (_name, wrong, line) => {
    const { code, error } = await runCli(['serve'], { ...variables(), PORT: '0', ...wrong });
    expect(code).toBe(1);
    expect(error.trim().split('\n')).toEqual([expect.stringContaining(line)]);
  });

  it('refuses a newer database with one clear line', async () => {
    const { DATABASE_URL } = variables();
    expect((await runCli(['migrate'], { DATABASE_URL })).out).toMatch(/^\d+ migrations made/);
    const database = openDatabase({ kind: 'sqlite', file: DATABASE_URL.slice('file:'.length) });
    await database.query.insertInto('migrations').values({ version: 99, applied_at: 1 }).execute();
    await database.close();
    const { code, error } = await runCli(['serve'], { DATABASE_URL });
    expect(code).toBe(1);
    expect(error.trim()).toMatch(/^The database is at version 99 and this release knows \d+: .*backup\.$/);
  });
});

describe('the command line', () => {
  it('adds, lists, rotates and removes an app', async () => {
    const { database } = await startProvider();
    const said: string[] = [];
    const app = async (...args: readonly string[]) => {
      await runAppCommand(database, args, (text) => void said.push(text));
      return said.at(-1) ?? '';
    };
    const origins = ['--origin', 'https://shop.example', '--origin', 'http://localhost:*'];
    // The same address in two spellings is one.
    const again = [
      '--origin',
      'https://shop.example/',
      '--redirect',
      'https://shop.example:443/callback.html',
    ];
    const redirect = ['--redirect', 'https://shop.example/callback.html', ...again];
    const added = JSON.parse(await app('add', '--name', 'Shop', ...origins, ...redirect));
    expect(added.key).toMatch(/^pk_[\w-]{43}$/);

    const rotated = JSON.parse(await app('rotate', added.id));
    const [listed] = JSON.parse(await app('list'));
    expect(listed).toMatchObject({
      id: added.id,
      name: 'Shop',
      mode: 'live',
      origins: ['http://localhost:*', 'https://shop.example'],
      redirects: ['https://shop.example/callback.html'],
    });
    // Of two keys made in one millisecond either may come first.
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

  it('shows how it is used when it does not know a command', async () => {
    const { code, error } = await runCli(['nonsense'], variables());
    expect(code).toBe(1);
    expect(error).toContain('Unknown command: nonsense\n\nUsage: provider');
  });

  it.each([
    [[], 'Unknown command: app'],
    [['add', '--origin', 'https://shop.example'], 'An app needs --name'],
    [['add', '--name', 'Shop\r\nBcc: eve@example.org', '--origin', ORIGIN], '--name is one line'],
    [['add', '--name', 'Shop'], 'An app needs at least one --origin'],
    [['add', '--name', 'Shop', '--origin', 'http://shop.example'], 'is no origin'],
    [
      ['add', '--name', 'Shop', '--origin', ORIGIN, '--redirect', 'https://b.example/'],
      'no origin of the app',
    ],
    [['add', '--name', 'Shop', '--origin', ORIGIN, '--redirect', `${ORIGIN}/#x`], 'no address to return to'],
    [['add', '--name', 'Shop', '--bogus'], 'bogus'],
    [['rotate'], 'Which app?'],
    [['rotate', 'app_1'], 'There is no app app_1'],
  ])('says what is wrong with app %j', async (args, text) => {
    const { database } = await startProvider();
    const failed = runAppCommand(database, args, () => {});
    await expect(failed).rejects.toThrow(UsageError);
    await expect(failed).rejects.toThrow(text);
  });

  it('hands out and deletes what is kept of a person', async () => {
    const provider = await startProvider();
    const { key } = await provider.addApp();
    await signIn(provider, key);
    const said: string[] = [];
    const person = (...args: readonly string[]) =>
      runPersonCommand(provider, args, (text) => void said.push(text));
    await person('export', EMAIL.toUpperCase());
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ person: { address: EMAIL }, grants: [] });
    await person('delete', EMAIL);
    expect(said[1]).toBe('Deleted. 0 receipts stay, without anything personal.');
    await expect(person('export', EMAIL)).rejects.toThrow('Nobody has this address');
    await expect(person('export')).rejects.toThrow('Whose?');
    await expect(person('forget', EMAIL)).rejects.toThrow('Unknown command: person forget');
  });
});
