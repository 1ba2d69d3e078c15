import { readdirSync, readFileSync } from 'node:fs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

export const catalogues = readdirSync('dist/widget/module/locales').map((name) => name.replace(/\.js$/, ''));

/** Every subpath of the package with JavaScript: `.`, `./element`, `./locales/en` … */
export const entries: readonly string[] = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .flatMap(([subpath]) =>
    subpath.endsWith('*') ? catalogues.map((tag) => subpath.replace('*', tag)) : [subpath],
  );

/** A host's import of a subpath: `data-connect/element`. */
export const specifierOf = (subpath: string): string => `${manifest.name}${subpath.slice(1)}`;
