import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { useChromium } from './chromium.ts';
import { holdBack } from './hold-back.ts';
import { watchPolicy } from './policy.ts';

type TestChromium = ReturnType<typeof useChromium>;

const server: typeof import('../../../widget/server.ts') = await import(
  resolve('dist/widget/module/server.js')
);
export const { renderTrigger, triggerStyleHash } = server;

const SCRIPT = '/widget/data-connect.js';

/** A page of plain HTML with the content security policy of the widget's README, with one source for styles. */
export const openRendered = async (
  chromium: TestChromium,
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

/** Delays the script until the returned function is called, after the browser has painted the page without it. */
export const holdScript = (page: Page) => holdBack(page, `**${SCRIPT}`);

export const boxOf = (page: Page) =>
  page
    .locator('p')
    .last()
    .evaluate((below) => {
      const button = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button');
      return [button, below].map((element) => element?.getBoundingClientRect().toJSON());
    });

/**
 * Returns the boxes and the picture of the whole page as the server sent it. Shifts count from then on: a busy browser
 * paints the line before it has read the trigger in it, and the line then moves.
 */
export const drawnOn = async (page: Page) => {
  await page.getByText('Below').waitFor();
  const picture = await page.screenshot();
  await shiftsOf(page);
  await page.evaluate(() => {
    Reflect.get(window, 'shifts').length = 0;
  });
  return { boxes: await boxOf(page), picture };
};

export const isDefined = (page: Page) =>
  page.evaluate(() => customElements.whenDefined('data-connect-button').then(() => {}));

export const shiftsOf = (page: Page) =>
  // A frame later, because the observer is called after the paint.
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, 'shifts')))),
      ),
  );
