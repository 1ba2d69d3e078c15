import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { OVERLAY_REMOVAL_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { CLASSIC_SCRIPT, detailsOf, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();

const overlayPage = async () => {
  const context = await chromium.visit({ user: returning });
  const clock = await useClock(context);
  const page = await openHostPage(context, '', { script: CLASSIC_SCRIPT, body: '<section></section>' });
  await page.waitForFunction(() => Reflect.has(window, 'DataConnect'));
  await clock.stop();
  return { clock, page, person: personOn(page) };
};

/** Opens the overlay and stores its outcome in `window.outcome`. */
const openOverlay = (page: Page, options: { requestData?: string[]; provider?: string; target?: string }) =>
  page.evaluate((given) => {
    const note = (outcome: unknown) => Object.assign(window, { outcome });
    window.DataConnect?.openMosaicOverlay(given).then(
      (result) => note({ result }),
      (error) => note({ error: String(Reflect.get(Object(error), 'message')) }),
    );
  }, options);

const outcomeOn = async (page: Page): Promise<unknown> => {
  const outcome = await page.waitForFunction(() => Reflect.get(window, 'outcome'));
  return outcome.jsonValue();
};

const elementsOn = (page: Page) => page.locator('data-connect-button').count();

it('openMosaicOverlay resolves with the result, and the overlay is removed 100 ms later', async () => {
  const { clock, page, person } = await overlayPage();
  await openOverlay(page, { requestData: ['basic', 'preferences'], target: 'section' });
  await person.isAt('dataRequest');
  expect(await page.locator('section > data-connect-button').count()).toBe(1);
  expect(await person.trigger.isVisible()).toBe(true);

  await person.dataSwitch('Preferences').check();
  await person.press('Share');

  const [result] = await detailsOf(page, 'complete');
  expect(result).toMatchObject({ approvedData: ['basic', 'preferences'] });
  expect(await outcomeOn(page)).toEqual({ result });
  await clock.runFor(OVERLAY_REMOVAL_MS - 1);
  expect(await elementsOn(page)).toBe(1);
  await clock.runFor(1);
  expect(await elementsOn(page)).toBe(0);
});
