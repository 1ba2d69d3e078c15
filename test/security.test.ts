// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { createFilter, parseSync } from 'vite';
import { expect, it } from 'vitest';
import config from './vitest.config.ts';

const hasType = (node: unknown): node is Readonly<Record<string, unknown>> & { readonly type: string } =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';

/** `it` of `it('…')`, `it.skipIf(condition)('…')` and `it.each(rows)('…')`. */
const nameOf = (callee: unknown): unknown => {
  if (!hasType(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? nameOf(callee.tag) : undefined;
};

/** The full titles of the tests in a file, with the templates of `each` as they are written. */
const titlesIn = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8');
  const visit = (node: unknown, before: readonly string[]): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if (!hasType(node) || node.type !== 'CallExpression' || !Array.isArray(node.arguments))
      return Object.values(node).flatMap((each) => visit(each, before));
    const [title, ...more] = node.arguments;
    const name = nameOf(node.callee);
    // The last argument of a test or a group is its function; `it.each(rows)` has none.
    const isCase = (name === 'it' || name === 'test') && more.length > 0;
    if (isCase || (name === 'describe' && more.length > 0)) {
      const own = [...before, source.slice(title.start, title.end).replace(/^(['"`])([\s\S]*)\1$/, '$2')];
      return isCase ? [own.join(' ')] : more.flatMap((each) => visit(each, own));
    }
    return Object.values(node).flatMap((each) => visit(each, before));
  };
  return visit(parseSync(path, source).program, []);
};

const read = (path: string) => readFileSync(path, 'utf8');

interface TestFiles {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

const filesOf = (project: unknown): TestFiles =>
  typeof project === 'object' && project !== null && 'test' in project && typeof project.test === 'object'
    ? { ...project.test }
    : {};

const runs = (config.test?.projects ?? [])
  .map(filesOf)
  .map(({ include = [], exclude = [] }) => createFilter(include, exclude, { resolve: false }));
const isRun = (path: string) => runs.some((matches) => matches(path));

const ROW = /^\| (?<promise>.+) \| (?<proof>`[^`]+`) \|$/;
const NAMED = /`([\w/-]+\.test\.tsx?)`/g;

/** The promises of a document, each with its test, and all tests that the document names. */
const promisesOf = (path: string) => {
  const text = read(path);
  const rows = text.split('\n').flatMap((line) => {
    const { promise, proof } = ROW.exec(line)?.groups ?? {};
    return promise && proof ? [{ promise, proof }] : [];
  });
  return { rows, named: new Set([...text.matchAll(NAMED)].map(([, name]) => `test/${name}`)) };
};

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
  .map((path) => `test/${path}`);

it.each([
  ['SECURITY.md', 80],
  ['docs/promises.md', 30],
])(
  '%s makes each promise once, in one sentence, and names one test file that exists and is run',
  (path, atLeast) => {
    const { rows, named } = promisesOf(path);
    const promises = rows.map(({ promise }) => promise);
    expect(promises.length).toBeGreaterThan(atLeast);
    expect(promises).toEqual([...new Set(promises)]);
    expect(promises.filter((promise) => !/^(?!.*\. ).+\.$/.test(promise))).toEqual([]);
    expect(rows.filter(({ proof }) => !/^`[\w/-]+\.test\.tsx?`$/.test(proof))).toEqual([]);
    const files = [...named].filter((name) => !name.endsWith('test/security.test.ts'));
    expect(files.filter((name) => !tests.includes(name) || !isRun(name))).toEqual([]);
    expect(files.filter((name) => !/^\s*it(?:\.\w+.*)?[(<`]/m.test(read(name)))).toEqual([]);
  },
);

it('SECURITY.md names each test of an attack', () => {
  const attacks =
    /(?:attacks|abuse|hostile|sanitise|rights|policy|integrity|cipher|secrets|traces|callers)[\w-]*\.test\.tsx?$/;
  const { named } = promisesOf('SECURITY.md');
  expect(tests.filter((path) => attacks.test(path) && !named.has(path))).toEqual([]);
});

it('the full title of each test is unlike any other', () => {
  const places = new Map<string, string[]>();
  for (const path of tests)
    for (const title of titlesIn(path)) places.set(title, [...(places.get(title) ?? []), path]);
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
