import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';

let folder: string;
let child: ChildProcess;
let output: string;

// A project with the real start script, the built server and the packages. Stubs replace installing and building.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-connect-start-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync('dist/sandbox', join(folder, 'dist/sandbox'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('scripts/start.mjs', join(folder, 'scripts/start.mjs'));
  writeFileSync(join(folder, 'scripts/build.mjs'), 'export const build = async () => {};');
  const setup = `export const ROOT = ${JSON.stringify(folder)}; export const BUILD_PACKAGES = []; export const installPackages = async () => {}; export const main = (task) => task(); export const stage = (_, task) => task();`;
  writeFileSync(join(folder, 'scripts/setup.mjs'), setup);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  return () => rmSync(folder, { recursive: true });
});

// The whole process group, because killing npm alone leaves the server running.
afterEach(() => {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
});

const run = (variables: Record<string, string> = {}) => {
  output = '';
  const env = { ...process.env, PORT: '0', ...variables };
  child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const note = (part: Buffer) => {
    output += part;
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
};

const printedUrl = () => /showcase: (http\S+)/.exec(output)?.[1] ?? '';

const start = async (variables?: Record<string, string>) => {
  run(variables);
  await expect.poll(printedUrl, { timeout: 30_000 }).not.toBe('');
  return printedUrl();
};

const ended = () => new Promise<number | null>((done) => child.once('exit', (code) => done(code)));

/** Starts it, and sends a call that takes 2.5 s; resolves once the call is running. */
const withSlowCall = async () => {
  const url = await start();
  const answer = fetch(`${url}/v1/api/jobs/us/search/1`, { headers: { 'x-sandbox-fault': 'delay=2500' } });
  await new Promise((done) => setTimeout(done, 700));
  const isServed = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const results = async () => (await (await answer).json()).results;
  return { isServed, results };
};

it('npm start lets a running call end on SIGTERM, frees the port and ends with 0', async () => {
  const { results, isServed } = await withSlowCall();
  const exit = ended();
  child.kill('SIGTERM');
  expect(await results()).toBeInstanceOf(Array);
  expect(await exit).toBe(0);
  await expect.poll(isServed).toBe(false);
});

it('npm start lets a running call end after every signal of a terminal, twice', async () => {
  const { results, isServed } = await withSlowCall();
  // A closing terminal and Ctrl+C reach npm and the server, and npm forwards the signals that it outlives.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.kill(-(child.pid ?? 0), signal);
  expect(await results()).toBeInstanceOf(Array);
  await expect.poll(isServed).toBe(false);
});

it('npm start keeps people in a file, which a second start uses again', async () => {
  const signIn = async (url: string) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox-demo-key' };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const email = 'ada@example.org';
    await post('/api/email/verify', { email });
    const { messages } = await (await fetch(`${url}/sandbox/inbox?email=${email}`)).json();
    return post('/api/email/verify/confirm', { email, code: messages[0].code });
  };
  expect(await signIn(await start())).toMatchObject({ isNewUser: true });
  const exit = ended();
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(existsSync(join(folder, 'data/provider.sqlite'))).toBe(true);
  expect(await signIn(await start())).toMatchObject({ isNewUser: false });
});

it('npm start prints its true address and a warning with HOST=0.0.0.0, among proxies of other programs', async () => {
  const url = await start({ HOST: '0.0.0.0', ALL_PROXY: 'socks5h://proxy:1080', http_proxy: 'proxy:3128' });
  await expect.poll(() => output).toContain('Warning: this address is open to every computer');
  expect((await fetch(url)).status).not.toBe(421);
});

it('npm start names HOST if that is no address of this computer', async () => {
  run({ HOST: '192.0.2.1' });
  expect(await ended()).toBe(1);
  expect(output).toContain('HOST names an address that cannot be taken (EADDRNOTAVAIL)');
});
