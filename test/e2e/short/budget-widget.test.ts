import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TAGS } from '../../../widget/common/languages.ts';
import { BUDGETS } from '../../support/budgets.ts';

const WIDGET = resolve('dist/widget');
const SHELL = 'data-connect.js';
const FRAME_BYTES = 3_300;
const MENU_BYTES = 7 * 1024;
const LANGUAGE_BYTES = 4_672;
const AUTHORIZE_PAGE_BYTES = 112 * 1024;

const lazy = readdirSync(WIDGET).filter((name) => /^data-connect\.[\w.-]+-[\w-]{8}\.js$/.test(name));
const fileOf = (name: string) => {
  const [file] = lazy.filter((one) => one.startsWith(`data-connect.${name}-`));
  if (file === undefined) throw new Error(`Nothing was built for ${name}`);
  return file;
};
const brotliOf = (name: string) => brotliCompressSync(readFileSync(resolve(WIDGET, name))).length;

it.each([
  ['what a page loads before intent', () => SHELL, BUDGETS.shell],
  ['the flow', () => fileOf('flow'), BUDGETS.flow],
  ['the flow of the lite script', () => fileOf('lite.flow'), BUDGETS.liteFlow],
  ['the dialog as a frame', () => 'data-connect.frame.js', FRAME_BYTES],
  ['the menu of a signed-in person', () => fileOf('menu'), MENU_BYTES],
  ['the page of a sign-in by OpenID Connect', () => fileOf('authorize-page'), AUTHORIZE_PAGE_BYTES],
])('%s keeps within its budget of bytes', (name, file, budget) => {
  const bytes = brotliOf(file());
  console.log(`${name}: ${bytes} B brotli`);
  expect(bytes).toBeLessThanOrEqual(budget);
});

it('a language keeps within its budget of bytes', () => {
  const others = TAGS.map(fileOf);
  const languages = brotliOf(fileOf('languages'));
  const largest = Math.max(...others.map(brotliOf));
  console.log(`languages ${languages} B, largest catalogue ${largest} B brotli, of ${others.length}`);
  expect(languages + largest).toBeLessThanOrEqual(LANGUAGE_BYTES);
});
