import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  /** Path from the repository's root for our own files, else the package's name. */
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** `import()`: loaded later, not with the file. */
  readonly isLazy: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** Without comments and without the texts of strings. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const STATIC = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const LAZY = /(typeof\s+)?\bimport\(\s*['"`]([^'"`]+)['"`]/g;

/** The package's own entry points, which resolve to their sources. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'data-connect': 'widget/index.ts',
  'data-connect/element': 'widget/element.ts',
  'data-connect/machine': 'widget/machine.ts',
  'data-connect/react': 'widget/react.tsx',
  'data-connect/server': 'widget/server.ts',
};

const targetOf = (from: string, specifier: string) =>
  specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : (OWN_NAMES[specifier] ?? specifier);

// Our own files are imported as `.ts`. A relative `.js` is part of a declaration that the build writes.
const isImport = ({ target }: Import) => !/^(scripts|widget)\/.*\.js$/.test(target);

const importsOf = (path: string, text: string): Import[] =>
  [
    ...[...text.matchAll(STATIC)].map(([, , type, specifier = '']) => ({
      target: targetOf(path, specifier),
      isTypeOnly: type !== undefined,
      isLazy: false,
    })),
    ...[...text.matchAll(LAZY)].map(([, type, specifier = '']) => ({
      target: targetOf(path, specifier),
      isTypeOnly: type !== undefined,
      isLazy: true,
    })),
  ].filter(isImport);

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
const withoutTexts = (text: string) => text.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|mdx)$/.test(name) && !name.includes('node_modules'))
    .map((name) => {
      const path = join(folder, name);
      const whole = readFileSync(path, 'utf8');
      const text = withoutComments(whole);
      return {
        path,
        lines: whole.split('\n').length - 1,
        code: withoutTexts(text),
        imports: importsOf(path, text),
      };
    });

const CODE = /\.(tsx?|mjs|js|css|html|vue|svelte)$/;

export const linesBelow = (folder: string): [path: string, lines: number][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name) && !name.includes('node_modules'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8').split('\n').length - 1]);
