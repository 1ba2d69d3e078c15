// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { alteredBuiltIns, stopsFrame } from '../../../widget/element/altered-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('finds no replaced built-in on a page as the standard has it', () => {
  expect(alteredBuiltIns()).toEqual([]);
});

it.each([
  ['Array.from', () => vi.spyOn(Array, 'from').mockImplementation((item) => [item])],
  ['Function.prototype.bind', () => vi.spyOn(Function.prototype, 'bind').mockImplementation(() => () => 0)],
  ['document.body', () => vi.spyOn(document, 'body', 'get').mockReturnValue(document.createElement('form'))],
  ['Map', () => vi.stubGlobal('Map', class {})],
  ['JSON', () => vi.spyOn(JSON, 'stringify').mockReturnValue('{"list":"[]"}')],
])('finds that a script of the page has replaced %s', (name, replace) => {
  replace();
  const altered = alteredBuiltIns();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(altered).toEqual([name]);
});

it('finds a name that a script of the page has put on Object.prototype', () => {
  Object.defineProperty(Object.prototype, 'each', { value: () => {}, enumerable: true, configurable: true });
  const altered = alteredBuiltIns();
  Reflect.deleteProperty(Object.prototype, 'each');
  expect(altered).toEqual(['Object.prototype']);
});

it('finds no frame for a page with a Map of its own, whose code on the page needs it', () => {
  expect([stopsFrame(['Map']), stopsFrame(['Array.from', 'Object.prototype'])]).toEqual([true, false]);
});
