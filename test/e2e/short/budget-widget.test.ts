import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

describe('the budget of the widget', () => {
  it('keeps everything that a page loads before intent within 4.5 KB brotli', () => {
    expect(brotliOf(SHELL)).toBeLessThanOrEqual(BUDGETS.shell);
  });

  it('keeps the flow within 104 KB brotli', () => {
    const flow = brotliOf(fileOf('flow'));
    console.log(`shell ${brotliOf(SHELL)} B, flow ${flow} B brotli`);
    expect(flow).toBeLessThanOrEqual(BUDGETS.flow);
  });

  it('needs 3,300 B brotli to show the dialog as a frame, in place of the flow', () => {
    expect(brotliOf('data-connect.frame.js')).toBeLessThanOrEqual(FRAME_BYTES);
  });

  it('needs 7 KB brotli for the menu of a signed-in person, in ten languages', () => {
    expect(brotliOf(fileOf('menu'))).toBeLessThanOrEqual(MENU_BYTES);
  });

  it('keeps the page of a sign-in by OpenID Connect within 112 KB brotli', () => {
    const page = brotliOf(fileOf('authorize-page'));
    console.log(`authorize page ${page} B brotli`);
    expect(page).toBeLessThanOrEqual(AUTHORIZE_PAGE_BYTES);
  });

  it('keeps the flow of the lite script within 56 KB brotli', () => {
    const flow = brotliOf(fileOf('lite.flow'));
    console.log(`lite: flow ${flow} B brotli`);
    expect(flow).toBeLessThanOrEqual(BUDGETS.liteFlow);
  });

  it.each(['flow', 'lite.flow'])(
    'makes Chromium compile %s while it arrives, by a hint at the top',
    (name) => {
      const code = readFileSync(resolve(WIDGET, fileOf(name)), 'utf8');
      expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
    },
  );

  it('adds at most 4,672 B brotli for any other language', () => {
    const others = TAGS.map(fileOf);
    const languages = brotliOf(fileOf('languages'));
    const largest = Math.max(...others.map(brotliOf));
    console.log(`languages ${languages} B, largest catalogue ${largest} B brotli, of ${others.length}`);
    expect(languages + largest).toBeLessThanOrEqual(LANGUAGE_BYTES);
  });
});
