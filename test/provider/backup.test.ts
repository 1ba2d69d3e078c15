import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { runCommandLine } from '../../provider/cli/program.ts';
import { ConfigError } from '../../provider/config/values.ts';
import { ask } from './support/ask.ts';
import { usePostgres } from './support/both-databases.ts';
import { PATIENT } from './support/process.ts';
import { fileOf, SECRET, startApp, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { startSharing } from './support/share.ts';
import { BO, textOf } from './support/sign-in.ts';

const postgres = usePostgres();

const startBackup = (source: string) => {
  const file = join(scratchFolder(), 'backup.sqlite');
  const backup = () =>
    runCommandLine(['backup', file], {
      environment: { DATABASE_URL: `file:${source}` },
      say: () => {},
      note: () => {},
    });
  return { backup, file };
};

it('a backup is a file that only its owner can read, like the database', async () => {
  const provider = await startProvider();
  await provider.addApp();
  const { backup, file } = startBackup(fileOf(provider));
  await backup();
  const files = [file, fileOf(provider), `${fileOf(provider)}-wal`, `${fileOf(provider)}-shm`];
  expect(files.map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600]);
});

it('a backup overwrites no file', async () => {
  const { backup, file } = startBackup(fileOf(await startProvider()));
  writeFileSync(file, 'something of value');
  await expect(backup()).rejects.toThrow('is there already');
  expect(readFileSync(file, 'utf8')).toBe('something of value');
});

it('a backup is refused without a database, and makes none', async () => {
  const source = join(scratchFolder(), 'provider.sqlite');
  const { backup, file } = startBackup(source);
  await expect(backup()).rejects.toThrow('DATABASE_URL names a file that is not there.');
  expect(existsSync(source)).toBe(false);
  writeFileSync(source, '');
  await expect(backup()).rejects.toThrow('DATABASE_URL names a database without the tables of a provider.');
  writeFileSync(source, 'no database, and long enough for SQLite to see that. '.repeat(30));
  await expect(backup()).rejects.toThrow(ConfigError);
  expect(existsSync(file)).toBe(false);
});

const runSample = async (name: string, cwd: string, variables: Record<string, string> = {}) => {
  const PATH = [inject('postgresPrograms'), process.env.PATH].join(delimiter);
  const commands = readFileSync(resolve('showcase/docs/samples/server', name), 'utf8');
  const ran = await promisify(execFile)('sh', ['-e', '-c', commands], { cwd, env: { PATH, ...variables } });
  return ran.stdout;
};

const rootFolder = (DATABASE_URL?: string) => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'data'));
  for (const name of ['dist', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const url = DATABASE_URL ?? `file:${join(folder, 'data/provider.sqlite')}`;
  writeFileSync(join(folder, 'provider.env'), `DATABASE_URL=${url}\nPROVIDER_SECRET=${SECRET}\n`);
  return { folder, url };
};

/** A provider with a person who signed in and shared. Their session and receipt must be valid after a restore. */
const startWithShare = async (DATABASE_URL: string) => {
  const { provider, key } = await startApp({ variables: { DATABASE_URL } });
  const { token, share } = await startSharing(provider, key);
  return { provider, key, token, receipt: textOf(await share(), 'receipt') };
};

const grantsOf = async (DATABASE_URL: string, key: string, token: string) => {
  const restored = await startProvider({ variables: { DATABASE_URL } });
  const { status, body } = await ask(restored, '/api/grants', { key, token });
  const [grant] = Array.isArray(body.grants) ? body.grants : [];
  const { text } = await ask(restored, `/api/grants/${grant?.id}`, { key, token });
  await restored.close();
  return { status, text };
};

it('the documented commands back up a running provider on SQLite, and restore it', PATIENT, async () => {
  const { folder, url } = rootFolder();
  const { provider, key, token, receipt } = await startWithShare(url);
  writeFileSync(`${fileOf(provider)}.secret`, SECRET, { mode: 0o600 });
  await runSample('backup-sqlite.sh', folder);
  const later = await startSharing(provider, key, BO);
  await provider.close();
  await runSample('restore-sqlite.sh', folder);
  const before = await grantsOf(url, key, token);
  expect([before.status, before.text.includes(receipt)]).toEqual([200, true]);
  expect((await grantsOf(url, key, later.token)).status).toBe(401);
});

it.skipIf(!postgres.isThere)(
  'the documented commands move a person and their grant to PostgreSQL, back it up and restore it',
  PATIENT,
  async () => {
    const old = rootFolder();
    const { provider, key, token, receipt } = await startWithShare(old.url);
    await provider.close();
    const moved = rootFolder(await postgres.database());
    writeFileSync(join(old.folder, 'provider.env'), readFileSync(join(moved.folder, 'provider.env')));
    await runSample('import-sqlite.sh', old.folder);
    await runSample('backup-postgres.sh', moved.folder);
    expect(statSync(join(moved.folder, 'provider.dump')).mode & 0o777).toBe(0o600);
    const NEW_DATABASE_URL = await postgres.database();
    await runSample('restore-postgres.sh', moved.folder, { NEW_DATABASE_URL });
    const restored = await grantsOf(NEW_DATABASE_URL, key, token);
    expect([restored.status, restored.text.includes(receipt)]).toEqual([200, true]);
  },
);
