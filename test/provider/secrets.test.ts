import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../../provider/config/values.ts';
import { createKeyring, SealError } from '../../provider/secrets/keyring.ts';
import { isReadByOthers, secretBeside, secretsOf } from '../../provider/secrets/master-secret.ts';
import { randomBytes, randomDigits } from '../../provider/secrets/random.ts';
import { scratchFolder } from './support/scratch.ts';

const OLD = 'the old secret, which has thirty-two bytes';
const NEW = 'the new secret, which has thirty-two bytes';

const keyring = createKeyring([OLD]);

it('the keyring opens its sealed texts, for the same purpose and context only', () => {
  const sealed = keyring.seal('mail', 'mail_1', 'amal@example.org');
  expect(sealed).not.toContain('amal');
  expect(keyring.open('mail', 'mail_1', sealed)).toBe('amal@example.org');
  expect(() => keyring.open('mail', 'mail_2', sealed)).toThrow(SealError);
  expect(() => keyring.open('platform', 'mail_1', sealed)).toThrow(SealError);
});

it('the keyring opens no text that was altered in any character', () => {
  const sealed = keyring.seal('state', '', 'to the shop');
  for (const [index, character] of [...sealed].entries()) {
    const altered = `${sealed.slice(0, index)}${character === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
    expect(() => keyring.open('state', '', altered)).toThrow(SealError);
  }
  for (const text of ['', 'A', sealed.slice(0, 20), `${sealed}A`, `${sealed}=`]) {
    expect(() => keyring.open('state', '', text)).toThrow(SealError);
  }
});

it('the keyring seals and hashes with the new secret after a rotation, and still opens and verifies the old values', () => {
  const rotated = createKeyring([NEW, OLD]);
  const sealed = keyring.seal('mail', '', 'text');
  const mac = keyring.mac('code', '402815');
  expect(rotated.open('mail', '', sealed)).toBe('text');
  expect(rotated.macs('code', '402815')).toContain(mac);
  expect(rotated.mac('code', '402815')).not.toBe(mac);
  expect(createKeyring([NEW]).macs('code', '402815')).not.toContain(mac);
  expect(() => createKeyring([NEW]).open('mail', '', sealed)).toThrow(SealError);
});

it('the keyring gives each purpose its own key', () => {
  expect(keyring.mac('code', 'x')).not.toBe(keyring.mac('limit', 'x'));
  expect(keyring.bytes('token-key')[0]).not.toEqual(keyring.bytes('receipt-key')[0]);
});

it('the secret beside the database is made once, with mode 0600', () => {
  const file = join(scratchFolder(), 'deep/provider.sqlite');
  const secret = secretBeside(file, null);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(statSync(`${file}.secret`).mode & 0o777).toBe(0o600);
  expect(secretBeside(file, null)).toBe(secret);
});

it('the secret of a database in memory is in memory too: no file is written', () => {
  const database = { kind: 'sqlite', file: ':memory:' } as const;
  const before = readdirSync('.');
  const config = { secrets: null, database, smtp: null };
  const secrets = [secretsOf(config, () => {}), secretsOf(config, () => {})].flat();
  expect(readdirSync('.')).toEqual(before);
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
});

it('the secret beside the database is refused if others can read it, or if it was damaged', () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  secretBeside(file, null);
  chmodSync(`${file}.secret`, 0o644);
  expect(() => secretBeside(file, null)).toThrow('can be read by other users');
  chmodSync(`${file}.secret`, 0o600);
  writeFileSync(`${file}.secret`, 'cut');
  expect(() => secretBeside(file, null)).toThrow('is damaged');
  expect(readFileSync(`${file}.secret`, 'utf8')).toBe('cut');
});

it('random bytes are returned only once, and never change later', () => {
  // More than one refill of the random pool.
  const given = Array.from({ length: 2_000 }, () => randomBytes(16));
  const spellings = given.map((bytes) => bytes.toString('hex'));
  expect(new Set(spellings).size).toBe(2_000);
  randomBytes(32);
  expect(given.map((bytes) => bytes.toString('hex'))).toEqual(spellings);
  expect(spellings).not.toContain('0'.repeat(32));
});

it('codes have six digits with leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, () => randomDigits(6));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

const own = process.getgid?.() ?? 0;
const shared = { mode: 0o100660, gid: own };
const accounts = (...all: readonly { name: string; uid: number; gid: number }[]) => ({
  all: () => all,
  membersOf: (group: number) => (group === own ? ['amal', 'root'] : []),
});

it('a secret that its group can read is safe in a group of this process alone, as the fsGroup of Kubernetes is', () => {
  expect(isReadByOthers(shared, accounts())).toBe(false);
  expect(isReadByOthers(shared, accounts({ name: 'root', uid: 0, gid: 0 }))).toBe(false);
  expect(isReadByOthers(shared, accounts({ name: 'other', uid: 4_000, gid: own + 1 }))).toBe(false);
});

it.each([
  ['another user has the group', shared, accounts({ name: 'mia', uid: 4_000, gid: own })],
  ['another user is a member', shared, accounts({ name: 'amal', uid: 4_000, gid: own + 1 })],
  ['the group is foreign', { ...shared, gid: 54_321 }, accounts()],
  ['all can read it', { ...shared, mode: 0o100664 }, accounts()],
])('a secret in a file is refused if %s', (_why, stats, known) => {
  expect(isReadByOthers(stats, known)).toBe(true);
});

const failing = (code: string) => () => {
  throw Object.assign(new Error('No links'), { code });
};

it('on a file system without modes and links, a provider for this computer starts and says so, and a public one does not', () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  // As exFAT is mounted: one mode for all files.
  const exfat = { link: failing('EPERM'), modeOf: () => ({ mode: 0o100755, gid: own }) };
  const said: string[] = [];
  const secret = secretBeside(file, (text) => void said.push(text), exfat);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(said).toEqual([
    expect.stringMatching(/\.secret can be read by other users: its file system keeps no modes$/),
  ]);
  expect(() => secretBeside(file, null, exfat)).toThrow('keeps no modes');
  expect(readdirSync(dirname(file))).toEqual(['provider.sqlite.secret']);
});

it('a secret that cannot be made ends the start with one line', () => {
  const file = join(scratchFolder(), 'provider.sqlite');
  expect(() => secretBeside(file, null, { link: failing('EIO'), modeOf: statSync })).toThrow(
    new ConfigError('PROVIDER_SECRET', `is absent, and ${file}.secret cannot be made (EIO)`),
  );
});
