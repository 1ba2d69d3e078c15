import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor, openHostPage } from './host-page.ts';
import type { Recorder } from './page-recorders.ts';
import { newAddress, PIN, personOn } from './person.ts';

/** Walks to the data step on a page that records sessions, and expects that no typed text is recorded. */
export const recordsNothingTyped = async (context: BrowserContext, start: Recorder) => {
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
};
