import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { codeOf } from '../error-code.ts';
import { randomToken } from './random.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

const readSecret = (path: string): string | null => {
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0) {
      throw new ConfigError(
        'PROVIDER_SECRET',
        `is absent, and ${path} can be read by other users: chmod 600 it`,
      );
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) !== 'EACCES') throw error;
    throw new ConfigError('PROVIDER_SECRET', `is absent, and ${path} cannot be read by this user`);
  }
};

/**
 * Writes a new secret atomically: of two processes that start at the same time, one succeeds and both read the same
 * secret.
 */
const writeSecret = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomToken()}\n`, { mode: OWNER_ONLY, flag: 'w' });
  chmodSync(draft, OWNER_ONLY);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

/**
 * Returns the secret beside the SQLite file. The first start makes it with mode 0600.
 * @throws ConfigError if other users of the computer can read it, or it is damaged
 */
export const secretBeside = (databaseFile: string): string => {
  const path = `${databaseFile}.secret`;
  if (readSecret(path) === null) writeSecret(path);
  const secret = readSecret(path);
  if (secret === null || Buffer.byteLength(secret) < 32) {
    throw new ConfigError('PROVIDER_SECRET', `is absent, and ${path} is damaged: restore it from a backup`);
  }
  return secret;
};

/** Returns the current secrets, newest first. */
export const secretsOf = ({ secrets, database }: Pick<Config, 'secrets' | 'database'>): readonly string[] => {
  if (secrets !== null) return secrets;
  if (database.kind === 'sqlite') return [secretBeside(database.file)];
  throw new Error('A configuration without secrets needs an SQLite database');
};
