import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { untilWritten } from '../../support/written.ts';

export const CLI = resolve(import.meta.dirname, '../../../dist/provider/cli.js');
const OWN = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** Options of a test with processes: it waits for events, and the limit only ends one that hangs. */
export const PATIENT = { timeout: 900_000 };

export const startInto = (file: string, variables: Readonly<Record<string, string>>): ChildProcess => {
  const child = spawn(process.execPath, [CLI, 'serve'], {
    env: { ...OWN, OPERATIONS_ADDRESS: 'off', ...variables },
    stdio: ['ignore', openSync(file, 'a'), 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

const start = (args: readonly string[], variables: Readonly<Record<string, string>>, folder?: string) => {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...OWN, ...variables }, cwd: folder });
  const written = { out: '', error: '' };
  child.stdout.on('data', (part) => {
    written.out += part;
  });
  child.stderr.on('data', (part) => {
    written.error += part;
  });
  return { child, written };
};

/**
 * Runs `provider …` to its end.
 * @param folder the working folder
 */
export const runCli = async (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  folder?: string,
) => {
  const { child, written } = start(args, variables, folder);
  const [code] = await once(child, 'close');
  return { code, ...written };
};

export interface Copy {
  readonly url: string;
  readonly child: ChildProcess;
  readonly written: { readonly out: string; readonly error: string };
  readonly end: (signal: NodeJS.Signals) => Promise<number | string>;
}

export const startCopy = async (variables: Readonly<Record<string, string>>): Promise<Copy> => {
  const { child, written } = start(['serve'], { PORT: '0', OPERATIONS_ADDRESS: 'off', ...variables });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await untilWritten(child, /"listening":"(http[^"]+)"/);
  return {
    url,
    child,
    written,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null)
        return child.exitCode ?? child.signalCode ?? '';
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
};

export const fetchFrom = ({ url }: Pick<Copy, 'url'>) => ({
  fetch: async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = await request.text();
    return fetch(`${url}${pathname}${search}`, { method, headers, ...(body === '' ? {} : { body }) });
  },
});
