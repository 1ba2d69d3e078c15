import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { listenHere } from './support/listen-here.ts';
import { CLI, PATIENT, runCli, startCopy, startInto } from './support/process.ts';
import { ORIGIN, SECRET } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const variables = () => ({ DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}` });

const eventually = async (check: () => Promise<unknown>): Promise<void> => {
  while (
    await check().then(
      () => false,
      () => true,
    )
  );
};

const isRefused = (url: string) => eventually(() => expect(fetch(url)).rejects.toThrow());

const beginCall = async (url: string, database: ReturnType<typeof variables>) => {
  const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], database);
  const body = JSON.stringify({ email: 'amal@example.org' });
  const headers = {
    'x-api-key': JSON.parse(added.out).key,
    'content-length': body.length,
    expect: '100-continue',
  };
  const call = request(`${url}/api/email/verify`, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(body);
    const [response] = await once(call, 'response');
    response.resume();
    return [response.statusCode, response.headers.connection];
  };
};

it(
  'the program answers until SIGTERM, names port and database, logs JSON lines, exits with 0',
  PATIENT,
  async () => {
    const given = variables();
    const copy = await startCopy(given);
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
    expect(JSON.parse(lines[1] ?? '').database).toBe(given.DATABASE_URL);
  },
);

it('the program answers others while it scores long texts of a script without spaces', PATIENT, async () => {
  const database = variables();
  const copy = await startCopy(database);
  const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], database);
  const ask = async (path: string, body: unknown, headers: Record<string, string>) => {
    const sent = { 'content-type': 'application/json', origin: ORIGIN, ...headers };
    return (
      await fetch(copy.url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    ).json();
  };
  const { accessToken } = await ask(
    '/api/inferenceTest',
    {
      ...{ approvedData: ['Large'], userEmail: 'amal@example.org', appName: 'Shop', testMode: true },
      timestamp: new Date().toISOString(),
    },
    { 'x-api-key': JSON.parse(added.out).key },
  );
  const Input = Array.from({ length: 32 }, (_, at) => `${'的一是不了人'.repeat(100)}${at}`.slice(-600));
  let answers = 0;
  const count = async () => {
    while (answers >= 0) {
      await fetch(`${copy.url}/robots.txt`);
      answers += 1;
    }
  };
  const counting = count();
  const asking = ask(
    '/api/inference',
    { Input: ['AI', ...Input] },
    { authorization: `Bearer ${accessToken}` },
  );
  const { InferenceResult } = await asking;
  const meanwhile = answers;
  answers = Number.NEGATIVE_INFINITY;
  await counting;
  expect(InferenceResult.output.output).toHaveLength(33);
  expect(meanwhile).toBeGreaterThan(5);
  expect(await copy.end('SIGTERM')).toBe(0);
});

it('the program answers calls for STOP_DELAY after SIGTERM, while /readyz answers 503', PATIENT, async () => {
  const operations = `127.0.0.1:${await freePort()}`;
  const copy = await startCopy({ ...variables(), OPERATIONS_ADDRESS: operations, STOP_DELAY: '300' });
  const statuses = async () => [
    (await fetch(`http://${operations}/readyz`)).status,
    (await fetch(`${copy.url}/api/openapi.json`)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  copy.child.kill('SIGTERM');
  await eventually(async () => expect(await statuses()).toEqual([503, 200]));
});

it(
  'a program that starts is alive, not ready, answers 503, and ends at SIGTERM with 0',
  PATIENT,
  async () => {
    const silent = createServer();
    const [port, other] = [await freePort(), await freePort()];
    const child = startInto('/dev/null', {
      DATABASE_URL: `postgres://127.0.0.1:${await listenHere(silent)}/provider`,
      PROVIDER_SECRET: SECRET,
      PORT: String(port),
      OPERATIONS_ADDRESS: `127.0.0.1:${other}`,
    });
    await once(silent, 'connection');
    const early = await fetch(`http://localhost:${port}/api/openapi.json`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${other}${path}`)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

it.each([
  // npm repeats the signal of Ctrl+C, a terminal that closes adds SIGHUP, a supervisor SIGTERM.
  ['SIGINT', ['SIGINT', 'SIGHUP', 'SIGTERM']],
  ['SIGHUP', ['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGHUP']],
] as const)('a running call ends after %s, whatever signals follow', PATIENT, async (first, others) => {
  const database = variables();
  const copy = await startCopy(database);
  const finish = await beginCall(copy.url, database);
  const stopping = new Promise<void>((done) => {
    copy.child.stdout?.on('data', () => void (copy.written.out.includes('Stopping') && done()));
  });
  const ended = copy.end(first);
  await stopping;
  for (const signal of others) copy.child.kill(signal);
  await isRefused(`${copy.url}/api/openapi.json`);
  expect(await finish()).toEqual([200, 'close']);
  expect(await ended).toBe(0);
});

it.runIf(process.platform === 'linux')(
  'a closed terminal cuts no running call, and leaves no core file',
  PATIENT,
  async () => {
    const database = variables();
    const errors = join(scratchFolder(), 'errors');
    // `script` of util-linux runs the program in a terminal, which the system closes when `script` ends.
    const terminal = spawn('script', ['-qfec', `exec node ${CLI} serve 2>${errors}`, '/dev/null'], {
      env: { ...process.env, OPERATIONS_ADDRESS: 'off', PORT: '0', ...database },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void terminal.kill('SIGKILL'));
    let out = '';
    const url = await new Promise<string>((found) => {
      terminal.stdout.on('data', (part) => {
        out += part;
        const [, address] = /"listening":"(http[^"]+)"/.exec(out) ?? [];
        if (address !== undefined) found(address);
      });
    });
    const provider = Number(readFileSync(`/proc/${terminal.pid}/task/${terminal.pid}/children`, 'utf8'));
    const finish = await beginCall(url, database);
    terminal.kill('SIGKILL');
    await isRefused(`${url}/api/app`);
    expect((await finish())[0]).toBe(200);
    await eventually(async () => expect(existsSync(`/proc/${provider}/fd/0`)).toBe(false));
    expect(readFileSync(errors, 'utf8')).toBe('');
  },
);

it.skipIf(!existsSync('/dev/full'))('a program answers while it cannot log, and stops', PATIENT, async () => {
  const port = await freePort();
  const child = startInto('/dev/full', { ...variables(), PORT: String(port) });
  const url = `http://localhost:${port}/api/openapi.json`;
  await eventually(async () => expect((await fetch(url)).status).toBe(200));
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a port that is taken is named, and the database is not changed', PATIENT, async () => {
  const port = await listenHere(createServer());
  const { DATABASE_URL } = variables();
  const { code, error } = await runCli(['serve'], { DATABASE_URL, PORT: String(port) });
  expect(existsSync(DATABASE_URL.slice('file:'.length))).toBe(false);
  expect([code, error.trim()]).toEqual([1, `PORT names an address that is in use: 127.0.0.1:${port}.`]);
});

it.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
  [
    { DATABASE_URL: 'file:/dev/null/provider.sqlite' },
    'DATABASE_URL names a database that cannot be opened (',
  ],
])('the program ends with one line that names the wrong variable: %j', PATIENT, async (wrong, line) => {
  const { code, error } = await runCli(['serve'], { ...variables(), PORT: '0', ...wrong });
  expect([code, error.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
});

const SHELL = `node ${resolve(CLI)} serve; true`;
/** npm starts a shell, and ends without it by SIGHUP. */
const NPM_AND_SHELL = `sh -c '${SHELL}'; true`;

/** Runs the program in a shell that passes no signal on, as `npx` does. The outermost shell ends by the signal. */
const startInShell = async (command: string, signal: NodeJS.Signals, npm: Record<string, string>) => {
  const { PATH } = process.env;
  const shell = spawn('sh', ['-c', command], {
    env: { PATH, OPERATIONS_ADDRESS: 'off', PORT: '0', ...variables(), ...npm },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const group = -(shell.pid ?? Number.NaN);
  let out = '';
  const closed = once(shell.stdout, 'close');
  onTestFinished(async () => {
    if (shell.stdout.closed) return;
    process.kill(group, 'SIGKILL');
    await closed;
  });
  await new Promise<void>((ready) => {
    shell.stdout.on('data', (part) => {
      out += part;
      if (out.includes('"Ready"')) ready();
    });
  });
  shell.kill(signal);
  await once(shell, 'exit');
  return { closed, out: () => out, url: /"listening":"(http[^"]+)"/.exec(out)?.[1] ?? '' };
};

it.runIf(process.platform === 'linux').each([
  ['the end of the shell of npx', SHELL, 'SIGTERM'],
  ['SIGHUP to npx, whose shell lives on,', NPM_AND_SHELL, 'SIGHUP'],
] as const)('%s ends the program and frees its port', PATIENT, async (_what, command, signal) => {
  const { closed, out, url } = await startInShell(command, signal, { npm_command: 'exec' });
  await closed;
  expect(out()).toContain('Stopping: running calls end first');
  await expect(fetch(url)).rejects.toThrow();
});

it('the end of another parent does not end the program, as nohup allows', PATIENT, async () => {
  const { url } = await startInShell(SHELL, 'SIGTERM', {});
  // Longer than the program looks for the end of npm.
  const until = performance.now() + 800;
  while (performance.now() < until) expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
});
