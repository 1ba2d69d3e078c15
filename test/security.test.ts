// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

const text = read('../SECURITY.md');
const promises = text.split('\n').filter((line) => /^\| (?!promise|---)/.test(line));

/** Files named in a text, each with the title of the test that follows it in quotation marks. */
const proofsIn = (lines: string) =>
  [...lines.matchAll(/`([\w/-]+\.test\.tsx?)`(?:\s“([^”]+)”)?/g)].map(([, path = '', title = '']) => ({
    path,
    title: title.replace(/\s+/g, ' '),
  }));

/** The titles that a file gives to its tests, parameters such as `%s` and all. */
const titlesIn = (path: string) =>
  [...read(path).matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?(?:\(|\{)/g)].map(
    ([, , title = '']) => title.replace(/\\(.)/g, '$1'),
  );

describe('SECURITY.md', () => {
  it.each(promises)('names a test for: %s', (promise) => {
    expect(proofsIn(promise)).not.toEqual([]);
  });

  it.each(proofsIn(text))('names a test that is there: $path “$title”', ({ path, title }) => {
    expect(titlesIn(path)).toContain(title);
  });
});
