// Computes the hashes of the files that a page loads. `npm run release -- integrity https://your.site/widget/ de`
// prints the tags for that address and a page in German.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSource } from './manifest.mjs';
import { main, ROOT } from './setup.mjs';

const WIDGET = resolve(ROOT, 'dist/widget');
const USUAL_BASE = '/widget/';

const integrityAt = async (base, language) => {
  const { hashOf, integrityOf } = await importSource('scripts/manifest/integrity.ts');
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  const names = readdirSync(WIDGET).filter((name) => name.endsWith('.js'));
  const hashes = names.sort().map((name) => [name, hashOf('sha384', readFileSync(resolve(WIDGET, name)))]);
  return integrityOf(version, Object.fromEntries(hashes), base, language);
};

/** Writes dist/widget/integrity.json. Run it after all other builds. */
export const writeIntegrity = async () => {
  const integrity = await integrityAt(USUAL_BASE);
  writeFileSync(resolve(WIDGET, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    const [base = USUAL_BASE, language] = process.argv.slice(2);
    const folder = base.endsWith('/') ? base : `${base}/`;
    const { tags, importMapSource } = await integrityAt(folder, language);
    console.log(`The flow is fetched and checked when it is needed:\n\n${tags.importMap}\n`);
    console.log(`A content security policy allows that import map by script-src ${importMapSource}\n`);
    console.log(`Or it comes with the page, under every content security policy:\n\n${tags.preload}`);
  });
}
