// The compiler writes declarations for every file of the widget. The package contains only those that its entries
// import.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT, runBin } from './setup.mjs';

const DECLARED = resolve(ROOT, 'dist/.declarations/widget');
const TYPES = resolve(ROOT, 'dist/widget/types');
const RELATIVE = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.[^'"]+)\.tsx?\2/g;

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

/** In the package, `common` is a folder beside the entries. */
const inPackage = (text) => text.replace(/\.\.\/((?:\.\.\/)*)common\//g, (_, up) => `${up || './'}common/`);

/** Writes the declarations of the public entries and the catalogues to dist/widget/types. */
export const writeDeclarations = async () => {
  await runBin('tsc', ['-p', 'widget/tsconfig.declarations.json']);
  const catalogues = readdirSync(resolve(ROOT, 'dist/widget/module/locales'));
  const entries = [
    ...['index', 'element', 'react', 'machine', 'server', 'oauth-callback'].map((name) => `${name}.d.ts`),
    ...catalogues.map((name) => `locales/${name.replace(/\.js$/, '.d.ts')}`),
  ];
  for (const [path, text] of reachable(entries)) {
    const target = join(TYPES, inPackage(path));
    mkdirSync(dirname(target), { recursive: true });
    // Compilers before version 5 do not allow `.ts` in an import.
    writeFileSync(target, inPackage(text).replace(RELATIVE, '$1$2$3.js$2'));
  }
  rmSync(resolve(ROOT, 'dist/.declarations'), { recursive: true });
};
