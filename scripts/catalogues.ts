import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { TAGS } from '../common/languages.ts';

/** Makes `widget/locales/catalogue.ts?de` the German catalogue, and writes a literal import for each tag. */
export const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  transform(code, id) {
    const [, tag] = /\/widget\/locales\/catalogue\.ts\?(.+)$/.exec(id) ?? [];
    if (tag) return code.replace('/en.json', `/${tag}.json`);
    if (!id.endsWith('/widget/locales/load.ts')) return null;
    const loads = TAGS.map((each) => `'${each}': () => import('./catalogue.ts?${each}')`);
    return code.replace(/import\(`.*\?\$\{lang\}`\)/, `({ ${loads} })[lang]()`);
  },
};

const FILE = /\/locales\/([\w-]+)\.json$/;
const PART = /^\0texts:([\w-]+):?(\w*)$/;

/** Makes each part of a file of texts a module, so that a chunk contains only the parts that it uses. */
export const textParts: Plugin = {
  name: 'text-parts',
  enforce: 'pre',
  resolveId(source) {
    if (PART.test(source)) return source;
    const [, tag] = FILE.exec(source) ?? [];
    return tag ? { id: `\0texts:${tag}`, moduleSideEffects: false } : null;
  },
  load(id) {
    const [, tag, part] = PART.exec(id) ?? [];
    if (!tag) return null;
    const file = resolve(import.meta.dirname, `../common/locales/${tag}.json`);
    const texts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
    if (part) return `export const ${part} = ${JSON.stringify(texts[part], null, 2)};`;
    return Object.keys(texts)
      .map((each) => `export { ${each} } from '\0texts:${tag}:${each}';`)
      .join('\n');
  },
};
