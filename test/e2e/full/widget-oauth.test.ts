import { it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

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
