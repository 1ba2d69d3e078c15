import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { spoilNext } from '../support/faults.ts';
import { holdBack } from '../support/hold-back.ts';
import { codeFor, detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, PIN, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const { visit } = useChromium();

it('each call may fail once: the dialog says so, keeps what was typed or chosen, and a second try works', async () => {
  const context = await visit();
  const page = await openHostPage(context, 'auto-fetch');
  const person = personOn(page);
  const email = newAddress('faults');
  await person.openAt('email');
  await spoilNext(page, '**/email/verify', 'an abort');
  await person.askForCode(email);
  await person.sees(textOf('request.unreachable'));
  expect(await person.email.inputValue()).toBe(email);
  await person.press(textOf('email.submit'));
  await person.isAt('code');

  const code = await codeFor(context, email);
  await spoilNext(page, '**/email/verify/confirm', '429 with Retry-After');
  await person.code.fill(code);
  await person.sees('The code could not be checked Try again in 7 seconds.');
  expect(await person.code.inputValue()).toBe(code);
  await person.press(textOf('code.submit'));
  await person.isAt('onboarding');

  await spoilNext(page, '**/youtube/authorize', 503);
  await person.tile('YouTube').click();
  await person.seesPlatform('YouTube', 'Failed HTTP 503: Service Unavailable');
  await spoilNext(page, '**/youtube/complete', 500);
  await allow(await person.openWindowOf('YouTube'));
  await person.seesPlatform('YouTube', 'Failed HTTP 500: Internal Server Error');
  expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
  await allow(await person.openWindowOf('YouTube'));
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');

  await spoilNext(page, '**/api/pin', 503);
  await person.choosePin();
  await person.sees(`Failed to save your PIN ${textOf('hint.unavailable')}`);
  expect(await person.pin.inputValue()).toBe(PIN);
  expect(await savedRecord(page)).toMatchObject({ pinCreated: false });
  await person.press(textOf('pin.submit'));
  await person.isAt('dataRequest');

  await person.dataSwitch('Personality').check();
  await spoilNext(page, '**/getAPIurlMobile', 'the wrong content type');
  await person.press('Share');
  await person.banner.waitFor();
  expect((await person.banner.textContent())?.trim()).toBe(
    `Processing failed: ${textOf('request.malformed')}`,
  );
  expect(await person.dataSwitch('Personality').isChecked()).toBe(true);
  await person.press(textOf('data.retry'));
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic', 'personality'] });
  const codes = (await detailsOf(page, 'failure')).map((detail) => Reflect.get(Object(detail), 'code'));
  expect(codes).toEqual([
    ...['request.unreachable', 'code.unchecked', 'authorize.http', 'authorize.http'],
    ...['pin.save', 'share.processing'],
  ]);
});

it('an answer that comes after the person left its step changes nothing', async () => {
  const context = await visit();
  const page = await openHostPage(context);
  const person = personOn(page);
  await person.openAt('email');
  await person.askForCode(newAddress('faults'));
  await person.isAt('code');
  const letGo = await holdBack(page, '**/email/verify/confirm');
  const [first] = await Promise.all([
    page.waitForRequest('**/email/verify/confirm'),
    person.code.fill('123456'),
  ]);
  await person.press(textOf('code.change'));
  await person.isAt('email');
  letGo();
  const other = newAddress('faults');
  await person.askForCode(other);
  await person.isAt('code');
  expect(first.url()).toContain('/email/verify/confirm');
  expect(await savedRecord(page)).toBeNull();
  await page.unroute('**/email/verify/confirm');
  await person.code.fill(await codeFor(context, other));
  await person.isAt('onboarding');
  expect(await savedRecord(page)).toMatchObject({ email: other });
});
