import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const tokensOf = (path: string, prefix: string): ReadonlyMap<string, string> => {
  const css = readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(new RegExp(`${prefix}([\\w-]+):([^;]+);`, 'g'));
  return new Map([...rules].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()]));
};

/** The default after the host's own value: `20px` of `var(--dc-radius, 20px)`. */
const preset = (value: string) => /^var\( ?--dc-[\w-]+, (.*?) ?\)$/.exec(value)?.[1] ?? value;

/** Tokens of the pages that have another name in the widget. */
const RENAMED: Readonly<Record<string, string>> = { 'shadow-high': 'shadow', mono: 'font-code' };
/** Tokens for parts that the dialog does not have: a page behind it, cards on the page, and a red button. */
const OWN = ['page', 'shadow', 'on-danger'];

const pages = tokensOf('provider/kit/styles/tokens.css', '--');
const widget = tokensOf('widget/styles/tokens.css', '--_');

it.each([...pages].filter(([name]) => !OWN.includes(name) && name !== 'radius-small'))(
  'the pages at /account have the widget’s --%s',
  (name, value) => {
    expect(value).toBe(preset(widget.get(RENAMED[name] ?? name) ?? 'no such token'));
  },
);

it('the pages’ small radius is the widget’s, a share of the large one', () => {
  const [, share = 0] = /--_radius\) \* ([\d.]+)/.exec(widget.get('radius-small') ?? '') ?? [];
  expect(pages.get('radius-small')).toBe(`${Number.parseFloat(pages.get('radius') ?? '') * Number(share)}px`);
});
