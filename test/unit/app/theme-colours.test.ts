import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, type Rgb } from '../../../widget/common/contrast.ts';

const cssOf = (path: string) => readFileSync(new URL(`../../../showcase/${path}`, import.meta.url), 'utf8');

const THEME = cssOf('shared/theme/theme.css');
/** The theme's styles, followed by those of each page, which replace the theme's values. */
const THEMES = [
  { name: 'the theme', css: THEME },
  { name: 'the workbench', css: THEME + cssOf('workbench/workbench.css') },
];

/** Both values of a colour, by the last declaration. */
const colourIn = (css: string, name: string): readonly [light: Rgb, dark: Rgb] => {
  const declarations = css.matchAll(
    new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'g'),
  );
  const [, ...values] = [...declarations].at(-1) ?? [];
  const [light = [], dark = []] = values.map((value) =>
    [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16)),
  );
  return [light, dark];
};

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'accent-soft'];

/** Colours of texts and of edges of controls, with the minimum contrast of WCAG 2.2 (1.4.3, 1.4.11). */
const PAIRS = [
  ...['ink', 'muted', 'accent'].map((name) => [name, 4.5] as const),
  ['edge', 3] as const,
].flatMap(([name, least]) => GROUNDS.map((ground) => ({ name, ground, least })));

describe.each(THEMES)('$name', ({ css }) => {
  it.each(PAIRS)(
    '$name has a contrast of at least $least for $name on $ground',
    ({ name, ground, least }) => {
      const [over, under] = [colourIn(css, name), colourIn(css, ground)];
      for (const scheme of [0, 1] as const)
        expect(contrastOf(over[scheme], under[scheme])).toBeGreaterThanOrEqual(least);
    },
  );
});
