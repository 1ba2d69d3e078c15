import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { CLASSIC_SCRIPT, openHostPage, waitForNotified } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const { visit } = useChromium();

const openOverlay = (page: Page, options: { provider?: string; target?: string }) =>
  page.evaluate((given) => {
    const outcomes: unknown[] = Reflect.get(window, 'outcomes') ?? [];
    Object.assign(window, { outcomes });
    const onComplete = (result: unknown) => {
      outcomes.push(['onComplete', result]);
    };
    window.DataConnect?.openMosaicOverlay({ ...given, onComplete }).then(
      (result) => outcomes.push(result),
      (error) => outcomes.push(String(Reflect.get(Object(error), 'message'))),
    );
  }, options);

const outcomesOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'outcomes'));

it('a person who presses a page’s own button twice gets one overlay, shares there, and the page is as before', async () => {
  const body = '<section></section>';
  const page = await openHostPage(await visit({ user: returning }), '', { script: CLASSIC_SCRIPT, body });
  const person = personOn(page);
  const elements = page.locator('data-connect-button');
  await openOverlay(page, {});
  await person.isAt('dataRequest');
  await openOverlay(page, { target: 'section' });
  await page.locator('section > data-connect-button').getByRole('dialog').waitFor();
  await expect.poll(() => elements.count()).toBe(1);
  expect(await outcomesOn(page)).toEqual([null]);
  await person.press('Share');
  const result = await waitForNotified(page, 'complete');
  expect(result).toMatchObject({ approvedData: ['basic'] });
  await expect.poll(() => outcomesOn(page)).toEqual([null, ['onComplete', result], result]);
  await expect.poll(() => elements.count()).toBe(0);
  await openOverlay(page, { target: '#nowhere', provider: 'Acme' });
  await expect.poll(async () => (await outcomesOn(page))[3]).toBe('Failed to render Acme button');
  expect(await elements.count()).toBe(0);
});
