import { readFileSync, type Stats } from 'node:fs';

const OTHERS = 0o007;
const GROUP = 0o070;
const ROOT = 0;

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The colon-separated fields of each line of `/etc/passwd` or `/etc/group`; none if there is no such file. */
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

/** The accounts of this computer, and the names of a group's members. */
const computerAccounts = {
  all: (): readonly Account[] =>
    linesOf('/etc/passwd').map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) })),
  membersOf: (group: number): readonly string[] =>
    linesOf('/etc/group')
      .filter(([, , gid]) => Number(gid) === group)
      .flatMap(([, , , members = '']) => members.split(',')),
};

/**
 * Whether a user other than this one and root can read the file. Kubernetes gives the files of a volume to a group
 * without other members (`fsGroup`, mode 0660), which is safe.
 */
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
