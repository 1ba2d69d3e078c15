import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { CLASSIC_SCRIPT, detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { useKeptPage } from '../support/kept-page.ts';

const chromium = useChromium();
const keptPage = useKeptPage(chromium);

const HIDDEN = 'The dialog cannot open: its element is not displayed';
const OWN = '<p><button id="own" onclick="this.textContent = `pressed`">The host’s own</button></p>';
const BUTTON = '<data-connect-button api-key="sandbox-demo-key"></data-connect-button>';

const openPage = (around: (button: string) => string) =>
  openHostPage(keptPage().context(), '', { script: CLASSIC_SCRIPT, body: OWN + around(BUTTON) });

const outcomeOf = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector('data-connect-button')
      ?.open()
      .then(
        () => 'opened',
        ({ message }) => message,
      ),
  );

/** Whether the page gets a press, which an invisible modal dialog would block. */
const isPressable = async (page: Page) => {
  await page.locator('#own').click();
  return (await page.locator('#own').textContent()) === 'pressed';
};

it('an element that is not displayed opens no dialog, and leaves the page unchanged', async () => {
  const page = await openPage((button) => `<details><summary>More</summary>${button}</details>`);
  expect(await outcomeOf(page)).toBe(HIDDEN);
  expect(await isPressable(page)).toBe(true);
  const detail = { code: 'element.hidden', message: HIDDEN, step: null };
  expect(await notifiedBy(page)).toEqual([['failure', detail]]);
});

it('an element closes its dialog when it is hidden, as on a phone that is turned', async () => {
  const page = await openPage(
    (button) => `<style>@media (width < 600px) { nav { display: none } }</style><nav>${button}</nav>`,
  );
  expect(await outcomeOf(page)).toBe('opened');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
  expect(await isPressable(page)).toBe(true);
});

// The dialog keeps its size then.
it('an element closes its dialog when what is around it is hidden until found', async () => {
  const page = await openPage((button) => `<nav>${button}</nav>`);
  expect(await outcomeOf(page)).toBe('opened');
  await page.locator('nav').evaluate((one) => one.setAttribute('hidden', 'until-found'));
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
  expect(await isPressable(page)).toBe(true);
});
