import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, notifiedBy } from '../support/host-page.ts';
import { newAddress, type Person } from '../support/person.ts';

const { visit } = useChromium();

let page: Page;
let person: Person;

/** Runs in the page, with the element and a function that waits for its frame to load. */
const inPage = (script: string) =>
  page.evaluate(`(async () => {
    const element = document.querySelector('data-connect-button');
    const move = () => document.body.append(element);
    const loaded = () => new Promise((resolve) =>
      element.shadowRoot.querySelector('iframe').addEventListener('load', resolve, { once: true }));
    ${script}
  })()`);
const typesNotified = async () => (await notifiedBy(page)).map(([type]) => type);
const isShown = () =>
  page.locator('data-connect-button').evaluate((one) => !!one.shadowRoot?.querySelector('dialog[open]'));

beforeEach(async () => {
  ({ page, person } = await openFramedPage(await visit()));
});

describe('an element whose frame loads anew because the page moves it', () => {
  it.each([
    ['by the page', 'move(); element.close();'],
    [
      'by Escape',
      "move(); element.shadowRoot.querySelector('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));",
    ],
  ])('opens no second dialog if it is closed %s before the frame is ready', async (_, close) => {
    await person.openAt('email');
    await inPage(
      `const again = loaded(); ${close} await again; await new Promise((done) => setTimeout(done, 1500));`,
    );
    expect(await isShown()).toBe(false);
    expect(await typesNotified()).toEqual(['open', 'stepchange', 'close']);
    await person.openAt('email');
  });

  it('reports what the person does after two moves in a row', async () => {
    await person.openAt('email');
    await inPage('move(); await null; move(); await loaded(); move();');
    await person.isAt('email');
    await person.canPress();
    await person.askForCode(newAddress('moves'));
    await person.isAt('code');
    expect((await detailsOf(page, 'stepchange')).at(-1)).toMatchObject({ step: 'code' });
    expect((await typesNotified()).filter((type) => type === 'open')).toHaveLength(1);
  });

  it('keeps its opening if an option changes while it is off the page', async () => {
    const trouble: string[] = [];
    page.on('pageerror', ({ message }) => trouble.push(message));
    await person.openAt('email');
    await inPage("element.remove(); element.setAttribute('app-name', 'Shop'); await null; move();");
    await person.isAt('email');
    await person.canPress();
    await person.press('Close');
    await person.isGone();
    await person.openAt('email');
    expect(trouble).toEqual([]);
  });

  it('ends a sign-out that is asked for right after the move', async () => {
    await person.openAt('email');
    await person.press('Close');
    await person.isGone();
    await inPage('move(); await element.signOut();');
    await person.openAt('email');
  });
});
