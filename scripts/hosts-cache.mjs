// Caches the built host pages until one of their inputs changes.
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

/** Returns a hash of the contents of these files and folders, and of the Node version. */
export const hashOf = (paths) => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths
    .flatMap((given) => (existsSync(`${given}/.`) ? filesBelow(given) : [given]))
    .sort()) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 20);
};

/** Copies the build with this hash into a folder; returns `false` if there is none. */
export const restore = (hash, folder) => {
  const kept = join(CACHE, hash);
  if (!existsSync(kept)) return false;
  cpSync(kept, folder, { recursive: true });
  return true;
};

/** Stores a folder under this hash and removes older ones. */
export const keep = (hash, folder) => {
  rmSync(CACHE, { recursive: true, force: true });
  // An interrupted copy must not look like a complete one.
  const unfinished = join(CACHE, 'unfinished');
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, join(CACHE, hash));
};
