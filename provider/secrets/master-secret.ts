import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { IN_MEMORY } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/values.ts';
import { codeOf } from '../http/error-code.ts';
import { randomToken } from './random.ts';

const OTHERS = 0o007;
const GROUP = 0o070;
const ROOT = 0;

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const linesOf = (path: string): readonly (readonly string[])[] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(':'));
  } catch {
    return [];
  }
};

const computerAccounts = {
  all: (): readonly Account[] =>
    linesOf('/etc/passwd').map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) })),
  membersOf: (group: number): readonly string[] =>
    linesOf('/etc/group')
      .filter(([, , gid]) => Number(gid) === group)
      .flatMap(([, , , members = '']) => members.split(',')),
};

/** A volume of Kubernetes is safe: its files belong to a group without other members (`fsGroup`, mode 0660). */
export const isReadByOthers = (
  { mode, gid }: Pick<Stats, 'mode' | 'gid'>,
  { all, membersOf } = computerAccounts,
): boolean => {
  if ((mode & OTHERS) !== 0) return true;
  if ((mode & GROUP) === 0) return false;
  const own = [process.getgid?.(), ...(process.getgroups?.() ?? [])];
  if (!own.includes(gid)) return true;
  const harmless = [ROOT, process.getuid?.()];
  const members = membersOf(gid);
  return all().some(
    ({ name, uid, gid: primary }) => !harmless.includes(uid) && (primary === gid || members.includes(name)),
  );
};

const OWNER_ONLY = 0o600;

/** What a test replaces to have another file system. */
const computerFiles = {
  link: linkSync,
  modeOf: (path: string): Pick<Stats, 'mode' | 'gid'> => statSync(path),
};

type Files = typeof computerFiles;

/** exFAT, NTFS and the drives of Windows in WSL show one mode for all files, and `chmod` changes nothing there. */
const keepsModes = (folder: string, { modeOf }: Files): boolean => {
  const probe = join(folder, `.mode.${process.pid}`);
  try {
    writeFileSync(probe, '', { mode: OWNER_ONLY });
    return (modeOf(probe).mode & (GROUP | OTHERS)) === 0;
  } catch {
    return true;
  } finally {
    rmSync(probe, { force: true });
  }
};

/** Whether other users of the computer can read a file: `chmod` if that would help, `move` if it would not. */
export const openness = (path: string, files = computerFiles): 'private' | 'chmod' | 'move' => {
  if (process.platform === 'win32' || !isReadByOthers(files.modeOf(path))) return 'private';
  return keepsModes(dirname(path), files) ? 'chmod' : 'move';
};

const absent = (complaint: string) => new ConfigError('PROVIDER_SECRET', `is absent, and ${complaint}`);

type Warn = (text: string) => void;

const readSecret = (path: string, warn: Warn | null, files: Files): string => {
  try {
    const found = openness(path, files);
    if (found === 'chmod')
      throw absent(`${path} can be read by other users: chmod 600 it, or set the variable`);
    if (found === 'move') {
      const why = `${path} can be read by other users: its file system keeps no modes`;
      if (warn === null) throw absent(`${why}. Set the variable, or move the database`);
      warn(why);
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    throw absent(`${path} cannot be read by this user`);
  }
};

/** File systems such as exFAT and some network ones have no hard links. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

const publish = (draft: string, path: string, link: typeof linkSync) => {
  try {
    link(draft, path);
  } catch (error) {
    if (!WITHOUT_LINKS.includes(codeOf(error))) throw error;
    // Not atomic: of two processes that start at the same time, one may find the file empty and stop with an error.
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
};

/** Of two processes that start at the same time, one writes the secret, and both read it. */
const writeSecret = (path: string, { link }: Files) => {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(draft, { force: true });
    writeFileSync(draft, `${randomToken()}\n`, { mode: OWNER_ONLY });
    publish(draft, path, link);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw absent(`${path} cannot be made (${codeOf(error)})`);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * @param warn says that other users can read the file because its file system keeps no modes; `null` refuses it
 * @throws ConfigError if other users of the computer can read the file, or it is damaged
 */
export const secretBeside = (databaseFile: string, warn: Warn | null, files = computerFiles): string => {
  const path = `${databaseFile}.secret`;
  if (!existsSync(path)) writeSecret(path, files);
  const secret = readSecret(path, warn, files);
  if (Buffer.byteLength(secret) < 32) throw absent(`${path} is damaged: restore it from a backup`);
  return secret;
};

/** Without a mail server, the provider is for this computer only, and starts on a file system without modes too. */
export const secretsOf = (
  { secrets, database, smtp }: Pick<Config, 'secrets' | 'database' | 'smtp'>,
  warn: Warn,
): readonly string[] => {
  if (secrets !== null) return secrets;
  if (database.kind === 'sqlite') {
    // A database in memory ends with the process, so its secret needs no file.
    return [
      database.file === IN_MEMORY ? randomToken() : secretBeside(database.file, smtp === null ? warn : null),
    ];
  }
  throw new Error('A configuration without secrets needs an SQLite database');
};
