import { describe, expect, inject, it } from 'vitest';
import { SUCCESS_SCREEN_MS, TEST_CODE_DELAY_MS } from '../../../widget/constants.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { APP_NAME, codesFor, detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const testModeOn = async () => {
  const context = await chromium.visit();
  const clock = await useClock(context);
  const page = await openHostPage(context, 'test-mode auto-fetch');
  await clock.stop();
  const person = personOn(page);
  await person.openAt('email');
  return { context, clock, page, person };
};

describe('test mode', () => {
  it('sends nothing, and goes to the code step after 1 s', async () => {
    const { context, clock, person } = await testModeOn();

    await person.askForCode('nobody@example.org');
    await clock.runFor(TEST_CODE_DELAY_MS - 1);
    await person.isAt('email');
    await clock.runFor(1);

    await person.isAt('code');
    expect(await codesFor(context, 'nobody@example.org')).toEqual([]);
  });

  it('answers a wrong code with "Invalid code. Use 123456 for testing." and an empty field to try again', async () => {
    const { clock, page, person } = await testModeOn();
    await person.askForCode('nobody@example.org');
    await clock.runFor(TEST_CODE_DELAY_MS);

    await person.code.fill('654321');
    await person.sees('Invalid code. Use 123456 for testing.');
    expect(await person.code.inputValue()).toBe('');
    expect(await person.code.evaluate((field) => field.matches(':focus'))).toBe(true);
    await person.code.press('Enter');
    await person.sees('Invalid code. Use 123456 for testing.');
    expect(await detailsOf(page, 'failure')).toHaveLength(1);
    await person.code.fill('123456');

    await person.isAt('success');
  });

  it('treats an address that begins with "existing" as a known person and asks inferenceTest', async () => {
    const { clock, page, person } = await testModeOn();
    await person.askForCode('existing@example.org');
    await clock.runFor(TEST_CODE_DELAY_MS);
    await person.code.fill('123456');
    await person.isAt('success');
    await clock.runFor(SUCCESS_SCREEN_MS);
    await person.isAt('dataRequest');
    const asked = page.waitForRequest('**/inferenceTest');

    await person.press('Share');
    await person.sees(textOf('data.shared', { appName: APP_NAME }));
    await clock.runFor(1500);

    expect(await waitForNotified(page, 'complete')).toMatchObject({
      testMode: true,
      success: true,
      apiUrl: `${inject('baseUrl')}/api/inference`,
    });
    expect((await asked).postDataJSON()).toEqual({
      approvedData: ['basic'],
      userEmail: 'existing@example.org',
      appName: APP_NAME,
      testMode: true,
      timestamp: expect.stringMatching(/^2026-11-21T/),
    });
  });
});
