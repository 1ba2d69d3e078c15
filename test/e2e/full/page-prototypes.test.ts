import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';

const { visit } = useChromium();

/**
 * Names that old libraries add to prototypes, and members that descriptors, options of the browser, React, XState and
 * JSON read.
 */
const NAMES = [
  ...['each', 'extend', 'clone', 'keys', 'map', 'has', 'get', 'set', 'toJSON', 'children'],
  ...['once', 'passive', 'cache', 'mode', 'bubbles', '_valueTracker'],
  ...['type', 'check', 'initial', 'always', 'guard', 'target', 'parent', '_parent', 'inspect', 'snapshot'],
  ...['isReactComponent', 'key', 'ref'],
];

/** Members that elements, requests, modules and snapshots of XState may lack. */
const TEXT_NAMES = [
  ...['key', 'ref', 'children', 'type', 'id', 'name', 'length', 'default', 'then', 'toJSON'],
  ...['body', 'method', 'headers', 'signal'],
];

// A `for…in` loop visits only enumerable functions, while reading a member finds others too.
it('on a page with enumerable functions on Object.prototype, as by an assignment, a person signs in and shares', async () => {
  const head = `<script>
    for (const name of ${JSON.stringify(NAMES)}) {
      Object.defineProperty(Object.prototype, name, {
        __proto__: null, value() { return this; }, enumerable: true, writable: true,
      });
    }
  </script>`;
  const { page, person, trouble } = await openHostilePage(await visit(), { head });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
  expect(await page.evaluate('"each" in {}')).toBe(true);
});

it('on a page with texts on Object.prototype that no loop visits, a person signs in and shares', async () => {
  const head = `<script>
    for (const name of ${JSON.stringify(TEXT_NAMES)})
      Object.defineProperty(Object.prototype, name, { __proto__: null, value: 'x', writable: true, configurable: true });
  </script>`;
  const { page, person, trouble } = await openHostilePage(await visit(), { head });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
  expect(await page.evaluate('({}).ref')).toBe('x');
});

it('on a page with Sugar on the prototypes of objects, lists and texts, a person signs in and shares', async () => {
  const sugar = readFileSync('node_modules/sugar/dist/sugar.js', 'utf8');
  const head = `<script>${sugar}</script><script>Sugar.extend({ objectPrototype: true })</script>`;
  const { page, person, trouble } = await openHostilePage(await visit(), { head });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
  // Each argument replaces one occurrence, and the last one the rest.
  expect(await page.evaluate('"a-b-c".replaceAll("-", "+")')).not.toBe('a+b+c');
});
