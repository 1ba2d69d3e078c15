import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { widget as ar } from '../../../common/locales/ar.json';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { recordShifts } from '../support/live-page.ts';
import { personOn } from '../support/person.ts';
import { watchPolicy } from '../support/policy.ts';

const { visit } = useChromium();

const server: typeof import('../../../widget/server.ts') = await import(
  resolve('dist/widget/module/server.js')
);
const { renderTrigger, triggerStyleHash } = server;

const SCRIPT = '/widget/data-connect.js';

/** A page of plain HTML with the content security policy of the widget's README, with one source for styles. */
const openRendered = async (
  body: string,
  { hasScript = true, styles = '' }: { hasScript?: boolean; styles?: string } = {},
) => {
  const context = await visit({ javaScriptEnabled: hasScript });
  const stopped = hasScript ? await watchPolicy(context) : [];
  const page = await context.newPage();
  await recordShifts(page);
  const url = `${inject('baseUrl')}/plain-page`;
  const source = styles || (await triggerStyleHash());
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${source}; connect-src 'self'; img-src data:; base-uri 'none'; require-trusted-types-for 'script'`,
      },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bookshop</title><link rel="icon" href="data:,">
<h1>Bookshop</h1><p>Before ${body} after</p><p>Below</p><script type="module" src="${SCRIPT}"></script></html>`,
    }),
  );
  return { page, stopped, open: () => page.goto(url, { waitUntil: 'commit' }) };
};

const holdScript = (page: Page) => holdBack(page, `**${SCRIPT}`);

const boxOf = (page: Page) =>
  page
    .locator('p')
    .last()
    .evaluate((below) => {
      const button = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button');
      return [button, below].map((element) => element?.getBoundingClientRect().toJSON());
    });

/** Shifts count from here: a busy browser paints the line before it has read the trigger in it. */
const drawnOn = async (page: Page) => {
  await page.getByText('Below').waitFor();
  const picture = await page.screenshot();
  await shiftsOf(page);
  await page.evaluate(() => {
    Reflect.get(window, 'shifts').length = 0;
  });
  return { boxes: await boxOf(page), picture };
};

const isDefined = (page: Page) =>
  page.evaluate(() => customElements.whenDefined('data-connect-button').then(() => {}));

const shiftsOf = (page: Page) =>
  // A frame later, because the observer is called after the paint.
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, 'shifts')))),
      ),
  );

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
    const { page, open } = await openRendered(renderTrigger({ nonce }), {
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
  const { page, open } = await openRendered(`<script src="/early-press.js"></script>${button}`);
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
  const { page, stopped, open } = await openRendered(html);
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
