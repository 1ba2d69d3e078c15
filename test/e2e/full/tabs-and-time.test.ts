import { expect, it } from 'vitest';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();
const DAY_MS = 86_400_000;

const openOn = async (options: VisitOptions = {}, attributes = '') => {
  const context = await chromium.visit(options);
  const page = await openHostPage(context, attributes);
  return { context, page, person: personOn(page) };
};

it('a reload in every step starts at the step of the record', async () => {
  const { page, person } = await openOn();
  const reload = () => page.reload();
  await person.openAt('email');
  await reload();
  await person.openAt('email');
  const email = newAddress('reload');
  await person.askForCode(email);
  await person.isAt('code');
  await reload();
  await person.openAt('code');
  await person.code.fill(await codeFor(page.context(), email));
  await person.isAt('onboarding');
  await reload();
  await person.openAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await reload();
  await person.openAt('onboarding');
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');
  await person.isAt('pin');
  await reload();
  await person.openAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await reload();
  await person.openAt('dataRequest');
  await person.press('Share');
  await person.isGone();
  await reload();
  await person.openAt('dataRequest');
});

it('on a device whose clock is a day ahead, a person signs in, connects a platform and shares', async () => {
  const context = await chromium.visit();
  await context.clock.install({ time: Date.now() + DAY_MS });
  const page = await openHostPage(context, 'auto-fetch');
  const person = personOn(page);

  await person.signIn(newAddress('clock'));
  await person.isAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');
  await person.choosePin();
  await person.press('Share');
  await person.isGone();

  expect(await detailsOf(page, 'complete')).toMatchObject([{ success: true }]);
});
