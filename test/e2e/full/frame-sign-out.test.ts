import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { newAddress, type Person, textOf } from '../support/person.ts';

const { visit } = useChromium();

/** Test mode accepts this code for every address. */
const TEST_CODE = '123456';

let page: Page;
let person: Person;

const element = () => page.locator('data-connect-button');
/** Calls `signOut()`; returns the code of its error. */
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

describe('signing out where the record is in a frame', () => {
  it('by the method forgets it, and names no person to a page that the person has not shared with', async () => {
    await close();
    await signOut();
    expect(await detailsOf(page, 'signout')).toEqual([null]);

    await person.openAt('email');
    await close();
    await signOut();
    expect(await detailsOf(page, 'signout')).toEqual([null, null]);
  });

  it('by the method names the person to a page that they have shared with', async () => {
    await person.canPress();
    await person.press(textOf('data.share'));
    await waitForNotified(page, 'complete');
    await person.isGone();
    await signOut();
    expect(await detailsOf(page, 'signout')).toEqual([{ username: expect.any(String) }]);
  });

  it('keeps the dialog if the browser refuses, and says below a sign-out button why a press failed', async () => {
    const inFrame = (isRefused: boolean) =>
      page
        .frames()
        .at(-1)
        ?.evaluate((refuses) => {
          const { removeItem } = Reflect.get(window, 'native') ?? Storage.prototype;
          Object.assign(window, { native: { removeItem } });
          Storage.prototype.removeItem = refuses
            ? () => {
                throw new DOMException('Removal refused');
              }
            : removeItem;
        }, isRefused);
    await inFrame(true);
    expect(await signOut()).toBe('signout.refused');
    await person.isAt('dataRequest');
    await close();
    expect(await detailsOf(page, 'failure')).toEqual([]);

    await element().evaluate((one) => one.setAttribute('login-type', 'signOut'));
    await person.trigger.click();
    const message = textOf('signout.refused');
    const notice = page.getByRole('alert').filter({ hasText: message });
    await notice.waitFor();
    expect(await detailsOf(page, 'failure')).toEqual([{ code: 'signout.refused', message, step: null }]);
    expect(await detailsOf(page, 'signout')).toEqual([]);

    await inFrame(false);
    await person.trigger.click();
    await waitForNotified(page, 'signout');
    await notice.waitFor({ state: 'detached' });
  });
});
