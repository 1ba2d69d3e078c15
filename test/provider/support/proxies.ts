import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { soon } from '../../support/until.ts';

/** Address of one copy on loopback, and its ports. */
export interface CopyPorts {
  readonly host: string;
  readonly api: number;
  readonly operations: number;
}

interface Proxy {
  readonly program: string;
  /** `STOP_DELAY` of the copies, if the proxy repeats no call: 0 by default. */
  readonly stopDelayS?: number;
  readonly file: string;
  readonly args: (folder: string) => readonly string[];
  readonly config: (port: number, copies: readonly CopyPorts[], folder: string) => string;
}

const each = (copies: readonly CopyPorts[], line: (copy: CopyPorts, index: number) => string) =>
  copies.map(line).join('\n');

/** The proxies of Debian, each configured for two copies according to its manual. */
export const PROXIES: Readonly<Record<'HAProxy' | 'nginx' | 'Caddy', Proxy>> = {
  HAProxy: {
    program: '/usr/sbin/haproxy',
    file: 'haproxy.cfg',
    args: (folder) => ['-f', join(folder, 'haproxy.cfg'), '-db', '-q'],
    // The health check is HTTP/1.0 without a Host. Without `timeout check`, a check of a busy copy that takes longer
    // than `inter` would fail, and while the other copy restarts no server would be left.
    config: (port, copies) => `
defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 30s
  timeout server 30s
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure empty-response
frontend people
  bind 127.0.0.1:${port}
  default_backend copies
backend copies
  option httpchk GET /readyz
${each(
  copies,
  ({ host, api, operations }, index) =>
    `  server copy${index} ${host}:${api} check port ${operations} inter 200ms fall 1 rise 1`,
)}
`,
  },
  nginx: {
    program: '/usr/sbin/nginx',
    file: 'nginx.conf',
    args: (folder) => ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    config: (port, copies, folder) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream copies {
${each(copies, ({ host, api }) => `    server ${host}:${api} max_fails=1 fail_timeout=1s;`)}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://copies;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error http_503 non_idempotent;
    }
  }
}
`,
  },
  // Before 2.11.2 it repeats a POST without its body (https://github.com/caddyserver/caddy/issues/7546), so its health
  // check removes a copy that stops. Without `fail_duration`: one failure would remove a copy for that time, even the
  // only one.
  Caddy: {
    program: '/usr/bin/caddy',
    stopDelayS: 2,
    file: 'Caddyfile',
    args: (folder) => ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    config: (port, copies, folder) => `
{
  admin off
  auto_https off
  storage file_system ${folder}/caddy
}
http://127.0.0.1:${port} {
  reverse_proxy ${copies.map(({ host, api }) => `${host}:${api}`).join(' ')} {
    trusted_proxies 127.0.0.1/32
    health_uri /readyz
    health_port ${copies[0]?.operations}
    health_interval 200ms
    lb_try_duration 5s
  }
}
`,
  },
};

/** Returns the reason why the proxy cannot be tested on this computer; `null` if it can. */
export const whyNot = (name: string, { program }: Proxy): string | null =>
  existsSync(program) ? null : `NOT INSTALLED (Debian: apt install ${name.toLowerCase()})`;

/** Starts the proxy in front of these copies; returns its address. It ends with the test. */
export const startProxy = async (proxy: Proxy, copies: readonly CopyPorts[]): Promise<string> => {
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
