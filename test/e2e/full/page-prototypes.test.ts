import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';

const { visit } = useChromium();

/** Names of the additions of old libraries, and of members that property descriptors, React and JSON look for. */
const NAMES = ['each', 'extend', 'clone', 'keys', 'map', 'has', 'get', 'set', 'toJSON', 'children'];

it.each([
  ['enumerable, as by an assignment', true],
  ['not enumerable', false],
])(
  'on a page with functions on Object.prototype that are %s, a person signs in and shares',
  async (_, enumerable) => {
    const head = `<script>
      for (const name of ${JSON.stringify(NAMES)}) {
        Object.defineProperty(Object.prototype, name, {
          __proto__: null, value() { return this; }, enumerable: ${enumerable}, writable: true,
        });
      }
    </script>`;
    const { page, person, trouble } = await openHostilePage(await visit(), { head });
    await walkWholeFlow(person);
    expect(trouble).toEqual([]);
    expect(await page.evaluate('"each" in {}')).toBe(true);
  },
);
