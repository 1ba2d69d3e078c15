import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { THEME_NAMES } from '../../../widget/frame/settings.ts';

const sheetOf = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../widget/styles', name), 'utf8');

const presetOf = (token: string) =>
  RegExp(`${token}: var\\(--dc-[\\w-]+, (.*)\\);`).exec(sheetOf('tokens.css'))?.[1];

const mark = [...sheetOf('header.css').matchAll(/^[^\n]*\.brand-mark[\s\S]*?^\}/gm)].join('\n');

const valuesOf = (property: string) =>
  [...mark.matchAll(RegExp(`\\b${property}: (.*);`, 'g'))].map(([, value]) => value);

it('the mark in the dialog reads no property of the host’s theme', () => {
  expect(mark).toContain('--_mark');
  expect(THEME_NAMES.filter((name) => RegExp(`var\\(--(dc-|_)${name}\\b`).test(mark))).toEqual([]);
});

it('the mark in the dialog has the colours of a dialog without a theme of the host', () => {
  expect(valuesOf('color')).toEqual([`var(--_mark, ${presetOf('--_accent')})`]);
  expect(valuesOf('fill')).toEqual([presetOf('--_tile-warm')]);
  expect(valuesOf('stroke')).toEqual([presetOf('--_tile-warm')]);
});
