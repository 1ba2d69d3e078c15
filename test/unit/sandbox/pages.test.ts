import { expect, it } from 'vitest';
import { pageAt } from '../../../showcase/sandbox/serving/pages.ts';

const NAMES = ['/', '/docs', '/docs/events', '/job/:id', '*'];
const PAGES = { files: Object.fromEntries(NAMES.map((name) => [name, name])), scripts: [], styles: [] };

it.each([
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/Docs/Events/', '/docs/events'],
  ['/docs/nowhere', '/docs'],
  ['/docs/events/more', '*'],
  ['/docs//events', '*'],
  ['/job/7', '/job/:id'],
  ['/job/7/more', '*'],
  ['/constructor', '*'],
  ['/*', '*'],
])('the prerendered page for %s is that of %s', (path, name) => {
  expect(pageAt(PAGES, path)).toBe(name);
});
