import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importSource, ROOT, runBin } from './setup.mjs';

const WIDGET = resolve(ROOT, 'dist/widget');
const DECLARED = resolve(ROOT, 'dist/.declarations/widget');
const RELATIVE = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.[^'"]+)\.tsx?\2/g;

const write = (path, text) => {
  const target = join(WIDGET, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
};

// The package has only the declarations that its entries import.
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

const declarationOf = async (path) => {
  const { catalogue, en } = await import(pathToFileURL(path));
  const declare = (constant, texts) =>
    `export declare const ${constant}: Readonly<${JSON.stringify(texts, null, 2)}>;\n`;
  const english = en ? `${declare('en', en)}export type MessageKey = keyof typeof en;\n` : '';
  return english + declare('catalogue', catalogue);
};

export const writeDeclarations = async () => {
  await runBin('tsc', ['-p', 'widget/tsconfig.declarations.json']);
  const entries = ['index', 'element', 'react', 'machine', 'server', 'oauth-callback'];
  // Compilers before version 5 do not allow `.ts` in an import.
  // `common` is beside the widget's source, and among its declarations.
  for (const [path, text] of reachable(entries.map((name) => `${name}.d.ts`)))
    write(
      join('types', path.replace(/^\.\.\//, '')),
      text
        .replace(RELATIVE, '$1$2$3.js$2')
        .replace(/(['"])(?:\.\.\/)((?:\.\.\/)*)common\//g, '$1./$2common/'),
    );
  const catalogues = join(WIDGET, 'module/locales');
  for (const name of readdirSync(catalogues))
    write(`types/locales/${name.replace(/\.js$/, '.d.ts')}`, await declarationOf(join(catalogues, name)));
  rmSync(resolve(ROOT, 'dist/.declarations'), { recursive: true });
};

export const writeManifests = async () => {
  const { filesOf } = await importSource('scripts/manifest/files.ts');
  for (const [path, text] of Object.entries(filesOf())) write(path, text);
};

export const integrityAt = async (base, language) => {
  const { hashOf, integrityOf } = await importSource('scripts/manifest/integrity.ts');
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  const names = readdirSync(WIDGET).filter((name) => name.endsWith('.js'));
  const hashes = names.sort().map((name) => [name, hashOf('sha384', readFileSync(join(WIDGET, name)))]);
  return integrityOf(version, Object.fromEntries(hashes), base, language);
};

/** Run it after all other builds. */
export const writeIntegrity = async () =>
  write('integrity.json', `${JSON.stringify(await integrityAt('/widget/'), null, 2)}\n`);
