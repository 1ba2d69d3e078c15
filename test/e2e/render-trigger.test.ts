import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, vi } from 'vitest';
import type { RenderTriggerOptions } from '../../widget/server.ts';
import { useChromium } from './support/chromium.ts';
import { personOn } from './support/person.ts';
import { watchPolicy } from './support/policy.ts';

const chromium = useChromium();

const server: typeof import('../../widget/server.ts') = await import(resolve('dist/widget/module/server.js'));
const { renderTrigger, triggerStyleHash } = server;

const SCRIPT = '/widget/data-connect.js';

const ROWS: readonly RenderTriggerOptions[] = [
  {},
  { provider: '<b>"Acme" & Söhne', loginType: 'signUp' },
  { loginType: 'signOut', textColor: 'white' },
  { buttonType: 'icon', textLayout: 'below' },
  { visualType: 'icon', textLayout: 'left', theme: 'dark' },
  { disabled: true, attributes: { 'button-type': 'PILL ', 'text-layout': 'above' } },
  { locale: 'ar' },
  { attributes: { lang: 'de-AT' } },
];

/** A page of plain HTML under the policy that the widget's README names, with one source for styles. */
const openPage = async (
  body: string,
  { hasScript = true, styles = '' }: { hasScript?: boolean; styles?: string } = {},
) => {
  const context = await chromium.visit({ javaScriptEnabled: hasScript });
  const stopped = hasScript ? await watchPolicy(context) : [];
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON().value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
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

/** The script arrives when the result is called, so that the browser has painted the page without it. */
const holdScript = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${SCRIPT}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const boxOf = (page: Page) =>
  page
    .locator('p')
    .last()
    .evaluate((below) => {
      const button = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button');
      return [button, below].map((element) => element?.getBoundingClientRect().toJSON());
    });

/** Each trigger as the browser has it: its attributes, and what stands in it. */
const triggersOf = (page: Page) =>
  page.locator('data-connect-button').evaluateAll((elements) =>
    elements.map((element) => {
      const button = element.shadowRoot?.querySelector('button');
      const attributes = [...(button?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
      return [attributes.sort(), button?.innerHTML];
    }),
  );

const isDefined = (page: Page) =>
  page.evaluate(() => customElements.whenDefined('data-connect-button').then(() => {}));

const shiftsOf = (page: Page) =>
  // A frame later, because the observer is told after the paint.
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, 'shifts')))),
      ),
  );

describe('a trigger that a server rendered, in plain HTML', () => {
  it('shows with its styles where there is no JavaScript, by the hash or by a nonce', async () => {
    for (const [nonce, styles] of [
      [undefined, ''],
      ['r4nd0m', "'nonce-r4nd0m'"],
    ] as const) {
      const { page, open } = await openPage(renderTrigger({ nonce }), { hasScript: false, styles });
      await open();
      const trigger = page.getByRole('button', { name: 'Sign In with Mosaic' });
      await trigger.waitFor();
      const { height = 0 } = (await trigger.boundingBox()) ?? {};
      expect(height).toBe(44);
      expect(await trigger.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('99px');
    }
  });

  it('becomes the element without a shift or a changed pixel, and opens the dialog', async () => {
    const { page, stopped, open } = await openPage(
      renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } }),
    );
    const release = await holdScript(page);
    await open();
    await personOn(page).trigger.waitFor();
    const before = { boxes: await boxOf(page), picture: await page.screenshot() };
    release();
    await isDefined(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await boxOf(page)).toEqual(before.boxes);
    expect((await page.screenshot()).equals(before.picture)).toBe(true);
    await personOn(page).openAt('email');
    expect(stopped).toEqual([]);
  });

  it('opens the dialog for a press before the script, where the page keeps it: early-press.js', async () => {
    const button = renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } });
    const { page, open } = await openPage(`<script src="/early-press.js"></script>${button}`);
    await page.route('**/early-press.js', (route) =>
      route.fulfill({ path: resolve('showcase/docs/samples/server/early-press.js') }),
    );
    const release = await holdScript(page);
    await open();
    await personOn(page).trigger.click();
    release();
    await page.getByRole('dialog').waitFor();
  });

  it('spares the shift of an element that waits for its script', async () => {
    const { page, open } = await openPage('<data-connect-button></data-connect-button>');
    const release = await holdScript(page);
    await open();
    // Only what was drawn once can shift.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    release();
    await isDefined(page);
    expect(await shiftsOf(page)).not.toEqual([]);
  });

  it('is drawn as the element draws itself, for every option', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { page, open } = await openPage(ROWS.map(renderTrigger).join('\n'));
    warn.mockRestore();
    const release = await holdScript(page);
    await open();
    await page.getByText('Below').waitFor();
    const drawn = await triggersOf(page);
    release();
    await isDefined(page);
    await expect.poll(() => triggersOf(page)).toEqual(drawn);
  });
});
