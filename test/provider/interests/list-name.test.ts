import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listNameOf } from '../../../common/list-name.ts';

/** Headers of mails with the name of their list; a list whose name could be a person's has none. */
const ROWS = readFileSync(resolve(import.meta.dirname, 'list-names.tsv'), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t'));
const NAMED = ROWS.filter(([, , name]) => name !== '');

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map(([listId = '', from = '']) => [listId, from, listNameOf(listId, from) ?? '']);

it('a mailing list has its own name, in every script and encoding', () => {
  expect(NAMED.length).toBeGreaterThan(20);
  expect(rowsOf(NAMED)).toEqual(NAMED);
});

it('a mailing list never has the name of a person or an address', () => {
  const others = ROWS.filter((row) => !NAMED.includes(row));
  expect(others.length).toBeGreaterThan(30);
  expect(rowsOf(others)).toEqual(others);
});

it('the name of a mailing list is read quickly from a header full of spaces or of encoded words', () => {
  const begun = performance.now();
  listNameOf('<a.example>', `${' '.repeat(3_000)}list@example.org`);
  listNameOf(`${' '.repeat(100_000)}<a.example>`, '=?utf-8?q?=20?= '.repeat(20_000));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
