import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, openHostPage } from '../support/host-page.ts';
import { addLibrary } from '../support/page-libraries.ts';
import { type Person, personOn } from '../support/person.ts';

type Place = 'around' | 'beside';

interface Overlay {
  readonly name: string;
  readonly libraries?: readonly string[];
  readonly markup: string;
  readonly show: string;
}

const BUTTONS = '<button>A</button><div id="place"></div><button>B</button>';

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'a modal of Bootstrap',
    libraries: ['bootstrap/dist/js/bootstrap.bundle.min.js'],
    markup: `<style>.modal { display: none; position: fixed; inset: 0; background: #ccc }</style>
      <div id="overlay" class="modal" tabindex="-1"><div class="modal-dialog">${BUTTONS}</div></div>`,
    show: "new bootstrap.Modal('#overlay').show()",
  },
  {
    name: 'a dialog of jQuery UI',
    libraries: ['jquery/dist/jquery.min.js', 'jquery-ui/dist/jquery-ui.min.js'],
    markup: `<div id="overlay">${BUTTONS}</div>`,
    show: "jQuery('#overlay').dialog({ modal: true })",
  },
  {
    // Like Headless UI, React Aria and MUI.
    name: 'an overlay that disables the rest of the page and takes the focus back',
    markup: `<div id="overlay" tabindex="-1">${BUTTONS}</div>`,
    show: `
      const main = document.querySelector('main');
      main.inert = true;
      main.ariaHidden = 'true';
      const isOut = () => !overlay.contains(document.activeElement);
      const takeBack = () => isOut() && overlay.querySelector('button').focus();
      document.addEventListener('focus', takeBack, true);
      document.addEventListener('focusin', takeBack);
      document.addEventListener('keydown', (event) => event.key === 'Tab' && isOut() && event.preventDefault(), true);
      setInterval(takeBack, 50)`,
  },
  {
    name: 'a modal dialog of its own',
    markup: `<dialog id="overlay">${BUTTONS}</dialog>`,
    show: 'overlay.showModal()',
  },
  {
    name: 'a popover',
    markup: `<div id="overlay" popover>${BUTTONS}</div>`,
    show: 'overlay.showPopover()',
  },
];

const showOverlay = async (page: Page, overlay: Overlay, place: Place) => {
  for (const library of overlay.libraries ?? []) await addLibrary(page, library);
  await page.evaluate(
    ([markup, isAround]) => {
      document.body.insertAdjacentHTML('beforeend', markup);
      const element = document.querySelector('data-connect-button');
      if (isAround && element) document.querySelector('#place')?.append(element);
    },
    [overlay.markup, place === 'around'] as const,
  );
  await page.evaluate(`{ ${overlay.show} }`);
  await page.locator('#overlay').getByRole('button', { name: 'A', exact: true }).waitFor();
};

const { visit } = useChromium();

/** The press of a person would close some overlays. */
const openByScript = (page: Page) =>
  page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'open').call(one));

const isOnPage = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.localName !== 'data-connect-button';
  });

/** The page's accessibility tree may leave the dialog out, so this locator needs no role. */
const fieldOf = ({ root }: Person) => root.locator('input[type=email]');

/** Presses the key from the first field until the focus is there again. The page must not get the focus meanwhile. */
const goRound = async (page: Page, person: Person, key: string) => {
  const field = fieldOf(person);
  const hasFocus = () => field.evaluate((one) => one.matches(':focus'));
  await field.focus();
  for (let presses = 1; presses < 12; presses += 1) {
    await page.keyboard.press(key);
    expect(await isOnPage(page)).toBe(false);
    if (await hasFocus()) return presses;
  }
  throw new Error(`${key} does not lead back to the first field`);
};

const CASES = OVERLAYS.flatMap((overlay) =>
  (['around', 'beside'] satisfies Place[]).map((place) => ({ name: overlay.name, overlay, place })),
);

it.each(CASES)(
  'on a page with $name $place the element, the dialog keeps keys and focus',
  async ({ overlay, place }) => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    await showOverlay(page, overlay, place);
    for (const _ of ['once', 'and again']) {
      await openByScript(page);
      const field = fieldOf(person);
      await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true);
      await page.keyboard.type('sissi@s.es');
      expect(await field.inputValue()).toBe('sissi@s.es');
      // At least the field, the button, and Close.
      for (const key of ['Tab', 'Shift+Tab']) expect(await goRound(page, person, key)).toBeGreaterThan(2);
      await field.focus();
      await page.keyboard.press('Escape');
      await page.locator('data-connect-button dialog[open]').waitFor({ state: 'detached' });
      await field.waitFor({ state: 'detached' });
    }
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'escape' }, { reason: 'escape' }]);
    expect(await page.locator('#overlay').isVisible()).toBe(
      place === 'around' || overlay.name !== 'a popover',
    );
  },
);

it('on a page with a modal dialog of its own that opens above, keys are its own, and then those of the dialog again', async () => {
  const page = await openHostPage(await visit());
  const person = personOn(page);
  await person.openAt('email');
  await fieldOf(person).fill('ada');
  const above = OVERLAYS.find(({ name }) => name === 'a modal dialog of its own');
  if (!above) throw new Error('There is no such overlay');
  await showOverlay(page, above, 'beside');
  const inner = page.locator('#overlay');
  await page.keyboard.press('Tab');
  expect(
    await inner.getByRole('button', { name: 'B', exact: true }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await inner.waitFor({ state: 'hidden' });
  await expect.poll(() => fieldOf(person).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type('@example.org');
  expect(await fieldOf(person).inputValue()).toBe('ada@example.org');
  await person.press('Close');
  await person.isGone();
});
