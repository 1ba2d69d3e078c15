import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { soon, until } from '../support/until.ts';
import { runCli } from './support/process.ts';
import { ORIGIN } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const CLI = resolve(import.meta.dirname, '../../dist/provider/cli.js');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Runs the provider in a terminal of its own, by `script` of util-linux. Returns a function that closes the terminal.
 */
const startInTerminal = (variables: Readonly<Record<string, string>>, errors: string) => {
  const terminal = spawn('script', ['-qfec', `exec node ${CLI} serve 2>${errors}`, '/dev/null'], {
    env: { ...process.env, OPERATIONS_ADDRESS: 'off', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written = { out: '' };
  terminal.stdout.on('data', (part) => {
    written.out += part;
  });
  // The system closes the terminal when the program that holds it ends.
  const close = () => terminal.kill('SIGKILL');
  onTestFinished(() => void close());
  const pid = () => Number(readFileSync(`/proc/${terminal.pid}/task/${terminal.pid}/children`, 'utf8'));
  return { written, close, pid };
};

it.runIf(process.platform === 'linux')(
  'a closed terminal cuts no running call, and leaves no core file',
  async () => {
    const folder = scratchFolder();
    const [errors, variables] = [
      join(folder, 'errors'),
      { DATABASE_URL: `file:${join(folder, 'provider.sqlite')}` },
    ];
    const added = await runCli(['app', 'add', '--name', 'Shop', '--origin', ORIGIN, '--test'], variables);
    const { written, close, pid } = startInTerminal(variables, errors);
    const url = () => /"listening":"(http[^"]+)"/.exec(written.out)?.[1];
    await until(() => url() !== undefined);
    const provider = pid();
    const body = JSON.stringify({ email: 'amal@example.org' });
    const call = request(`${url()}/api/email/verify`, {
      method: 'POST',
      headers: {
        'x-api-key': JSON.parse(added.out).key,
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    await once(call, 'continue');
    close();
    await soon(() => expect(fetch(`${url()}/api/app`)).rejects.toThrow());
    call.end(body);
    const [response] = await once(call, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    await until(() => !isAlive(provider));
    expect(readFileSync(errors, 'utf8')).toBe('');
  },
);
