import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

const shapes = {
  page: async () => {
    const page = await openHostPage(await visit());
    return { page, person: personOn(page) };
  },
  frame: async () => openFramedPage(await visit()),
};

const give = (page: Page, email: unknown) =>
  page.locator('data-connect-button').evaluate((element, value) => {
    Reflect.set(element, 'email', value);
  }, email);

it.each(Object.entries(shapes))(
  'the address that the host knows fills the field; no markup, event, storage entry or address has it before the person sends it, in the %s',
  async (_, open) => {
    const { page, person } = await open();
    const email = newAddress('host');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(`${request.url()} ${request.postData()}`));
    await give(page, ` <${email}> `);
    await person.openAt('email');
    expect(await person.email.inputValue()).toBe(email);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const inside = await person.root.evaluate((one) => (one.shadowRoot ?? one).innerHTML);
    const markup = `${await page.content()} ${inside}`;
    for (const text of [markup, kept, JSON.stringify(await notifiedBy(page)), addresses.join()])
      expect(text).not.toContain(email.split('@')[0]);
    await person.canPress();
    await person.press('Send code');
    await person.isAt('code');
  },
);
