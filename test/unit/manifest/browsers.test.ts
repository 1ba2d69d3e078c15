// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSERS } from '../../../scripts/browsers.ts';

it('widget/README.md names the lowest browsers that the build compiles to', () => {
  const [, section = ''] = readFileSync('widget/README.md', 'utf8').split('## Browsers\n');
  const named = (name: string) => new RegExp(`${name} ([\\d.]*\\d)`).exec(section)?.[1];
  expect(BROWSERS).toEqual([
    `chrome${named('Edge')}`,
    `edge${named('Edge')}`,
    `firefox${named('Firefox')}`,
    `safari${named('Safari')}`,
    `ios${named('Safari')}`,
  ]);
});
