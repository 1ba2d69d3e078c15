import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { APP, openInteraction, ownText } from '../support/interaction.ts';
import { newAddress, PIN, textOf } from '../support/person.ts';

const { visit } = useChromium();
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

it('the page of a sign-in by OpenID Connect takes a new person on a phone from the code to the application', async () => {
  const context = await visit(PHONE);
  const windows: unknown[] = [];
  context.on('page', (page) => windows.push(page));
  const { page, person, notified, app } = await openInteraction(context, {
    labels: ['Medium', 'Traits'],
    email: true,
    offline: true,
  });
  await person.heading(ownText('title')).waitFor();
  await person.signIn(newAddress('authorize'));
  await person.isAt('onboarding');
  await page.getByRole('button', { name: /^YouTube/ }).click();
  await page.getByRole('link', { name: 'Allow', exact: true }).waitFor();
  await allow(page);
  await page.getByRole('button', { name: 'YouTube Connected', exact: true }).waitFor();
  await person.press(textOf('onboarding.continue'));
  await person.isAt('pin');
  await person.pin.fill(PIN);
  await person.press(textOf('pin.submit'));
  await person.isAt('dataRequest');
  const rows = page.getByRole('listitem').getByRole('checkbox');
  expect(await rows.count()).toBe(3);
  const address = page.getByRole('checkbox', { name: ownText('email.name') });
  expect(await address.isChecked()).toBe(false);
  await address.check();
  await person.sees(ownText('lasting'));
  await person.press(textOf('data.share'));
  expect(await person.answer()).toBe('a-code');
  expect(page.url()).toBe(`${app.url}/callback?code=a-code&state=s`);
  // The page is loaded again on the way back from the platform.
  expect(notified.map(({ call }) => call)).toEqual(['request', 'request', 'finish']);
  expect(notified.at(-1)?.body).toEqual({ email: true });
  expect(windows.length).toBe(1);
});

it.each([
  ['Cancel', ownText('cancel')],
  ['“Don’t share”', textOf('data.decline')],
])('the application is told that the person refuses, by %s', async (_, name) => {
  const { page, person, notified } = await openInteraction(await visit());
  await person.setUp(newAddress('authorize'));
  await page.getByText(`Share with ${APP}?`).waitFor();
  await person.press(name);
  expect(await person.answer()).toBe('access_denied');
  expect(notified.map(({ call }) => call)).toEqual(['request', 'refuse']);
});
