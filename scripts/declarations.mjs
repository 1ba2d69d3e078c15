// The compiler writes declarations for every file of the widget. The package contains only those that its entries
// import, and one for each catalogue.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runBin } from './setup.mjs';

const DECLARED = resolve(ROOT, 'dist/.declarations/widget');
const TYPES = resolve(ROOT, 'dist/widget/types');
const CATALOGUES = resolve(ROOT, 'dist/widget/module/locales');
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

/** The declaration of a built catalogue. Its types are the texts. */
const declarationOf = async (name) => {
  const { catalogue, en } = await import(pathToFileURL(resolve(CATALOGUES, name)));
  const declare = (constant, texts) =>
    `export declare const ${constant}: Readonly<${JSON.stringify(texts, null, 2)}>;\n`;
  const english = en ? `${declare('en', en)}export type MessageKey = keyof typeof en;\n` : '';
  return english + declare('catalogue', catalogue);
};

/** Writes the declarations of the public entries and the catalogues to dist/widget/types. */
export const writeDeclarations = async () => {
  await runBin('tsc', ['-p', 'widget/tsconfig.declarations.json']);
  const entries = ['index', 'element', 'react', 'machine', 'server', 'oauth-callback'];
  for (const [path, text] of reachable(entries.map((name) => `${name}.d.ts`))) {
    mkdirSync(dirname(join(TYPES, path)), { recursive: true });
    // Compilers before version 5 do not allow `.ts` in an import.
    writeFileSync(join(TYPES, path), text.replace(RELATIVE, '$1$2$3.js$2'));
  }
  for (const name of readdirSync(CATALOGUES)) {
    writeFileSync(join(TYPES, 'locales', name.replace(/\.js$/, '.d.ts')), await declarationOf(name));
  }
  rmSync(resolve(ROOT, 'dist/.declarations'), { recursive: true });
};
