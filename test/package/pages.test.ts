import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/pages.ts';

/** Limits for one page, in files and in KB after brotli. */
const SCRIPTS = 6;
const KB_BEFORE_HEADING = 20;
const HTML_KB = 20;
const SCRIPTS_KB = 135;
const OWN_KB = 40;

/** The build's compressed file, if there is one. */
const kb = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
const fileKb = (address: string) => kb(`dist/showcase${address}`);
const known = new Map<string, number>();
const textKb = (text: string) => {
  const size = known.get(text) ?? brotliCompressSync(text).byteLength / 1024;
  known.set(text, size);
  return size;
};

const namesIn = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, name = '']) => name);
const HEAD_STYLE = /<style>(.*?)<\/style>(?=.*<\/head>)/gs;
/** Texts of the styles inside the page's head. */
const stylesOf = (html: string) => namesIn(html, HEAD_STYLE);
const scriptsOf = (html: string) =>
  /<meta name="scripts" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];

const pages = builtPages();

/** Files of every page. */
const common = pages
  .map(({ html }) => [...stylesOf(html), ...scriptsOf(html)])
  .reduce((some, names) => some.filter((name) => names.includes(name)));

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(pages)('the page at $path', ({ html }) => {
  const styles = stylesOf(html);
  const scripts = scriptsOf(html);

  it('has its title, its description and a picture', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta\s+name="description"\s+content="[^"]{20,}"/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\.png">/);
  });

  it('has no style attribute, which its policy forbids, and loads nothing from other hosts', () => {
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html.match(/<(?:link|script|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/[^"]*"/g)).toBeNull();
  });

  it('shows its heading without another file, and has few scripts of its own after it', () => {
    expect(
      html.match(/<(?:link rel="(?:stylesheet"(?! disabled)|modulepreload)|script[^>]* src)/g),
    ).toBeNull();
    expect(scripts.at(-1)).toMatch(/^\/assets\/index-/);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
  });

  it('loads the file of the page itself, and of no lazy part of it', () => {
    const own = scripts.filter((script) => !common.includes(script));
    expect(own).toEqual([expect.stringMatching(/^\/assets\/(?:board|pages|\w+Page|\w+Route)-/)]);
  });

  it('shows its content without JavaScript, and says what needs it', () => {
    expect(html).toMatch(/>Without JavaScript you can read this page\. It is needed for [^<]+\.</);
    const text = html.slice(html.indexOf('id="root"')).replaceAll(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(40);
  });

  it('loads the file for the dialog in a frame before the press, if its button needs one', () => {
    const widget = /<meta name="widget" content="([^"]+)">/.exec(html)?.[1]?.split(' ');
    const frame = html.includes('isolation="frame"') ? ['/widget/data-connect.frame.js'] : [];
    expect(widget).toEqual(['/widget/data-connect.js', ...frame]);
  });

  it('needs few bytes before its heading, and few in all', () => {
    const unstyled = html.replaceAll(HEAD_STYLE, '');
    const beforeHeading = textKb(unstyled.slice(0, unstyled.indexOf('</h1>'))) + sum(styles.map(textKb));
    expect(beforeHeading).toBeLessThanOrEqual(KB_BEFORE_HEADING);
    expect(textKb(unstyled)).toBeLessThanOrEqual(HTML_KB);
    expect(sum(scripts.map(fileKb))).toBeLessThanOrEqual(SCRIPTS_KB);
    const isOwn = (part: string) => !common.includes(part);
    const ownKb = sum([...styles.filter(isOwn).map(textKb), ...scripts.filter(isOwn).map(fileKb)]);
    expect(ownKb).toBeLessThanOrEqual(OWN_KB);
  });
});
