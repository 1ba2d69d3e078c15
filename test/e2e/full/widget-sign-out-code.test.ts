import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, FLOW_FILE, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

it.each([
  ['after a reload, before the flow was loaded,', true],
  ['while the flow is loaded', false],
])(
  'a sign-out %s forgets a sign-in whose code was mailed: the next dialog asks for an address',
  async (_, isReloaded) => {
    const context = await visit();
    const page = await openHostPage(context, 'preload="none"');
    const person = personOn(page);
    await person.openAt('email');
    await person.askForCode(newAddress('left'));
    await person.isAt('code');
    const keptKeys = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await keptKeys()).toEqual(['data-connect:mosaic:user:code:sandbox-demo-key']);
    if (isReloaded) {
      await page.reload();
      await context.route(FLOW_FILE, (route) => route.abort());
    } else {
      await person.press(textOf('dialog.close'));
      await person.isGone();
    }

    await page.evaluate(() => document.querySelector('data-connect-button')?.signOut());

    expect(await detailsOf(page, 'signout')).toEqual([null]);
    expect(await keptKeys()).toEqual([]);
    await context.unroute(FLOW_FILE);
    await person.openAt('email');
  },
);
