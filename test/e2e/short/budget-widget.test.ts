import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUDGETS } from '../../support/budgets.ts';

const WIDGET = resolve('dist/widget');

it.each([
  ['the script of a page', /^data-connect\.js$/, BUDGETS.shell],
  ['the dialog', /^data-connect\.flow-[\w-]{8}\.js$/, BUDGETS.flow],
  ['the dialog of the lite script', /^data-connect\.lite\.flow-[\w-]{8}\.js$/, BUDGETS.liteFlow],
])('%s stays below its alarm of size', (_, pattern, bytes) => {
  const [name = ''] = readdirSync(WIDGET).filter((file) => pattern.test(file));
  const size = brotliCompressSync(readFileSync(resolve(WIDGET, name))).length;
  console.log(`${name}: ${size} of ${bytes} B brotli`);
  expect(size).toBeLessThanOrEqual(bytes);
});
