import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const text = readFileSync(resolve(import.meta.dirname, '../SECURITY.md'), 'utf8');
const promises = text.split('\n').filter((line) => /^\| (?!promise|---)/.test(line));
const testsIn = (line: string) => [...line.matchAll(/`([\w/-]+\.test\.tsx?)`/g)].map(([, path = '']) => path);

describe('SECURITY.md', () => {
  it.each(promises)('names a test for: %s', (promise) => {
    expect(testsIn(promise)).not.toEqual([]);
  });

  it.each([...new Set(testsIn(text))])('names %s, which is there', (path) => {
    expect(existsSync(resolve(import.meta.dirname, path))).toBe(true);
  });
});
