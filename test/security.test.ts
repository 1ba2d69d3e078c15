// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createFilter } from 'vite';
import { describe, expect, it } from 'vitest';
import engines from './engines/vitest.config.ts';
import config from './vitest.config.ts';

const read = (path: string) => readFileSync(path, 'utf8');

interface TestFiles {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The test files of a Vitest project; none for a project that is only a path or a function. */
const filesOf = (project: unknown): TestFiles =>
  typeof project === 'object' && project !== null && 'test' in project && typeof project.test === 'object'
    ? { ...project.test }
    : {};

const runs = [...(config.test?.projects ?? []), engines]
  .map(filesOf)
  .map(({ include = [], exclude = [] }) => createFilter(include, exclude, { resolve: false }));
const isRun = (path: string) => runs.some((matches) => matches(path));

const ROW = /^\| (?<promise>.+) \| (?<proof>`.*) \|$/;
const FILE = /`([\w/-]+\.test\.tsx?)`/g;

const text = read('SECURITY.md');
const rows = text.split('\n').flatMap((line) => {
  const { promise, proof } = ROW.exec(line)?.groups ?? {};
  return promise && proof ? [{ promise, proof }] : [];
});
const named = [...text.matchAll(FILE)].map(([, path]) => `test/${path}`);

/** Tests whose name describes an attack or a rule against attacks. */
const ATTACKS =
  /(?:attacks|abuse|hostile|sanitise|rights|policy|integrity|cipher|secrets|traces|callers)[\w-]*\.test\.tsx?$/;
const attacks = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => ATTACKS.test(path) && !path.includes('node_modules'))
  .map((path) => `test/${path}`);

describe('SECURITY.md', () => {
  it('makes each promise once', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.map(({ promise }) => promise)).toEqual([...new Set(rows.map(({ promise }) => promise))]);
  });

  it.each(rows)('names one test file, in one sentence: $promise', ({ promise, proof }) => {
    expect(proof).toMatch(/^`[\w/-]+\.test\.tsx?`$/);
    expect(promise).toMatch(/^(?!.*\. ).+\.$/);
  });

  it.each([...new Set(named)])('names a file that exists, is run and has tests: %s', (path) => {
    expect(isRun(path)).toBe(true);
    expect(read(path)).toMatch(/^\s*it(?:\.each.*)?[(<`]/m);
  });

  it.each(attacks)('names each test of an attack: %s', (path) => {
    expect(named).toContain(path);
  });
});
