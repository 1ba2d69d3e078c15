import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

/** The server answers one call as if it did not know the session. */
const endSessionIn = (page: Page, call: string) =>
  page.route(
    call,
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 401, code: 'session.unknown' }),
      }),
    { times: 1 },
  );

/** A person whose address the sandbox knows. */
const visitAs = async (user: typeof returning, attributes = '') => {
  const email = newAddress('existing-again');
  const context = await chromium.visit({ user: { ...user, email } });
  const page = await openHostPage(context, attributes);
  const person = personOn(page);
  const signInAgain = async () => {
    await person.isAt('email');
    await person.sees(textOf('session.expired'));
    expect(await savedRecord(page)).toBeNull();
    expect(await person.email.inputValue()).toBe(email);
    await person.press(textOf('email.submit'));
    await person.isAt('code');
    await person.code.fill(await codeFor(context, email));
  };
  return { page, person, signInAgain, email };
};

it('a person whose session has ended signs in again in the middle of sharing and shares what was chosen before', async () => {
  const { page, person, signInAgain } = await visitAs(returning, 'auto-fetch');
  await endSessionIn(page, '**/getAPIurlMobile');
  await person.openAt('dataRequest');
  await person.dataSwitch('Personality').check();
  await person.press('Share');
  await signInAgain();

  await person.isAt('dataRequest');
  expect(await person.dataSwitch('Personality').isChecked()).toBe(true);
  await person.press('Share');
  expect(await waitForNotified(page, 'complete')).toMatchObject({
    success: true,
    approvedData: ['basic', 'personality'],
  });
  expect(await detailsOf(page, 'failure')).toEqual([
    { code: 'session.expired', message: 'Please sign in again', step: 'email' },
  ]);
  expect(await detailsOf(page, 'complete')).toHaveLength(1);
});
