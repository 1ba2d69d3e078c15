import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTitle, parseJob } from '../../jobs/api/job.ts';
import { jobPostingOf, summaryOf } from '../../jobs/api/posting-data.ts';
import type { Sandbox } from '../app.ts';

export interface Pages {
  /** File names by address, in lower case: `/gigi`, `/job/:id`, and `*` for every other one. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of inline scripts and style sheets, in the syntax of a content security policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: Pages = { files: {}, scripts: [], styles: [] };

export const pagesIn = (distRoot: string) => join(distRoot, 'pages');

export const readPages = (distRoot: string): Pages => {
  try {
    return JSON.parse(readFileSync(join(pagesIn(distRoot), 'pages.json'), 'utf8'));
  } catch {
    return NONE;
  }
};

const lowerCase = (path: string) => {
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
};

/** Written as a loop: a regular expression takes seconds for thousands of slashes. */
const withoutLastSlashes = (path: string) => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** Case does not matter (contract §5). An unknown chapter shows the overview, another unknown address the board. */
export const pageAt = ({ files }: Pages, path: string): string => {
  const address = withoutLastSlashes(lowerCase(path));
  // A map has no inherited names, so `/constructor` is an unknown address.
  const pages = new Map(Object.entries(files));
  const posting = /^\/job\/[^/]+$/.test(address) ? pages.get('/job/:id') : undefined;
  const overview = /^\/docs\/[^/]+$/.test(address) ? pages.get('/docs') : undefined;
  return (address === '*' ? undefined : pages.get(address)) ?? posting ?? overview ?? pages.get('*') ?? '';
};

export interface Postings {
  /** The server's origin: apps that preview links need absolute addresses. */
  readonly origin: string;
  readonly find: Sandbox['findPosting'];
  /** Receives a failure to add the posting; the visitor gets the page without it. */
  readonly report: (error: Error) => void;
}

/** The id in a posting's address, decoded once; `undefined` for another address or a broken encoding. */
const idIn = (path: string): string | undefined => {
  const encoded = /^\/job\/([^/]+)\/*$/i.exec(path)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Microdata, because the page's Trusted Types policy forbids a script with data. */
const itemHtml = (item: object, attributes: string): string => {
  const { '@type': type, ...fields } = { '@type': '', ...item };
  const html = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    [value ?? []]
      .flat()
      .map((each: unknown) =>
        typeof each === 'object' && each !== null
          ? itemHtml(each, ` itemprop="${name}"`)
          : `<meta itemprop="${name}" content="${escaped(`${each}`)}">`,
      ),
  );
  return `<div hidden itemscope itemtype="https://schema.org/${type}"${attributes}>${html.join('')}</div>`;
};

/** A function as replacement, because `$` has a meaning in a text. */
const withMeta = (html: string, name: string, text: string) =>
  html.replace(
    new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`),
    (_, before: string) => before + escaped(text),
  );

/** For search engines and link previews, which run no script. All texts come from a third party. */
const withPosting = (html: string, answer: unknown, isLive: boolean, address: URL) => {
  const job = parseJob(answer);
  if (job === null) return html;
  const data = isLive ? jobPostingOf(job) : null;
  const facts = {
    description: summaryOf(job),
    'og:title': job.title,
    'og:description': summaryOf(job),
    'og:image': new URL('/social.png', address).href,
  };
  return Object.entries(facts)
    .reduce((page, [name, text]) => withMeta(page, name, text), html)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(pageTitle(job))}</title>`)
    .replace('</head>', () => `<meta property="og:url" content="${escaped(address.href)}">\n</head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${data ? itemHtml(data, ' id="served-posting"') : ''}</body>`);
};

/** `null` if the page stays as built: another address, no such posting, or a failure. */
export const postingPage = async (
  path: string,
  page: () => Promise<Response>,
  { origin, find, report }: Postings,
): Promise<string | null> => {
  const id = idIn(path);
  if (id === undefined) return null;
  try {
    const found = find(id);
    if (found === undefined) return null;
    const html = await page();
    if (!html.ok) return null;
    const address = new URL(`/job/${encodeURIComponent(id)}`, origin);
    return withPosting(await html.text(), found.posting, found.source === 'adzuna', address);
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
};
