import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONNECTORS, TEXTS, TIERS } from '../../hosts/conformance-data.ts';
import { useChromium } from '../support/chromium.ts';
import { openHost } from '../support/hosts.ts';

/** Whether the element is defined before or after the framework draws its page. */
const MOMENTS = ['defined first', 'defined last'] as const;

/**
 * The sixteen assertions of custom-elements-everywhere.com with our element. Each counts twice: there for two browsers,
 * here for the two orders of script and page.
 */
const ASSERTIONS: Record<string, (page: Page) => Promise<void>> = {
  'draws an element without children': (page) => seesTrigger(page, 'plain'),
  'draws what stands in its shadow root': (page) => seesPart(page, 'children', 'button'),
  'passes children on, and passes on their change': async (page) => {
    await seesSlotted(page, '1');
    await page.getByRole('button', { name: 'Count' }).click();
    await seesSlotted(page, '2');
  },
  'hides the element and shows it again': async (page) => {
    const toggle = page.getByRole('button', { name: 'Toggle' });
    await toggle.click();
    await page.getByText('Another view').waitFor();
    await page.locator('#views').waitFor({ state: 'detached' });
    await toggle.click();
    await seesTrigger(page, 'views');
  },
  'passes a boolean': (page) => hasProperty(page, 'testMode', true),
  'passes a number': (page) => hasProperty(page, 'appName', '42'),
  'passes a string': (page) => hasProperty(page, 'provider', 'Acme'),
  'receives an event with addEventListener': async (page) => {
    await page.locator('#imperative').getByRole('button').click();
    await seesText(page, 'imperative-received', 'true');
  },

  'passes an array as a property': (page) => hasProperty(page, 'connectors', CONNECTORS),
  'passes an object as a property': (page) => hasProperty(page, 'messages', TEXTS),
  'passes an object to a property named in camelCase': (page) => hasProperty(page, 'requestData', TIERS),
  'receives an event named in lower case in the template': async (page) => {
    await page.locator('#declarative').getByRole('button').click();
    await seesText(page, 'declarative-received', 'signout');
  },
  'receives an event named in camelCase in the template': (page) => receivesStranger(page, 'camelEvent'),
  'receives an event named in kebab-case in the template': (page) => receivesStranger(page, 'kebab-event'),
  'receives an event named in CAPS in the template': (page) => receivesStranger(page, 'CAPSevent'),
  'receives an event named in PascalCase in the template': (page) => receivesStranger(page, 'PascalEvent'),
};

// A JSX runtime that checks for a property before writing it finds none on an undefined element.
const OBJECTS_TOO_EARLY = [
  'defined last: passes an object as a property',
  'defined last: passes an object to a property named in camelCase',
];
// Preact 11 converts an event name that begins with a capital into lower case.
const CAPITALS = MOMENTS.flatMap((moment) =>
  ['CAPS', 'PascalCase'].map((name) => `${moment}: receives an event named in ${name} in the template`),
);

/** The failing assertions of each framework. The test fails for a surplus or missing line. */
const FAILING: Record<string, readonly string[]> = {
  react: OBJECTS_TOO_EARLY,
  vue: [],
  svelte: [],
  angular: [],
  preact: [...OBJECTS_TOO_EARLY, ...CAPITALS],
  solid: [],
};

// A known failure needs only a short wait.
const SHORT_MS = 500;
const LONG_MS = 10_000;
const chromium = useChromium();

const seesTrigger = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('button', { name: 'Sign In with Mosaic' }).waitFor();

const seesPart = (page: Page, id: string, part: string) => page.locator(`#${id} [part="${part}"]`).waitFor();

const seesText = (page: Page, id: string, text: string) =>
  page
    .locator(`#${id}`)
    .getByText(new RegExp(`(^| )${text}( |$)`))
    .waitFor();

const seesSlotted = async (page: Page, text: string) => {
  await seesText(page, 'children', text);
  await page.waitForFunction((expected) => {
    const slot = document.querySelector('#children')?.shadowRoot?.querySelector('slot[name=label]');
    return slot instanceof HTMLSlotElement && slot.assignedElements()[0]?.textContent === expected;
  }, text);
};

/** A value on the element itself was written before the definition, so the element did not read it. */
const hasProperty = async (page: Page, name: string, value: unknown) => {
  const taken = await page
    .locator('#data')
    .evaluate((element, key) => (Object.hasOwn(element, key) ? [] : [Reflect.get(element, key)]), name);
  expect(taken).toEqual([value]);
};

/** Our element has no event with such a name, so the test dispatches it on the element. */
const receivesStranger = async (page: Page, type: string) => {
  await page
    .locator('#declarative')
    .evaluate((element, name) => element.dispatchEvent(new CustomEvent(name)), type);
  await seesText(page, 'declarative-received', type);
};

const openConformance = async (framework: string, moment: (typeof MOMENTS)[number]) => {
  const isLate = moment === 'defined last';
  const path = `${framework}/conformance.html${isLate ? '?late' : ''}`;
  const { page } = await openHost(await chromium.visit(), path);
  await page.locator('#declarative').waitFor({ state: 'attached' });
  if (isLate) await page.evaluate(() => Reflect.get(window, 'define')());
  return page;
};

it.each(Object.entries(FAILING))(
  'the assertions of custom-elements-everywhere hold for the element in %s',
  async (framework, failing) => {
    const failed: string[] = [];
    for (const moment of MOMENTS) {
      const page = await openConformance(framework, moment);
      for (const [title, check] of Object.entries(ASSERTIONS)) {
        const name = `${moment}: ${title}`;
        page.setDefaultTimeout(failing.includes(name) ? SHORT_MS : LONG_MS);
        await check(page).catch(() => failed.push(name));
      }
    }
    const count = MOMENTS.length * Object.keys(ASSERTIONS).length;
    console.log(`${framework} ${count - failed.length}/${count}`);
    expect(failed.toSorted()).toEqual(failing.toSorted());
  },
);
