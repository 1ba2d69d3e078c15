import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

describe('a failed share', () => {
  it('shows a red banner and still completes, 2 s later, with success false and the error', async () => {
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

  it('can be tried again after complete: a new opening in the same dialog, with a result of its own', async () => {
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

  it('can be tried again before complete, and then completes once, with a success', async () => {
    const { clock, page, person } = await sharingOn();
    await spoilNext(page, CALL, 503);
    await person.openAt('dataRequest');
    await person.press('Share');

    await person.press(textOf('data.retry'));
    await person.sees(textOf('data.shared', { appName: APP_NAME }));
    await clock.runFor(SUCCESS_CALLBACK_MS);
    await person.isGone();

    expect(await detailsOf(page, 'complete')).toEqual([expect.objectContaining({ success: true })]);
  });

  it('completes at once when the person closes the dialog', async () => {
    const { page, person } = await sharingOn();
    await spoilNext(page, CALL, 503);
    await person.openAt('dataRequest');
    await person.press('Share');
    await person.banner.waitFor();

    await person.press('Close');
    await person.isGone();

    expect((await notifiedBy(page)).slice(-2)).toEqual([
      ['complete', expect.objectContaining({ success: false })],
      ['close', { reason: 'button' }],
    ]);
  });
});

describe('a share', () => {
  it('shows the outcome and completes 1.5 s later', async () => {
    const { clock, page, person } = await sharingOn();
    await person.openAt('dataRequest');

    await person.press('Share');
    await person.sees(textOf('data.shared', { appName: APP_NAME }));
    await clock.runFor(SUCCESS_CALLBACK_MS - 1);
    expect(await detailsOf(page, 'complete')).toEqual([]);
    await clock.runFor(1);
    await person.isGone();

    expect(await detailsOf(page, 'complete')).toHaveLength(1);
  });

  it('calls onComplete just before the event with the same object, and survives its errors', async () => {
    const { page, person } = await sharingOn('');
    await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      const received: unknown[] = [];
      Object.assign(window, { received });
      Object.assign(element ?? {}, {
        onComplete: (result: unknown) => {
          received.push(result);
          throw new Error('A fault of the host');
        },
      });
      element?.addEventListener('complete', (event) => received.push(Reflect.get(event, 'detail')));
    });

    await person.openAt('dataRequest');
    await person.press('Share');
    await person.isGone();

    const receivedTheSame = await page.evaluate(() => {
      const [first, second, ...more] = Reflect.get(window, 'received');
      return first !== undefined && first === second && more.length === 0;
    });
    expect(receivedTheSame).toBe(true);
    expect((await typesNotified(page)).slice(-2)).toEqual(['complete', 'close']);
  });
});
