import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
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

beforeEach(async () => {
  ({ page, person } = await openFramedPage(await visit()));
});

it('an element whose frame loads anew because the page moves it reports what the person does after two moves in a row', async () => {
  await person.openAt('email');
  await inPage('move(); await null; move(); await loaded(); move();');
  await person.isAt('email');
  await person.canPress();
  await person.askForCode(newAddress('moves'));
  await person.isAt('code');
  expect((await detailsOf(page, 'stepchange')).at(-1)).toMatchObject({ step: 'code' });
  expect((await typesNotified()).filter((type) => type === 'open')).toHaveLength(1);
});
