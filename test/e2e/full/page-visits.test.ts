import type { Page } from 'playwright-core';
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
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

const element = `<data-connect-button id="connect" api-key="sandbox-demo-key" ${modeAttributes()} data-turbo-permanent></data-connect-button>`;

/** The page that Turbo fetches: the same element, at another place. */
const NEXT = `<!doctype html><html lang="en"><head><title>The next page</title>${MODULE_SCRIPT}</head>
<body><section>${element}</section><p>The next page</p></body></html>`;

/** Opens a page with Turbo, and the dialog at the e-mail step with a part of an address. */
const openWithTurbo = async () => {
  const page = await openHostPage(await visit(), '', { body: element });
  await page.route('**/next-page', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: NEXT }),
  );
  await addLibrary(page, '@hotwired/turbo/dist/turbo.es2017-umd.js');
  const person = personOn(page);
  await person.openAt('email');
  await person.email.pressSequentially('ada@exam');
  return { page, person };
};

const renderedBy = (page: Page, visitNext: string) =>
  page.evaluate(
    `new Promise((resolve) => {
      document.addEventListener('turbo:render', resolve, { once: true });
      ${visitNext};
    }).then(() => {})`,
  );

it('a page visit by Turbo keeps the permanent element, its open dialog, the focus and what is typed', async () => {
  const { page, person } = await openWithTurbo();
  await renderedBy(page, `Turbo.visit(new URL('/next-page', location).href)`);
  await page.locator('section > data-connect-button').waitFor();
  await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect.poll(() => person.email.evaluate((one) => one.matches(':focus'))).toBe(true);
  // Browsers load a moved frame anew.
  await page.keyboard.type(IS_FRAMED ? 'ada@example.org' : 'ple.org');
  expect(await person.email.inputValue()).toBe('ada@example.org');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual(['open', 'stepchange']);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
});
