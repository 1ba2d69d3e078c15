import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { soon } from '../../support/until.ts';
import { ownerOf } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export const hasPgBouncer = existsSync(PROGRAM);

/** Versions before 1.21 lose prepared statements and do not start with an unknown setting. */
export const forgetful = (): readonly string[] => {
  const [, minor = 0] = /1\.(\d+)/.exec(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) < 21 ? [] : ['max_prepared_statements = 0'];
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/**
 * A PgBouncer in transaction mode in front of the database at this address.
 * @returns the address of the same database through it
 */
export const startPgBouncer = async (url: string, settings: readonly string[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-pgbouncer-'));
  const owner = ownerOf();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const { pathname, searchParams } = new URL(url);
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${searchParams.get('host')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users`,
    'pool_mode = transaction',
    ...settings,
  ];
  writeFileSync(join(folder, 'users'), '"provider" ""\n');
  writeFileSync(join(folder, 'pgbouncer.ini'), lines.join('\n'));
  const child = spawn(PROGRAM, ['-q', join(folder, 'pgbouncer.ini')], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await soon(async () => {
    const connection = createConnection(port, '127.0.0.1');
    await once(connection, 'connect');
    connection.destroy();
  });
  return `postgres://provider@127.0.0.1:${port}${pathname}`;
};
