import { expect, inject, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { allow } from '../support/consent.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

// Playwright turns the popup blocker off, but people have it on.
const { visit } = useChromium({ ignoreDefaultArgs: ['--disable-popup-blocking'] });

it('connecting a platform shows "Popup blocked. …" when the browser blocks the window, and a second try works', async () => {
  const page = await openHostPage(await visit({ user: newUser }));
  const person = personOn(page);
  await person.openAt('onboarding');
  // Another window uses up the click's permission to open one. The page itself does not get the click.
  await page.locator('data-connect-button').evaluate((one) =>
    one.shadowRoot?.addEventListener('click', () => window.open('about:blank')?.close(), {
      capture: true,
      once: true,
    }),
  );

  await person.tile('YouTube').click();
  await person.seesPlatform('YouTube', 'Failed Popup blocked. Please allow popups and try again.');
  await allow(await person.openWindowOf('YouTube'));
  await person.seesPlatform('YouTube', 'Connected');
});

it('a person who closed the page before the platform answered finds it connected at the next visit', async () => {
  const context = await visit({ user: newUser });
  const person = personOn(await openHostPage(context));
  await person.openAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await person.page.close();
  const closed = popup.waitForEvent('close');
  await allow(popup);
  await closed;
  const next = personOn(await openHostPage(context));
  await next.openAt('onboarding');
  await next.seesPlatform('YouTube', 'Connected');
  expect(await savedRecord(next.page)).toMatchObject({ connectedAccounts: ['youtube'] });
});

it('a window that a platform leads back to the page’s own site without an answer closes after 10 seconds', async () => {
  const context = await visit({ user: newUser });
  const clock = await useClock(context);
  const page = await openHostPage(context);
  const person = personOn(page);
  await person.openAt('onboarding');
  await clock.stop();
  await context.route('https://platform.example/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${inject('baseUrl')}/back">Back</a>` }),
  );
  await context.route('**/back', (route) => route.fulfill({ contentType: 'text/html', body: 'Back' }));
  await page.route('**/youtube/authorize', (route) =>
    route.fulfill({ json: { authUrl: 'https://platform.example/sign-in' } }),
  );
  const opened = page.waitForEvent('popup');
  await person.tile('YouTube').click();
  const popup = await opened;
  await popup.getByRole('link', { name: 'Back' }).waitFor();
  await clock.runFor(1000);
  await popup.getByRole('link', { name: 'Back' }).click();
  await popup.waitForURL('**/back');
  const closed = popup.waitForEvent('close');
  await clock.runFor(10_000);
  expect(popup.isClosed()).toBe(false);
  await clock.runFor(2000);
  await closed;
  await clock.runFor(1000);
  await person.press('Cancel YouTube');
  await person.seesPlatform('YouTube', 'Failed Connection was cancelled');
});
