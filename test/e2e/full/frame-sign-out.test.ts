import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { TEST_CODE } from '../support/framed-choice.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { newAddress, type Person, textOf } from '../support/person.ts';

const { visit } = useChromium();

let page: Page;
let person: Person;

const element = () => page.locator('data-connect-button');
const signOut = () =>
  element().evaluate((one) =>
    Reflect.get(one, 'signOut')
      .call(one)
      .catch((error: unknown) => Reflect.get(Object(error), 'problem').code),
  );
const close = async () => {
  await person.press('Close');
  await person.isGone();
};

beforeEach(async () => {
  ({ page, person } = await openFramedPage(await visit(), 'preload="none" test-mode'));
  await person.openAt('email');
  await person.askForCode(newAddress('existing-leaving'));
  await person.isAt('code');
  await person.code.fill(TEST_CODE);
  await person.isAt('dataRequest');
});

it('in the frame, a sign-out by the method forgets the record, and names no person to a page that the person has not shared with', async () => {
  await close();
  await signOut();
  expect(await detailsOf(page, 'signout')).toEqual([null]);

  await person.openAt('email');
  await close();
  await signOut();
  expect(await detailsOf(page, 'signout')).toEqual([null, null]);
});

it('in the frame, a sign-out by the method names the person to a page that they have shared with', async () => {
  await person.canPress();
  await person.press(textOf('data.share'));
  await waitForNotified(page, 'complete');
  await person.isGone();
  await signOut();
  expect(await detailsOf(page, 'signout')).toEqual([{ username: expect.any(String) }]);
});
