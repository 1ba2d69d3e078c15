import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import {
  detailsOf,
  IS_FRAMED,
  MODULE_SCRIPT,
  modeAttributes,
  notifiedBy,
  openHostPage,
} from '../support/host-page.ts';
import { addLibrary } from '../support/page-libraries.ts';
import { KEEPING, type Morph, REPLACING } from '../support/page-morphs.ts';
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

const elementWith = (attributes = '') =>
  `<data-connect-button id="connect" api-key="sandbox-demo-key" ${modeAttributes()} ${attributes}></data-connect-button>`;

/** Opens the dialog with a part of an address; then the library changes the page around the element. */
const changeWhileOpen = async ({ libraries, attributes, area = 'div', change }: Morph) => {
  const element = elementWith(attributes);
  const areaWith = (inner: string) => `<${area} id="area">${inner}</${area}>`;
  const page = await openHostPage(await visit(), '', {
    body: areaWith(`<p id="first">First</p>${element}<p id="last">Last</p>`),
  });
  for (const library of libraries) await addLibrary(page, library);
  const person = personOn(page);
  await person.openAt('email');
  await person.email.pressSequentially('ada@exam');
  await page.locator('data-connect-button').evaluate((one) => {
    one.addEventListener('close', (event) =>
      Object.assign(window, { closeDetail: Reflect.get(event, 'detail') }),
    );
  });
  const inner = `<h2>The next page</h2><p id="last">Last</p>${element}<p id="first">First</p>`;
  const next = areaWith(inner);
  const source = `<!doctype html><html lang="en"><head><title>The next page</title>${MODULE_SCRIPT}</head><body><main>${next}</main></body></html>`;
  for (const address of ['**/next-page', '**/host-page*']) {
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: source }),
    );
  }
  await page.evaluate(`{ const [next, inner] = ${JSON.stringify([next, inner])}; ${change}; }`);
  await page
    .getByRole('heading', { name: 'The next page', includeHidden: true })
    .waitFor({ state: 'attached' });
  return { page, person };
};

it.each(KEEPING)('$name keeps the element, its open dialog, the focus and what is typed', async (morph) => {
  const { page, person } = await changeWhileOpen(morph);
  await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect.poll(() => person.email.evaluate((one) => one.matches(':focus'))).toBe(true);
  // Browsers load a moved frame anew, so typed text in it is lost.
  await page.keyboard.type(IS_FRAMED && morph.isMoved ? 'ada@example.org' : 'ple.org');
  expect(await person.email.inputValue()).toBe('ada@example.org');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual(['open', 'stepchange']);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
});

it.each(REPLACING)(
  '$name, which replaces the element, closes its dialog, and the new button works',
  async (morph) => {
    const { page, person } = await changeWhileOpen(morph);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'closeDetail')))
      .toEqual({ reason: 'removed' });
    await person.openAt('email');
  },
);
