import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { soon, until } from '../support/until.ts';
import { scratchFolder } from './support/scratch.ts';

const CLI = resolve(import.meta.dirname, '../../dist/provider/cli.js');
const URL_LINE = /"listening":"(http[^"]+)"/;

const SHELL = `node ${CLI} serve; true`;
/** npm starts a shell, and ends without it by SIGHUP. */
const NPM_AND_SHELL = `sh -c '${SHELL}'; true`;

/**
 * Runs the provider in a shell that passes no signal on, as `npx` does. The outermost process ends, and the provider
 * stays.
 */
const startInShell = async (
  variables: Readonly<Record<string, string>>,
  command = SHELL,
  signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM',
) => {
  const shell = spawn('sh', ['-c', command], {
    env: {
      PATH: process.env.PATH,
      OPERATIONS_ADDRESS: 'off',
      PORT: '0',
      DATABASE_URL: `file:${join(scratchFolder(), 'provider.sqlite')}`,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const group = -(shell.pid ?? Number.NaN);
  const isAlive = () => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void (isAlive() && process.kill(group, 'SIGKILL')));
  const written = { out: '' };
  shell.stdout.on('data', (part) => {
    written.out += part;
  });
  await until(() => written.out.includes('"Ready"'));
  const ended = once(shell, 'exit');
  shell.kill(signal);
  await ended;
  return { written, isAlive, url: URL_LINE.exec(written.out)?.[1] ?? '' };
};

it('the end of the shell of npx ends the provider, and frees its port', async () => {
  const { written, isAlive, url } = await startInShell({ npm_command: 'exec' });
  await until(() => !isAlive());
  expect(written.out).toContain('Stopping: running calls end first');
  await expect(fetch(url)).rejects.toThrow();
});

it.runIf(process.platform === 'linux')(
  'SIGHUP to npx, whose shell lives on, ends the provider and frees its port',
  async () => {
    const { written, isAlive, url } = await startInShell({ npm_command: 'exec' }, NPM_AND_SHELL, 'SIGHUP');
    await until(() => !isAlive());
    expect(written.out).toContain('Stopping: running calls end first');
    await expect(fetch(url)).rejects.toThrow();
  },
);

it('the end of the parent of another shell does not end it', async () => {
  const { url } = await startInShell({}, NPM_AND_SHELL, 'SIGHUP');
  const before = performance.now();
  await soon(() => expect(performance.now() - before).toBeGreaterThan(800));
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
});

it('the end of another parent does not end it', async () => {
  const { url } = await startInShell({});
  const before = performance.now();
  await soon(() => expect(performance.now() - before).toBeGreaterThan(800));
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
});
