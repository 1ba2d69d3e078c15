import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

const LITE = { script: '<script type="module" src="/widget/data-connect.lite.js"></script>' };

const shapes = {
  page: async () => {
    const page = await openHostPage(await visit());
    return { page, person: personOn(page) };
  },
  lite: async () => {
    const page = await openHostPage(await visit(), '', LITE);
    return { page, person: personOn(page) };
  },
  frame: async () => openFramedPage(await visit()),
};

const give = (page: Page, email: unknown) =>
  page.locator('data-connect-button').evaluate((element, value) => {
    Reflect.set(element, 'email', value);
  }, email);

const close = (page: Page) =>
  page.locator('data-connect-button').evaluate((element) => Reflect.get(element, 'close').call(element));

describe.each(Object.entries(shapes))('the address that the host knows, in the %s', (_, open) => {
  it('fills the field; no markup, event, storage entry or address has it before the person sends it', async () => {
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
  });

  it('gives way to the address whose code is on its way, and counts at the next opening', async () => {
    const { page, person } = await open();
    await give(page, newAddress('host'));
    await person.openAt('email');
    const typed = newAddress('typed');
    await person.email.fill(typed);
    // A change while the dialog is open changes nothing in it.
    await give(page, newAddress('later'));
    expect(await person.email.inputValue()).toBe(typed);
    await person.canPress();
    await person.press('Send code');
    await person.isAt('code');
    await close(page);
    await person.isGone();
    await person.openAt('code');
    await person.sees(typed);
  });

  it('is not used if it is no address, with a warning that does not have it', async () => {
    const { page, person } = await open();
    const warned: string[] = [];
    page.on('console', (line) => warned.push(line.text()));
    await give(page, 'ada at example');
    await person.openAt('email');
    expect(await person.email.inputValue()).toBe('');
    const own = warned.filter((text) => text.includes('email'));
    expect(own).toEqual(['data-connect-button: the property email is no e-mail address and is not used']);
  });
});
