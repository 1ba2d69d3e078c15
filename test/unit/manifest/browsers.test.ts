// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSERS } from '../../../scripts/browsers.ts';
import { FEATURES, LOWEST } from '../../../showcase/docs/reference/browsers.ts';

const { chrome, edge, firefox, safari } = LOWEST;

it('the documentation names the lowest browsers that the build compiles to', () => {
  expect(BROWSERS).toEqual([
    `chrome${chrome}`,
    `edge${edge}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
});

it('widget/README.md names the same', () => {
  const guide = readFileSync('widget/README.md', 'utf8');
  expect(chrome).toBe(edge);
  expect(guide).toContain(`Chrome and Edge ${edge}, Firefox ${firefox} and Safari ${safari}`);
});

it('the lowest browsers have every feature that the documentation calls needed', () => {
  const needed = FEATURES.filter(({ without }) => without === null);
  expect(needed.length).toBeGreaterThan(5);
  for (const feature of needed) {
    for (const browser of ['chrome', 'edge', 'firefox', 'safari'] as const) {
      expect(feature[browser] ?? Number.POSITIVE_INFINITY, feature.name).toBeLessThanOrEqual(LOWEST[browser]);
    }
  }
});
