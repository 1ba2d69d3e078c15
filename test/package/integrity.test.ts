import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Integrity, integrityOf } from '../../scripts/manifest/integrity.ts';

const WIDGET = 'dist/widget';
const integrity: Integrity = JSON.parse(readFileSync(join(WIDGET, 'integrity.json'), 'utf8'));
const loaded = readdirSync(WIDGET).filter((name) => name.endsWith('.js'));
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const flow = loaded.find((name) => name.startsWith('data-connect.flow-')) ?? '';

it('integrity.json has the hash of every script that a page loads, for the files in dist/widget', () => {
  const hashes = loaded.map((name) => {
    const digest = createHash('sha384')
      .update(readFileSync(join(WIDGET, name)))
      .digest('base64');
    return [name, `sha384-${digest}`] as const;
  });
  expect(integrity.files).toEqual(Object.fromEntries(hashes));
  expect(flow).not.toBe('');
});

it('integrity.json has the script and the flow in both kinds of tags, as the documentation shows them', () => {
  const guide = readFileSync('dist/pages/docs/security.html', 'utf8');
  for (const tags of Object.values(integrity.tags)) {
    expect(guide).toContain(escaped(tags));
    expect(tags).toContain(`src="/widget/data-connect.js" integrity="${integrity.files['data-connect.js']}"`);
    expect(tags).toContain(`/widget/${flow}"`);
    expect(tags).toContain(`"${integrity.files[flow]}"`);
  }
});

it('integrity.json has a preload of each file that a press in another language needs, and of no other', () => {
  const { tags } = integrityOf(integrity.version, integrity.files, '/widget/', 'pt-BR');
  const preloaded = [...tags.preload.matchAll(/href="\/widget\/data-connect\.([\w-]+)-[\w-]{8}\.js"/g)];
  expect(preloaded.map(([, part]) => part).sort()).toEqual(['altered-page', 'flow', 'languages', 'pt-BR']);
});

it('integrity.json has every file that is loaded later in the import map', () => {
  // `frame-page` and `authorize-page` belong to the provider's own pages.
  const later = loaded.filter((name) =>
    /^data-connect\.(frame|(?!frame|authorize).+-[\w-]{8})\.js$/.test(name),
  );
  expect(later.length).toBeGreaterThan(10);
  expect(later.filter((name) => !integrity.tags.importMap.includes(`"/widget/${name}": `))).toEqual([]);
});

it('the tags of integrity.json are printed by `npm run release -- integrity` for another address and language', () => {
  const args = ['scripts/release.mjs', 'integrity', 'https://your.site/widget', 'de'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const german = loaded.find((name) => /(^|\.)de-/.test(name)) ?? '';
  for (const name of ['data-connect.js', flow, german]) {
    expect(printed).toContain(`https://your.site/widget/${name}"`);
    expect(printed).toContain(integrity.files[name]);
  }
  expect(printed).not.toContain('src="/widget/');
});
