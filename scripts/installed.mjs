// Finds out whether the packages of some workspaces are installed. npm has no command for that.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the path in the lock file of the package that a file below `from` imports under this name. */
const find = (packages, from, name) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '.') return undefined;
  }
};

/**
 * Returns the paths of the packages that these folders need. Optional packages are left out, because most of them are
 * for other systems.
 */
const neededBy = (packages, folders) => {
  const needed = new Set();
  const visit = (from, names) => {
    for (const name of Object.keys(names)) {
      const path = find(packages, from, name);
      if (!path || needed.has(path)) continue;
      needed.add(path);
      visit(path, packages[path].dependencies ?? {});
    }
  };
  for (const folder of folders) {
    const { dependencies, devDependencies } = packages[folder === '.' ? '' : folder] ?? {};
    visit(folder, { ...dependencies, ...devDependencies });
  }
  return [...needed];
};

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/** Whether `folder` contains the packages that its root and these workspaces need, in the versions of its lock file. */
export const isInstalled = (folder, workspaces) => {
  const mark = resolve(folder, 'node_modules/.package-lock.json');
  if (!existsSync(mark)) return false;
  const locked = packagesOf(resolve(folder, 'package-lock.json'));
  const present = packagesOf(mark);
  const folders = workspaces.map((name) => locked[`node_modules/${name}`]?.resolved ?? '.');
  return neededBy(locked, ['.', ...folders]).every((path) => present[path]?.version === locked[path].version);
};
