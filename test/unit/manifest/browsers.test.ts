// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSERS } from '../../../scripts/browsers.ts';

const [, section = ''] = readFileSync('widget/README.md', 'utf8').split('## Browsers\n');
const named = (name: string) => new RegExp(`${name} ([\\d.]*\\d)`).exec(section)?.[1];

it('widget/README.md names the lowest browsers that the build compiles to', () => {
  expect(BROWSERS).toEqual([
    `chrome${named('Edge')}`,
    `edge${named('Edge')}`,
    `firefox${named('Firefox')}`,
    `safari${named('Safari')}`,
    `ios${named('Safari')}`,
  ]);
});

it('the lowest browsers have every feature that widget/README.md calls needed', () => {
  const lowest = ['Edge', 'Firefox', 'Safari'].map((name) => Number(named(name)));
  const rows = section.split('\n').filter((line) => line.includes('**needed**'));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    // A cell with two versions has Chrome's first and Edge's second.
    const versions = row
      .split('|')
      .slice(2, 5)
      .map((cell) => Number(cell.split(',').at(-1)));
    expect(
      versions.every((version, browser) => version <= (lowest[browser] ?? 0)),
      row,
    ).toBe(true);
  }
});
