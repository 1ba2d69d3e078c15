import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../provider/database/database.ts';
import { soon } from '../support/until.ts';
import { openTools, startCopies } from './support/copies.ts';
import { runCli, startCopy, startInto } from './support/process.ts';
import { ORIGIN, SECRET } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

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
  it('answers until SIGTERM, names its free port, writes JSON lines and exits with 0', async () => {
    const copy = await startCopy(variables());
    const document = await (await fetch(`${copy.url}/api/openapi.json`)).json();
    expect(document.servers).toEqual([{ url: copy.url }]);
    expect(await copy.end('SIGTERM')).toBe(0);
    await expect(fetch(`${copy.url}/api/openapi.json`)).rejects.toThrow();
    const lines = copy.written.out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).text)).toEqual([
      'The database was brought to this version',
      'Ready',
      'call',
      'Stopping: running calls end first',
    ]);
  });

  it('answers calls for STOP_DELAY after SIGTERM, while /readyz answers 503', async () => {
    const { server, port } = await takePort();
    server.close();
    const copy = await startCopy({
      ...variables(),
      OPERATIONS_ADDRESS: `127.0.0.1:${port}`,
      STOP_DELAY: '2',
    });
    const statuses = async () => [
      (await fetch(`http://127.0.0.1:${port}/readyz`)).status,
      (await fetch(`${copy.url}/api/openapi.json`)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const ended = copy.end('SIGTERM');
    await soon(async () => expect(await statuses()).toEqual([503, 200]));
    expect(await ended).toBe(0);
  });

  it('says at the start that mails do not show a logo which is an SVG file', async () => {
    const PROVIDER_LOGO = join(scratchFolder(), 'logo.svg');
    writeFileSync(PROVIDER_LOGO, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const copy = await startCopy({ ...variables(), ...MAIL, PROVIDER_SECRET: SECRET, PROVIDER_LOGO });
    await soon(() => expect(copy.written.out).toContain('PROVIDER_LOGO is an SVG file'));
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'is alive, not ready and answers 503 while it is still starting, and ends at %s with 0',
    async (signal) => {
      const [{ server: silent, port }, free, other] = [await takePort(), await takePort(), await takePort()];
      for (const { server } of [free, other]) server.close();
      onTestFinished(() => void silent.close());
      const child = startInto('/dev/null', {
        DATABASE_URL: `postgres://127.0.0.1:${port}/provider`,
        PROVIDER_SECRET: SECRET,
        PORT: String(free.port),
        OPERATIONS_ADDRESS: `127.0.0.1:${other.port}`,
      });
      // The provider queries the database, which never answers.
      await once(silent, 'connection');
      const early = await fetch(`http://localhost:${free.port}/api/openapi.json`);
      expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
      const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${other.port}${path}`)).status;
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );

  it.each([
    // npm repeats the signal of Ctrl+C, a terminal that closes adds SIGHUP, a supervisor SIGTERM.
    ['SIGTERM', ['SIGTERM', 'SIGINT', 'SIGHUP']],
    ['SIGINT', ['SIGINT', 'SIGHUP', 'SIGTERM']],
    ['SIGHUP', ['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGHUP']],
  ] as const)('lets a running call end after %s, whatever signals follow', async (first, others) => {
    const { DATABASE_URL } = variables();
    const copy = await startCopy({ DATABASE_URL });
    const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], {
      DATABASE_URL,
    });
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
    const ended = copy.end(first);
    await soon(() => expect(copy.written.out).toContain('Stopping'));
    for (const signal of others) copy.child.kill(signal);
    // A connection that came before the port closed is still answered.
    await soon(() => expect(fetch(`${copy.url}/api/openapi.json`)).rejects.toThrow());
    call.end(body);
    const [response] = await once(call, 'response');
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    response.resume();
    expect(await ended).toBe(0);
  });

  it('reads a body without a length, but no more of it than is allowed', async () => {
    const { DATABASE_URL } = variables();
    const tools = await openTools(DATABASE_URL);
    await tools.database.close();
    const [copy] = await startCopies(1, DATABASE_URL);
    const send = async (part: string, parts: number) => {
      const call = request(`${copy?.url}/api/email/verify`, {
        method: 'POST',
        headers: { 'x-api-key': tools.key },
      });
      // The server may close before everything is written.
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

  it('ends with one line that names the wrong variable', async () => {
    const { code, error } = await runCli([], { ...variables(), LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(error.trim()).toBe('LOG_LEVEL must be one of trace, debug, info, warn, error, silent.');
  });

  it.skipIf(!existsSync('/dev/full'))('answers normally while nothing can be logged, and stops', async () => {
    const { server, port } = await takePort();
    server.close();
    const child = startInto('/dev/full', { ...variables(), PORT: String(port) });
    const url = `http://localhost:${port}/api/openapi.json`;
    await soon(async () => expect((await fetch(url)).status).toBe(200));
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names PORT if the port is taken, and does not change the database', async () => {
    const { server, port } = await takePort();
    const { DATABASE_URL } = variables();
    const { code, error } = await runCli(['serve'], { DATABASE_URL, PORT: String(port) });
    server.close();
    expect(existsSync(DATABASE_URL.slice('file:'.length))).toBe(false);
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
      'DATABASE_URL names a database whose server takes no connection (ECONNREFUSED): does it run, and on this host and port?',
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
