import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FAILURE_CALLBACK_MS, SUCCESS_CALLBACK_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { spoilNext } from '../support/faults.ts';
import { APP_NAME, detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();
const CALL = '**/getAPIurlMobile';

const sharingOn = async (attributes = 'auto-fetch') => {
  const context = await chromium.visit({ user: returning });
  const clock = await useClock(context);
  const page = await openHostPage(context, attributes);
  await clock.stop();
  const person = personOn(page);
  return { clock, page, person };
};

const TEN_MINUTES_MS = 600_000;

const typesNotified = async (page: Page) => (await notifiedBy(page)).map(([type]) => type);

/** Whether a person sees the colour as red: its red value exceeds half the sum of green and blue. */
const isRed = (rgb: string) => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return red > 1.5 * Math.max(green, blue);
};

it('a failed share shows a red banner and still completes, 2 s later, with success false and the error', async () => {
  const { clock, page, person } = await sharingOn();
  await spoilNext(page, CALL, 503);
  await person.openAt('dataRequest');

  await person.press('Share');
  const banner = person.banner.getByText('API request failed: 503');
  await banner.waitFor();
  expect(isRed(await banner.evaluate((text) => getComputedStyle(text).color))).toBe(true);
  await clock.runFor(FAILURE_CALLBACK_MS - 1);
  expect(await detailsOf(page, 'complete')).toEqual([]);
  await clock.runFor(1);

  expect(await detailsOf(page, 'complete')).toEqual([
    expect.objectContaining({
      approvedData: ['basic'],
      success: false,
      error: 'API request failed: 503',
    }),
  ]);
  expect(await savedRecord(page)).toEqual({ ...returning, token: expect.any(String) });
  await clock.runFor(TEN_MINUTES_MS);
  await banner.waitFor();
  await person.press('Close');
  await person.isGone();
  expect(await typesNotified(page)).toEqual(['open', 'stepchange', 'failure', 'complete', 'close']);
});

it('a failed share can be tried again after complete: a new opening in the same dialog, with a result of its own', async () => {
  const { clock, page, person } = await sharingOn();
  await spoilNext(page, CALL, 503);
  await person.openAt('dataRequest');
  await person.press('Share');
  await person.banner.waitFor();
  await clock.runFor(FAILURE_CALLBACK_MS + TEN_MINUTES_MS);
  await person.dialog.evaluate((dialog) => Object.assign(window, { dialog }));

  await person.press(textOf('data.retry'));
  await person.sees(textOf('data.shared', { appName: APP_NAME }));
  expect(await person.dialog.evaluate((dialog) => Reflect.get(window, 'dialog') === dialog)).toBe(true);
  await clock.runFor(SUCCESS_CALLBACK_MS);
  await person.isGone();

  expect((await notifiedBy(page)).filter(([type]) => type !== 'message')).toEqual([
    ['open', null],
    ['stepchange', { step: 'dataRequest', previous: null }],
    ['failure', expect.objectContaining({ code: 'share.http' })],
    ['complete', expect.objectContaining({ success: false })],
    ['close', { reason: 'complete' }],
    ['open', null],
    ['stepchange', { step: 'dataRequest', previous: null }],
    ['complete', expect.objectContaining({ success: true })],
    ['close', { reason: 'complete' }],
  ]);
});
