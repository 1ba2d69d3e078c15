import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  anchorsIn,
  CITED,
  countCitations,
  filesIn,
  linksIn,
  sectionsIn,
  unknownDocuments,
  wrongCitations,
} from './support/citations.ts';

const isText = (path: string) => /\.(tsx?|mts|mjs|js|jsx|css|html|svelte|vue|mdx?|json)$/.test(path);
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText(name) && !/(^|\/)(node_modules|dist|\.cache)\//.test(name))
    .map((name) => join(folder, name));

const FOLDERS = ['widget', 'showcase', 'provider', 'scripts', 'test', 'bench', 'docs'];
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

describe('a citation', () => {
  it('names an existing section of docs/', () => {
    const wrong = [...texts].flatMap(([path, text]) =>
      wrongCitations(text, sections, nameOf(path)).map((citation) => `${path}: ${citation}`),
    );
    expect(wrong).toEqual([]);
  });

  it('occurs hundreds of times', () => {
    const code = [...texts].filter(([path]) => !path.startsWith('docs/'));
    expect(code.reduce((sum, [, text]) => sum + countCitations(text), 0)).toBeGreaterThan(200);
  });

  it.each([
    ['of an unknown section', `contract ${S}99`],
    ['of an unknown part of a section', `specification ${S}2.99`],
    ['without a document', `the catalogue (${S}8)`],
    ['of a second section without its document', `specification ${S}2.1, ${S}2.2`],
    ['of a document that is not in docs/', `plans ${S}1`],
    ['without a number', `contract ${S}`],
  ])('%s is refused', (_, text) => {
    expect(wrongCitations(text, sections)).toHaveLength(1);
  });

  it.each([`contract ${S}2.1`, `Specification ${S}4.5.`, `RFC 9110 ${S}10.2.3`, `WebAuthn ${S}5.8.1`])(
    'of the form “%s” is accepted',
    (text) => {
      expect(wrongCitations(text, sections)).toEqual([]);
    },
  );
});

describe('a document', () => {
  it('exists if a text names it', () => {
    const wrong = [...texts].flatMap(([path, text]) =>
      unknownDocuments(text, documents).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
    expect(unknownDocuments(`see plans.${'md'}`, documents)).toHaveLength(1);
  });

  it('links to existing files and headings', () => {
    const wrong = documents.flatMap((path) =>
      linksIn(read(path))
        .filter((link) => {
          const [file = '', anchor] = link.split('#');
          const target = file === '' ? path : normalize(join(dirname(path), file));
          if (!existsSync(target)) return true;
          return anchor !== undefined && !anchorsIn(read(target)).has(anchor);
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names existing files', () => {
    const wrong = documents.flatMap((path) =>
      filesIn(read(path))
        .filter((name) => ![...texts.keys()].some((each) => `/${each}`.endsWith(`/${name}`)))
        .map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(CITED)('on the %s is linked from README and CONTRIBUTING', (name) => {
    for (const path of ['README.md', 'CONTRIBUTING.md'])
      expect(linksIn(read(path))).toContain(`docs/${name}.md`);
  });
});
