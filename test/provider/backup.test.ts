import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBackupCommand } from '../../provider/cli-backup.ts';
import { ConfigError } from '../../provider/config-values.ts';
import { requireFileName, UsageError } from '../../provider/usage.ts';
import { fileOf, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

/** Runs `provider backup` into a new folder. */
const startBackup = (source: string) => {
  const folder = scratchFolder();
  const said: string[] = [];
  const backup = async (...args: readonly string[]) =>
    runBackupCommand(
      { kind: 'sqlite', file: source },
      requireFileName(args, 'Into which file?'),
      (text) => void said.push(text),
    );
  return { folder, said, backup, file: join(folder, 'backup.sqlite') };
};

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('a backup', () => {
  it('is a file that only its owner can read, like the database', async () => {
    const provider = await startProvider();
    await provider.addApp();
    const { backup, file, said } = startBackup(fileOf(provider));
    await backup(file);
    expect(said).toEqual([expect.stringContaining(`${file} is written.`)]);
    const files = [file, fileOf(provider), `${fileOf(provider)}-wal`, `${fileOf(provider)}-shm`];
    expect(files.map(modeOf)).toEqual(['600', '600', '600', '600']);
  });

  it('overwrites no file', async () => {
    const { backup, file } = startBackup(fileOf(await startProvider()));
    writeFileSync(file, 'something of value');
    await expect(backup(file)).rejects.toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('something of value');
  });

  it('needs a name that can be written', async () => {
    const { backup, folder, said } = startBackup(fileOf(await startProvider()));
    await expect(backup()).rejects.toThrow(UsageError);
    await expect(backup('')).rejects.toThrow(UsageError);
    await expect(backup('--help')).rejects.toThrow(UsageError);
    await expect(backup(join(folder, 'one'), join(folder, 'two'))).rejects.toThrow('Too much');
    await expect(backup(join(folder, 'none', 'backup.sqlite'))).rejects.toThrow('cannot be written (ENOENT)');
    expect([said, readdirSync(folder)]).toEqual([[], []]);
  });

  it('is refused without a database, and makes none', async () => {
    const source = join(scratchFolder(), 'provider.sqlite');
    const { backup, file, said } = startBackup(source);
    await expect(backup(file)).rejects.toThrow('DATABASE_URL names a file that is not there.');
    expect(existsSync(source)).toBe(false);
    writeFileSync(source, '');
    await expect(backup(file)).rejects.toThrow(
      'DATABASE_URL names a database without the tables of a provider.',
    );
    writeFileSync(source, 'no database, and long enough for SQLite to see that. '.repeat(30));
    await expect(backup(file)).rejects.toThrow(ConfigError);
    expect([said, existsSync(file)]).toEqual([[], false]);
  });

  it('of PostgreSQL is made by pg_dump', async () => {
    const made = runBackupCommand({ kind: 'postgres', url: 'postgres://localhost/x' }, 'file', () => {});
    await expect(made).rejects.toThrow('pg_dump');
  });
});
