// Writes what the package has beside its scripts: declarations, descriptions of the contract, and hashes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importSource, ROOT, runBin } from './setup.mjs';

const WIDGET = resolve(ROOT, 'dist/widget');
const DECLARED = resolve(ROOT, 'dist/.declarations/widget');
const RELATIVE = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.[^'"]+)\.tsx?\2/g;

const write = (path, text) => {
  const target = join(WIDGET, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
};

// The compiler writes declarations for every file of the widget. The package has only those that its entries import.
const reachable = (entries) => {
  const found = new Map();
  const visit = (path) => {
    if (found.has(path)) return;
    const text = readFileSync(join(DECLARED, path), 'utf8');
    found.set(path, text);
    for (const [, , , target] of text.matchAll(RELATIVE)) visit(`${join(dirname(path), target)}.d.ts`);
  };
  for (const entry of entries) visit(entry);
  return found;
};

/** Writes the declarations of the public entries and the catalogues to dist/widget/types. */
export const writeDeclarations = async () => {
  await runBin('tsc', ['-p', 'widget/tsconfig.declarations.json']);
  const catalogues = readdirSync(join(WIDGET, 'module/locales'));
  const entries = [
    ...['index', 'element', 'react', 'machine', 'server', 'oauth-callback'].map((name) => `${name}.d.ts`),
    ...catalogues.map((name) => `locales/${name.replace(/\.js$/, '.d.ts')}`),
  ];
  // Compilers before version 5 do not allow `.ts` in an import.
  for (const [path, text] of reachable(entries))
    write(`types/${path}`, text.replace(RELATIVE, '$1$2$3.js$2'));
  rmSync(resolve(ROOT, 'dist/.declarations'), { recursive: true });
};

/** Writes descriptions of the public contract for editors, frameworks and the documentation. */
export const writeManifests = async () => {
  const { filesOf } = await importSource('scripts/manifest/files.ts');
  for (const [path, text] of Object.entries(filesOf())) write(path, text);
};

/** Returns hashes and tags of the files that a page loads, for their address and a page in this language. */
export const integrityAt = async (base, language) => {
  const { hashOf, integrityOf } = await importSource('scripts/manifest/integrity.ts');
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  const names = readdirSync(WIDGET).filter((name) => name.endsWith('.js'));
  const hashes = names.sort().map((name) => [name, hashOf('sha384', readFileSync(join(WIDGET, name)))]);
  return integrityOf(version, Object.fromEntries(hashes), base, language);
};

/** Writes dist/widget/integrity.json. Run it after all other builds. */
export const writeIntegrity = async () =>
  write('integrity.json', `${JSON.stringify(await integrityAt('/widget/'), null, 2)}\n`);
