// Keeps the built host pages as long as nothing changes that they are made of.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

const CACHE = resolve(ROOT, '.cache/hosts');
const IGNORED = new Set(['node_modules', 'README.md']);

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (IGNORED.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** One name for the contents of these files and folders, and for the Node that builds them. */
export const hashOf = (paths) => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths
    .flatMap((given) => (existsSync(`${given}/.`) ? filesBelow(given) : [given]))
    .sort()) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 20);
};

/** Puts what was built under this hash into a folder; `false` where nothing was. */
export const restore = (hash, folder) => {
  const kept = join(CACHE, hash);
  if (!existsSync(kept)) return false;
  cpSync(kept, folder, { recursive: true });
  return true;
};

/** Keeps a folder under this hash, and nothing older. */
export const keep = (hash, folder) => {
  rmSync(CACHE, { recursive: true, force: true });
  // A copy that was cut short must not be taken for a whole one.
  const unfinished = join(CACHE, 'unfinished');
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, join(CACHE, hash));
};
