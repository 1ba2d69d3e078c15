import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtPages } from '../support/pages.ts';

/** Limits for one page, in files and in KB after brotli. */
const SCRIPTS = 5;
const KB_BEFORE_HEADING = 20;
const HTML_KB = 20;
const SCRIPTS_KB = 135;

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
const stylesOf = (html: string) => namesIn(html, HEAD_STYLE);
const SCRIPT =
  /<(?:script type="module"|link rel="modulepreload") crossorigin fetchpriority="low" (?:src|href)="([^"]+)"/g;
const scriptsOf = (html: string) => namesIn(html, SCRIPT);

const pages = builtPages();

const common = pages
  .map(({ html }) => [...stylesOf(html), ...scriptsOf(html)])
  .reduce((some, names) => some.filter((name) => names.includes(name)));

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

it.each(pages)(
  'the built page at $path can be read and found without a script, and loads little',
  ({ html }) => {
    const styles = stylesOf(html);
    const scripts = scriptsOf(html);
    expect(html.match(/<title>[^<]{5,}<\/title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta\s+name="description"\s+content="[^"]{20,}"/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\.png">/);
    // A style attribute, which the policy forbids, and files of other hosts.
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toMatch(/<(?:link|script|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/[^"]*"/);
    // Files that a page waits for before it shows its heading.
    expect(html).not.toMatch(/<(?:link rel="stylesheet"(?! disabled)|script(?! type="module")[^>]* src)/);
    expect(html).toMatch(/>Without JavaScript you can read this page\. It is needed for [^<]+\.</);
    const text = html.slice(html.indexOf('id="root"')).replaceAll(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(40);
    // The page's own file, and no lazy part of it.
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
    expect(scripts.filter((script) => !common.includes(script))).toEqual([
      expect.stringMatching(/^\/assets\/(?:board|pages|\w+Page|\w+Route)-/),
    ]);
    // After the last button: a defined element refuses the button that the parser brings.
    expect(html).toMatch(
      /<script type="module" async src="\/widget\/data-connect\.js" ?>(?!.*<\/data-connect-button>)/s,
    );
    const frame = /<link rel="modulepreload" href="\/widget\/data-connect\.frame\.js"/;
    expect(frame.test(html)).toBe(html.includes('isolation="frame"'));
    const unstyled = html.replaceAll(HEAD_STYLE, '');
    const beforeHeading = textKb(unstyled.slice(0, unstyled.indexOf('</h1>'))) + sum(styles.map(textKb));
    expect(beforeHeading).toBeLessThanOrEqual(KB_BEFORE_HEADING);
    expect(textKb(unstyled)).toBeLessThanOrEqual(HTML_KB);
    expect(sum(scripts.map(fileKb))).toBeLessThanOrEqual(SCRIPTS_KB);
  },
);
