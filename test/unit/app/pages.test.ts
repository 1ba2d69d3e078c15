import { expect, it } from 'vitest';
import { DEMOS, TOOLS } from '../../../showcase/app/areas.ts';
import { NEEDS_SCRIPT } from '../../../showcase/app/needs-script.ts';
import { PAGES } from '../../../showcase/app/pages.ts';

it('mentions signing in as a use of JavaScript only for pages with a sign-in', () => {
  const pages = PAGES.filter(({ folder }) => folder === 'links');
  expect(pages.map(({ address }) => address)).toEqual(['/telegram', '/auth', '/callback']);
  for (const { needsScript } of pages) expect(needsScript).not.toContain('signing in');
});

it('lists only existing areas', () => {
  const names = [...DEMOS, ...TOOLS].map(({ name }) => name);
  expect(Object.keys(NEEDS_SCRIPT).filter((name) => !names.includes(name))).toEqual([]);
});
