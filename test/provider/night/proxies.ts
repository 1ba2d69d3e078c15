import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { soon } from '../../support/until.ts';

export interface CopyPorts {
  readonly host: string;
  readonly api: number;
  readonly operations: number;
}

export interface FrontProxy {
  readonly program: string;
  /** `STOP_DELAY` of the copies, if the proxy repeats no call. */
  readonly stopDelayS: number;
  /** Whether it sends calls to a copy as soon as that is ready, so that the next one can stop then. */
  readonly usesAtOnce?: true;
  readonly file: string;
  readonly args: (folder: string) => readonly string[];
  readonly config: (port: number, copies: readonly CopyPorts[], folder: string) => string;
}

const filled = (line: string, values: Readonly<Record<string, unknown>>) =>
  line.replace(/\{(\w+)\}/g, (all, name: string) => (name in values ? String(values[name]) : all));

/** The configuration in `proxies/`. A line with `{host}` stands for each copy. */
const configIn = (file: string): FrontProxy['config'] => {
  const lines = readFileSync(join(import.meta.dirname, 'proxies', file), 'utf8').split('\n');
  return (port, copies, folder) => {
    const addresses = copies.map(({ host, api }) => `${host}:${api}`).join(' ');
    const own = { port, folder, addresses, operations: copies[0]?.operations };
    return lines
      .flatMap((line) =>
        line.includes('{host}')
          ? copies.map((copy, index) => filled(line, { ...copy, index }))
          : filled(line, own),
      )
      .join('\n');
  };
};

export const PROXIES: Readonly<Record<'HAProxy' | 'nginx' | 'Caddy', FrontProxy>> = {
  HAProxy: {
    program: '/usr/sbin/haproxy',
    stopDelayS: 0,
    file: 'haproxy.cfg',
    args: (folder) => ['-f', join(folder, 'haproxy.cfg'), '-db', '-q'],
    config: configIn('haproxy.cfg'),
  },
  nginx: {
    program: '/usr/sbin/nginx',
    stopDelayS: 0,
    usesAtOnce: true,
    file: 'nginx.conf',
    args: (folder) => ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    config: configIn('nginx.conf'),
  },
  // Before 2.11.2 it repeats a POST without its body (https://github.com/caddyserver/caddy/issues/7546), so its health
  // check removes a copy that stops. With `fail_duration`, one failure would remove even the only copy.
  Caddy: {
    program: '/usr/bin/caddy',
    stopDelayS: 2,
    file: 'Caddyfile',
    args: (folder) => ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    config: configIn('Caddyfile'),
  },
};

export const whyNot = (name: string, { program }: FrontProxy): string | null =>
  existsSync(program) ? null : `NOT INSTALLED (Debian: apt install ${name.toLowerCase()})`;

export const startProxy = async (proxy: FrontProxy, copies: readonly CopyPorts[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-proxy-'));
  const port = await freePort();
  writeFileSync(join(folder, proxy.file), proxy.config(port, copies, folder));
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  const child = spawn(proxy.program, proxy.args(folder), { cwd: folder, env, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await soon(async () => {
    const connection = createConnection(port, '127.0.0.1');
    await once(connection, 'connect');
    connection.destroy();
  });
  return `http://127.0.0.1:${port}`;
};
