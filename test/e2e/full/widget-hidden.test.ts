import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

describe('an element that is not displayed', () => {
  it.each<[string, (button: string) => string]>([
    ['by hidden', (button) => button.replace('>', ' hidden>')],
    ['in something hidden', (button) => `<nav style="display: none">${button}</nav>`],
    ['in closed details', (button) => `<details><summary>More</summary>${button}</details>`],
  ])('opens no dialog, and leaves the page unchanged: %s', async (_, around) => {
    const page = await openPage(around);
    expect(await outcomeOf(page)).toBe(HIDDEN);
    expect(await isPressable(page)).toBe(true);
    const detail = { code: 'element.hidden', message: HIDDEN, step: null };
    expect(await notifiedBy(page)).toEqual([['failure', detail]]);
  });

  it('opens if it has no box of its own', async () => {
    const page = await openPage((button) => button.replace('>', ' style="display: contents">'));
    expect(await outcomeOf(page)).toBe('opened');
    await page.getByRole('dialog').waitFor();
  });

  it('closes the dialog when it is hidden, as on a phone that is turned', async () => {
    const page = await openPage(
      (button) => `<style>@media (width < 600px) { nav { display: none } }</style><nav>${button}</nav>`,
    );
    expect(await outcomeOf(page)).toBe('opened');
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
    expect(await isPressable(page)).toBe(true);
  });

  // In these cases, the dialog keeps its size.
  it.each([
    [
      'details around it are closed',
      'details',
      (page: Page) => page.locator('details').evaluate((one) => one.toggleAttribute('open')),
    ],
    [
      'navigation around it is hidden until found',
      'nav',
      (page: Page) => page.locator('nav').evaluate((one) => one.setAttribute('hidden', 'until-found')),
    ],
  ])('closes the dialog when the %s', async (_, name, hide) => {
    const page = await openPage((button) => `<${name} open><summary>More</summary>${button}</${name}>`);
    expect(await outcomeOf(page)).toBe('opened');
    await hide(page);
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
    expect(await isPressable(page)).toBe(true);
  });
});

describe('an overlay', () => {
  it.each([
    ['something hidden', '<div id="place" hidden></div>'],
    ['a field', '<input id="place">'],
    ['a picture', '<svg id="place"></svg>'],
  ])('rejects if its target is not visible, and leaves nothing behind: %s', async (_, place) => {
    const page = await openPage((button) => button + place);
    const message = await page.evaluate(() =>
      window.DataConnect?.openMosaicOverlay({ target: '#place' }).catch((error: Error) => error.message),
    );
    expect(message).toBe('Failed to render Mosaic button');
    expect(await isPressable(page)).toBe(true);
    await expect.poll(() => page.locator('#place data-connect-button').count()).toBe(0);
  });
});
