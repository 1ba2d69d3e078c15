import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILT_PAGES } from '../support/pages.ts';

/** Limits of one page, in files and in KB as brotli sends them. */
const FILES_BEFORE_HEADING = 3;
const OWN_FILES = 9;
const KB_BEFORE_HEADING = 20;
const HTML_KB = 50;
const SCRIPTS_KB = 130;
const OWN_KB = 40;

/** As the build compressed it, where that made it smaller. */
const kb = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
const fileKb = (address: string) => kb(`dist/showcase${address}`);

const namesIn = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, name = '']) => name);
const stylesOf = (html: string) => namesIn(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
const scriptsOf = (html: string) =>
  namesIn(html, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="(\/assets\/[^"]+)"/g);

/** What every page has. */
const common = BUILT_PAGES.map(({ html }) => [...stylesOf(html), ...scriptsOf(html)]).reduce((some, names) =>
  some.filter((name) => names.includes(name)),
);

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(BUILT_PAGES)('the page at $path', ({ html, file }) => {
  const styles = stylesOf(html);
  const scripts = scriptsOf(html);

  it('has its title, its description and a picture', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta\s+name="description"\s+content="[^"]{20,}"/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\.png">/);
  });

  it('has no style attribute, which its policy forbids, and nothing of another host', () => {
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html.match(/<(?:link|script|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/[^"]*"/g)).toBeNull();
  });

  it('needs few files before its heading, and few in all', () => {
    expect(1 + styles.length).toBeLessThanOrEqual(FILES_BEFORE_HEADING);
    expect(1 + styles.length + scripts.length).toBeLessThanOrEqual(OWN_FILES);
  });

  it('needs few bytes before its heading, and few in all', () => {
    const beforeHeading = brotliCompressSync(html.slice(0, html.indexOf('</h1>'))).byteLength / 1024;
    expect(beforeHeading + sum(styles.map(fileKb))).toBeLessThanOrEqual(KB_BEFORE_HEADING);
    expect(kb(file)).toBeLessThanOrEqual(HTML_KB);
    expect(sum(scripts.map(fileKb))).toBeLessThanOrEqual(SCRIPTS_KB);
    const own = [...styles, ...scripts].filter((name) => !common.includes(name));
    expect(sum(own.map(fileKb))).toBeLessThanOrEqual(OWN_KB);
  });
});
