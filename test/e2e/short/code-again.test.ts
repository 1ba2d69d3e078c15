import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

it('the code step comes back after a press beside it and after a reload, until another e-mail is used', async () => {
  const context = await chromium.visit();
  const page = await openHostPage(context);
  const person = personOn(page);
  const email = newAddress('again');
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await person.pressBackdrop();
  await person.isGone();

  await person.openAt('code');
  await person.sees(email);
  await page.reload();
  await person.openAt('code');
  await person.sees(email);
  // The page's script learns only the step.
  expect(await detailsOf(page, 'stepchange')).toEqual([{ step: 'code', previous: null }]);

  await person.press(textOf('code.change'));
  await person.isAt('email');
  await page.reload();
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await page.reload();
  await person.openAt('code');
  const code = await codeFor(context, email);
  for (const frame of page.frames()) {
    const stored = await frame.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(code);
  }
  await person.code.fill(code);
  await person.isAt('onboarding');
});
