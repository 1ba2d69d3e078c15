import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { catalogue as ar } from '../../../widget/locales/ar.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { personOn } from '../support/person.ts';
import {
  boxOf,
  drawnOn,
  holdScript,
  isDefined,
  openRendered,
  renderTrigger,
  shiftsOf,
} from '../support/rendered-page.ts';

const chromium = useChromium();

/** Each trigger in the browser: its attributes and content. */
const triggersOf = (page: Page) =>
  page.locator('data-connect-button').evaluateAll((elements) =>
    elements.map((element) => {
      const button = element.shadowRoot?.querySelector('button');
      // `value` is left out: it is invisible, and passes the server's texts to the element.
      const seen = [...(button?.attributes ?? [])].filter(({ name }) => name !== 'value');
      return [seen.map(({ name, value }) => `${name}=${value}`).sort(), button?.innerHTML];
    }),
  );

it('a trigger that a server rendered shows with its styles where there is no JavaScript, by the hash or by a nonce', async () => {
  for (const [nonce, styles] of [
    [undefined, ''],
    ['r4nd0m', "'nonce-r4nd0m'"],
  ] as const) {
    const { page, open } = await openRendered(chromium, renderTrigger({ nonce }), {
      hasScript: false,
      styles,
    });
    await open();
    const trigger = page.getByRole('button', { name: 'Sign In with Mosaic' });
    await trigger.waitFor();
    const { height = 0 } = (await trigger.boundingBox()) ?? {};
    expect(height).toBe(44);
    expect(await trigger.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('144px');
  }
});

it('a trigger that a server rendered, in plain HTML becomes the element without a shift or a changed pixel, and opens the dialog', async () => {
  const { page, stopped, open } = await openRendered(
    chromium,
    renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } }),
  );
  const release = await holdScript(page);
  await open();
  const before = await drawnOn(page);
  release();
  await isDefined(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await boxOf(page)).toEqual(before.boxes);
  expect((await page.screenshot()).equals(before.picture)).toBe(true);
  await personOn(page).openAt('email');
  expect(stopped).toEqual([]);
});

it('a trigger that a server rendered, in plain HTML opens the dialog for a press before the script, if the page keeps it: early-press.js', async () => {
  const button = renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } });
  const { page, open } = await openRendered(chromium, `<script src="/early-press.js"></script>${button}`);
  await page.route('**/early-press.js', (route) =>
    route.fulfill({ path: resolve('showcase/docs/samples/server/early-press.js') }),
  );
  const release = await holdScript(page);
  await open();
  await personOn(page).trigger.click();
  release();
  await page.getByRole('dialog').waitFor();
});

it('a trigger that a server rendered in Arabic keeps its text and place while the language is fetched, and opens in it', async () => {
  const html = renderTrigger({ locale: 'ar', attributes: { 'api-key': 'sandbox-demo-key' } });
  const { page, stopped, open } = await openRendered(chromium, html);
  const LANGUAGES = '**/widget/data-connect.languages-*';
  const release = await holdScript(page);
  const releaseLanguages = await holdBack(page, LANGUAGES);
  await open();
  const before = await drawnOn(page);
  const [drawn] = await triggersOf(page);
  const isUnchanged = async () => {
    expect(await shiftsOf(page)).toEqual([]);
    expect(await boxOf(page)).toEqual(before.boxes);
    expect((await page.screenshot()).equals(before.picture)).toBe(true);
    expect(await triggersOf(page)).toEqual([drawn]);
  };
  release();
  await isDefined(page);
  await isUnchanged();
  const answered = page.waitForResponse(LANGUAGES);
  releaseLanguages();
  await answered;
  await isUnchanged();
  await page.locator('data-connect-button >> button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ar['email.submit'], exact: true }).waitFor();
  expect(await dialog.getAttribute('lang')).toBe('ar');
  expect(stopped).toEqual([]);
});
