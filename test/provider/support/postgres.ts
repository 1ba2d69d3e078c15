import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

export const postgresPrograms = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
};

/** PostgreSQL and PgBouncer refuse to run as root. They then run as the system user that owns no files. */
export const ownerOf = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const TRIES = 400;
const PAUSE_MS = 50;

/** Repeats a query until the server answers, which takes a moment after the start. */
const answered = async (query: () => Promise<unknown>) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await query();
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
};

/**
 * A separate server with its own socket, in a temporary folder.
 * @param isDurable whether commits reach the disk; only tests with a power failure need it
 */
export const startPostgres = async (programs: string, { isDurable = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-postgres-'));
  const owner = ownerOf();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'provider', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), init, { ...owner, cwd: folder });
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=200',
  ];
  const run = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = run();
  const urlOf = (name: string) => `postgres://provider@localhost/${name}?host=${encodeURIComponent(folder)}`;

  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await answered(() => query('select 1'));

  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  let made = 0;
  return {
    database: async (): Promise<string> => {
      made += 1;
      await query(`create database test_${made}`);
      return urlOf(`test_${made}`);
    },
    /** Ends at once without a checkpoint, as a server that fails, and starts again with its log of changes. */
    fail: async () => {
      await end('SIGQUIT');
      server = run();
      await answered(() => query('select 1'));
    },
    stop: async () => {
      // Fast shutdown: cuts open connections.
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
