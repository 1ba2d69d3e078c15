import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { ConfigError } from '../../provider/config-values.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { isReadByOthers } from '../../provider/secrets/file-rights.ts';
import { secretBeside } from '../../provider/secrets/master-secret.ts';
import { SECRET } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error('No links'), { code });
};

describe('a secret that its group can read', () => {
  const own = process.getgid?.() ?? 0;
  const file = { mode: 0o100660, gid: own };
  const accounts = (...all: readonly { name: string; uid: number; gid: number }[]) => ({
    all: () => all,
    membersOf: (group: number) => (group === own ? ['amal', 'root'] : []),
  });

  it('is safe in a group of this process alone, as the fsGroup of Kubernetes is', () => {
    expect(isReadByOthers(file, accounts())).toBe(false);
    expect(isReadByOthers(file, accounts({ name: 'root', uid: 0, gid: 0 }))).toBe(false);
    expect(isReadByOthers(file, accounts({ name: 'other', uid: 4_000, gid: own + 1 }))).toBe(false);
  });

  it.each([
    ['another user has the group', file, accounts({ name: 'mia', uid: 4_000, gid: own })],
    ['another user is a member', file, accounts({ name: 'amal', uid: 4_000, gid: own + 1 })],
    ['the group is foreign', { ...file, gid: 54_321 }, accounts()],
    ['all can read it', { ...file, mode: 0o100664 }, accounts()],
  ])('is refused if %s', (_why, stats, known) => {
    expect(isReadByOthers(stats, known)).toBe(true);
  });

  it('starts a provider in a volume of mode 0660', () => {
    const database = join(scratchFolder(), 'provider.sqlite');
    const secret = secretBeside(database);
    chmodSync(`${database}.secret`, 0o660);
    // The test's own user may share its group.
    if (isReadByOthers(statSync(`${database}.secret`))) {
      expect(() => secretBeside(database)).toThrow('chmod 600 it, or set the variable');
    } else expect(secretBeside(database)).toBe(secret);
  });
});

describe('a file system without hard links', () => {
  it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])('keeps one secret (%s)', (code) => {
    const file = join(scratchFolder(), 'provider.sqlite');
    const secret = secretBeside(file, failing(code));
    expect(statSync(`${file}.secret`).mode & 0o777).toBe(0o600);
    expect(secretBeside(file)).toBe(secret);
  });

  it('ends with one line if the secret cannot be made', () => {
    const file = join(scratchFolder(), 'provider.sqlite');
    expect(() => secretBeside(file, failing('EIO'))).toThrow(
      new ConfigError('PROVIDER_SECRET', `is absent, and ${file}.secret cannot be made (EIO)`),
    );
  });
});

describe('DATABASE_URL', () => {
  const read = (DATABASE_URL: string) => readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET }).database;

  it.each([
    'postgres://u:p@/db?host=/cloudsql/project:region:instance',
    'postgresql:///db?host=/var/run/postgresql',
    'postgres://u:p%23%2F%3F%25@db.example:5432/provider?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://u@[::1]/db',
  ])('may be %s', (url) => {
    expect(read(url)).toEqual({ kind: 'postgres', url });
  });

  it.each(['prefer', 'require', 'verify-ca'])('verifies the whole certificate with sslmode=%s', (mode) => {
    const url = (given: string) => `postgres://u:p@db.example/provider?sslmode=${given}&application_name=x`;
    expect(read(url(mode))).toEqual({ kind: 'postgres', url: url('verify-full') });
    const asLibpq = `${url(mode)}&uselibpqcompat=true&sslrootcert=ca.pem`;
    expect(read(asLibpq)).toEqual({ kind: 'postgres', url: asLibpq });
  });

  it.each([
    'postgres://u:pa#ss@db.example/provider',
    'postgres://u:1#ss@db.example/provider',
    'postgres://u:pa/ss@db.example/provider',
    'postgres://u:1/ss@db.example/provider',
    'postgres://u:pa?ss@db.example/provider',
    'postgres://u:p%zz@db.example/provider',
  ])('says what to encode in %s', (url) => {
    expect(() => read(url)).toThrow(
      'DATABASE_URL must have its user and password percent-encoded: # is %23, / is %2F, ? is %3F, % is %25.',
    );
  });

  it.each([
    ['postgres://u:p@db.example:abc/provider', 'must have a number as its port'],
    ['postgres://u:p@db.example:70000/provider?sslmode=require', 'must have a number as its port'],
    ['postgres://db.example:5432x', 'a number as its port'],
    ['postgres://db.example/provider?sslMode=require', 'a parameter for TLS that does not exist'],
    ['postgres://db.example/provider?tls=true', 'a parameter for TLS that does not exist'],
    ['postgres://db.example/provider?sslmode=Require', 'one sslmode: disable, no-verify,'],
    ['postgres://db.example/provider?sslmode=verify-full&sslmode=disable', 'one sslmode: disable,'],
    ['postgres://db.example/provider?sslmode=verify-ca&uselibpqcompat=true', 'needs sslrootcert'],
    ['file:x?mode=ro', 'takes no parameters after a question mark'],
    ['file:/tmp/x.sqlite?immutable=1', 'takes no parameters after a question mark'],
    ['file://data/provider.sqlite', 'has two slashes'],
  ])('is refused in one line: %s', (url, line) => {
    expect(() => read(url)).toThrow(line);
  });

  it('may have an absolute path with three slashes', () => {
    expect(read('file:///tmp/provider.sqlite')).toEqual({
      kind: 'sqlite',
      file: '///tmp/provider.sqlite',
    });
  });
});

describe('a database of another application', () => {
  const LINE =
    'DATABASE_URL names a database with tables of another application: make one for the provider alone.';
  const FOREIGN = [
    'create table migrations (id integer primary key, migration text, batch integer)',
    'create table migrations (version integer primary key)',
    'create table people (id integer primary key)',
  ];

  it.each(FOREIGN)('is refused in one line on SQLite, and not changed: %s', async (statement) => {
    const file = join(scratchFolder(), 'provider.sqlite');
    const foreign = new Sqlite(file);
    foreign.exec(statement);
    const before = foreign.prepare('select sql from sqlite_master').all();
    const database = openDatabase({ kind: 'sqlite', file });
    await expect(migrate(database, 1)).rejects.toThrow(LINE);
    await database.close();
    expect(foreign.prepare('select sql from sqlite_master').all()).toEqual(before);
    foreign.close();
  });
});
