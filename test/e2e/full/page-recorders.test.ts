import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor, openHostPage } from '../support/host-page.ts';
import { RECORDERS } from '../support/page-recorders.ts';
import { newAddress, PIN, personOn } from '../support/person.ts';

const { visit } = useChromium();

it.each(RECORDERS)(
  'on a page that records sessions with $name, what a person types in the dialog is not recorded',
  async ({ start }) => {
    const context = await visit();
    const page = await openHostPage(context);
    const recorded = await start(page);
    const person = personOn(page);
    const email = newAddress('recorded');
    await person.signIn(email);
    const code = await codeFor(context, email);
    await person.isAt('onboarding');
    await person.press('Skip for now');
    await person.isAt('pin');
    await person.choosePin();
    await person.isAt('dataRequest');
    // The page's own field proves that the tool records typed text.
    await person.press('Close');
    await person.isGone();
    await page.getByLabel('A field of the host').fill('seen by the recorder');
    await expect.poll(recorded).toContain('seen by the recorder');
    for (const typed of [email.replace('@example.org', ''), code, PIN]) {
      expect(await recorded()).not.toContain(typed);
    }
  },
);
