import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../provider/facts/event-types.ts';
import { PROBLEMS } from '../provider/problem.ts';
import { contractOf } from '../scripts/manifest/contract.ts';
import { ERROR_TEXTS } from '../widget/errors.ts';
import { API_CALLS } from './support/api-document.ts';

const CITED = ['specification', 'contract', 'architecture'] as const;

type Sections = Readonly<Record<string, ReadonlySet<string>>>;

/** Section numbers of headings such as `## 2. Rooms` and `### 2.1 Attributes`. */
const sectionsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number));

/** A document's name, then the section. Publications of others are cited in the same form. */
const CITATION =
  /(?:\b(specification|contract|architecture) |\b(RFC \d+|WebAuthn) |)\u00a7(\d+(?:\.\d+)*)?/gi;

const wrongCitations = (text: string, sections: Sections, own?: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([citation, name = own, elsewhere, number = '']) => {
    if (elsewhere !== undefined && number !== '') return [];
    return sections[name?.toLowerCase() ?? '']?.has(number) ? [] : [citation];
  });

const unknownDocuments = (text: string, paths: readonly string[]): string[] =>
  [...text.replaceAll('\\n', ' ').matchAll(/[\w-]+(?:\/[\w-]+)*\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)));

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const withoutSamples = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

const linksIn = (text: string): string[] =>
  [
    ...withoutSamples(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g),
  ]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^https?:/.test(target));

/** File paths that a Markdown text names as code, from any folder. A text that begins with `/` is an address. */
const filesIn = (text: string): string[] =>
  [
    ...withoutSamples(text).matchAll(
      /`((?:\.\.\/)*[\w-][\w./-]*\/[\w.-]+\.(?:tsx?|mjs|js|css|html|mdx?|json))`/g,
    ),
  ].map(([, path = '']) => path.replaceAll('../', ''));

const isText = (path: string) => /\.(tsx?|mts|mjs|js|jsx|css|html|svelte|vue|mdx?|json)$/.test(path);
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText(name) && !/(^|\/)(node_modules|dist|\.cache)\//.test(name))
    .map((name) => join(folder, name));

const FOLDERS = ['common', 'widget', 'showcase', 'provider', 'scripts', 'test', 'bench', 'docs'];
const texts = new Map(
  [...readdirSync('.').filter((name) => /\.(md|ts)$/.test(name)), ...FOLDERS.flatMap(below)].map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  ),
);
const documents = [...texts.keys()].filter((path) => path.endsWith('.md'));

const read = (path: string) => texts.get(path) ?? '';
const sections = Object.fromEntries(CITED.map((name) => [name, sectionsIn(read(`docs/${name}.md`))]));
const nameOf = (path: string) => CITED.find((name) => path === `docs/${name}.md`);

/** The section sign, built from its code because no text of this file may contain it. */
const S = String.fromCodePoint(0xa7);

it('a citation in any text names an existing section of docs/', () => {
  const wrong = [...texts].flatMap(([path, text]) =>
    wrongCitations(text, sections, nameOf(path)).map((citation) => `${path}: ${citation}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['an unknown section', `contract ${S}99`],
  ['an unknown part of a section', `specification ${S}2.99`],
  ['a section without a document', `the catalogue (${S}8)`],
  ['a second section without its document', `specification ${S}2.1, ${S}2.2`],
  ['a document without a number', `contract ${S}`],
])('a citation of %s is refused', (_, text) => {
  expect(wrongCitations(text, sections)).toHaveLength(1);
  expect(wrongCitations(`contract ${S}2.1, RFC 9110 ${S}10.2.3`, sections)).toEqual([]);
});

it('a document that a text names exists, and so do the files, links and headings that a document names', () => {
  const unknown = [...texts].flatMap(([path, text]) =>
    unknownDocuments(text, documents).map((name) => `${path}: ${name}`),
  );
  const isThere = (path: string, link: string) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    return existsSync(target) && (anchor === undefined || anchorsIn(read(target)).has(anchor));
  };
  const paths = [...texts.keys()];
  const wrong = documents.flatMap((path) => [
    ...linksIn(read(path))
      .filter((link) => !isThere(path, link))
      .map((link) => `${path}: ${link}`),
    ...filesIn(read(path))
      .filter((name) => !paths.some((each) => `/${each}`.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  ]);
  expect([...unknown, ...wrong]).toEqual([]);
  expect(unknownDocuments(`see plans.${'md'}`, documents)).toHaveLength(1);
});

it('README and CONTRIBUTING link to every cited document', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md'])
    expect(linksIn(read(path))).toEqual(expect.arrayContaining(CITED.map((name) => `docs/${name}.md`)));
});

const contract = read('docs/contract.md');

const firstCodes = (number: string) => {
  const [, after = ''] = contract.split(new RegExp(`^#{2,3} ${number.replace('.', '\\.')}\\.? .*$`, 'm'));
  const rows = (after.split(/^#{2,3} /m)[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.slice(2).map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
};

it('the contract has every attribute, event and storage key of the element', () => {
  const { attributes, events, storage } = contractOf();
  const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).sort();
  expect(firstCodes('2.1').sort()).toEqual(namesOf(attributes));
  expect(firstCodes('2.2').sort()).toEqual(namesOf(events));
  expect(firstCodes('2.7').sort()).toEqual(namesOf(storage));
});

it('the contract names existing calls and codes only, and every call of a page', () => {
  const calls = API_CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const named = firstCodes('11').filter((code) => /^[A-Z]+ \//.test(code) && !code.endsWith('…'));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((call) => !calls.includes(call))).toEqual([]);
  const forPages = API_CALLS.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
  expect(forPages.filter((path) => !contract.includes(`${path}\``))).toEqual([]);
  const known = new Set<string>([
    ...Object.keys(PROBLEMS),
    ...Object.keys(ERROR_TEXTS),
    ...EVENT_TYPES,
    'element.load',
  ]);
  const areas = new Set([...known].map((code) => code.split('.')[0]));
  const codes = [...contract.matchAll(/`([a-z]+)\.[a-z]+`/g)].flatMap(([code, area = '']) =>
    areas.has(area) ? [code.slice(1, -1)] : [],
  );
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

it('the specification has the exact texts of the widget’s errors', () => {
  const [, table = ''] = read('docs/specification.md').split(/^## 8\. .*$/m);
  const documented =
    table
      .split(/^## /m)[0]
      ?.match(/^\| [^|]+ \|/gm)
      ?.slice(2) ?? [];
  // The specification omits the end of these texts, and has two texts of the host's own functions.
  const texts = Object.values(ERROR_TEXTS).map((each) => `| ${each.replace(/\{(keys|reason)\}$/, '...')} |`);
  expect(documented).toHaveLength(15);
  expect(documented.filter((row) => !texts.includes(row))).toEqual(documented.slice(-2));
});
