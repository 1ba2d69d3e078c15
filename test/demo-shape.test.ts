import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_WORDS, CLOCK_WORDS } from './support/browser-words.ts';
import { sourceFiles } from './support/source-tree.ts';

const SHOWCASE = 'showcase';
const DEMOS = readdirSync(join(SHOWCASE, 'demos'));

const stateFiles = readdirSync(SHOWCASE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/state.ts'))
  .map((path) => join(SHOWCASE, path));
const textOf = (path: string) => readFileSync(path, 'utf8');

/** The event names of a state file: the `type` of each member of its `…Event` union. */
const eventsOf = (text: string): string[] => {
  const [, union = ''] = /export type \w+Event =([\s\S]*?);\n(?:\n|$)/.exec(text) ?? [];
  return [...union.matchAll(/\btype: '([^']+)'/g)].map(([, name = '']) => name);
};

const isTopLevel = (name: string) =>
  /^(index|data|state)\.ts$|^[A-Z]\w+Page\.tsx$|^components$|^[a-z-]+\.(css|ts|tsx)$/.test(name);

describe('the shape of a demo', () => {
  it.each(DEMOS)('has an index, a page and data in %s', (name) => {
    const entries = readdirSync(join(SHOWCASE, 'demos', name));
    expect(entries).toEqual(expect.arrayContaining(['index.ts', 'data.ts']));
    expect(entries.some((entry) => entry.endsWith('Page.tsx'))).toBe(true);
    expect(entries.filter((entry) => !isTopLevel(entry))).toEqual([]);
    expect(textOf(join(SHOWCASE, 'demos', name, 'index.ts'))).toContain(`name: '${name}'`);
  });
});

it('has no date in a demo that has yet to come: it would pass', () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = readdirSync(join(SHOWCASE, 'demos'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => textOf(join(SHOWCASE, 'demos', path)).match(/\b20\d\d-\d\d-\d\d\b/g) ?? []);
  expect(days.length).toBeGreaterThan(9);
  expect(days.filter((day) => day > today)).toEqual([]);
});

describe('the vocabulary of states', () => {
  it('exists in every demo with states and in the job board', () => {
    const folders = stateFiles.map(dirname);
    expect(folders).toEqual(expect.arrayContaining(['showcase/demos/copus', 'showcase/jobs/interests']));
    expect(folders.length).toBeGreaterThan(9);
  });

  it.each(stateFiles)('begins with initialState and continues with reduce in %s', (path) => {
    const text = textOf(path);
    expect(text).toMatch(/export const initialState\b/);
    expect(text).toMatch(/export const reduce\b/);
  });

  it('is pure: it uses no packages, no browser and no clock', () => {
    const states = sourceFiles(SHOWCASE).filter(({ path }) => stateFiles.includes(path));
    expect(states).toHaveLength(stateFiles.length);
    const impure = states.filter(
      ({ code, imports }) =>
        imports.some(({ target }) => !target.startsWith(`${SHOWCASE}/`)) ||
        BROWSER_WORDS.test(code) ||
        CLOCK_WORDS.test(code),
    );
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it.each(stateFiles)('names events subject.fact in %s', (path) => {
    const events = eventsOf(textOf(path));
    expect(events.length).toBeGreaterThan(0);
    // An event name is a fact that has happened: a past participle.
    expect(events.filter((name) => !/^[a-z]+\.[a-z]+(?:ed|en)$/.test(name))).toEqual([]);
  });

  it('calls the answer of the widget widget.completed in every demo', () => {
    const without = stateFiles
      .filter((path) => path.includes('/demos/'))
      .filter((path) => !eventsOf(textOf(path)).includes('widget.completed'));
    expect(without).toEqual([]);
  });

  it('has no other name for a reducer in any file', () => {
    const files = readdirSync(SHOWCASE, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.tsx'),
    );
    const other = files.filter((path) => /useReducer\((?!reduce\b)/.test(textOf(join(SHOWCASE, path))));
    expect(other).toEqual([]);
  });
});
