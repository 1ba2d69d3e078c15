import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor } from './host-page.ts';
import { openHost } from './hosts.ts';
import { newAddress, type Person, personOn } from './person.ts';

const news = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

const shareReadingList = async (page: Page, person: Person) => {
  await person.dataSwitch('Reading list').check();
  await person.press('Share');
  await news(page, 'Shared: small');
  await person.isGone();
};

/** Changes the attributes of a host page at run time, and signs a person in with the code that was sent. */
export const signInOnHost = async (context: BrowserContext, path: string) => {
  const { page, errors } = await openHost(context, path);
  const person = personOn(page);
  const widget = page.locator('data-connect-button').first();
  const email = newAddress(`existing-${path.replace(/\W/g, '-')}`);
  const looks = () =>
    widget.evaluate((element) => [Reflect.get(element, 'testMode'), Reflect.get(element, 'theme')]);
  await person.trigger.waitFor();
  expect(await looks()).toEqual([true, 'light']);

  await page.getByLabel('Test mode').uncheck();
  await page.getByLabel('Dark').check();
  await expect.poll(looks).toEqual([false, 'dark']);
  await page.getByRole('button', { name: 'Fill my shelf with Mosaic' }).click();
  await person.isAt('email');
  await news(page, 'At the step email');
  await person.canPress();
  await person.askForCode(email);
  await person.isAt('code');
  await news(page, 'At the step code');
  await person.code.fill(await codeFor(context, email));
  await shareReadingList(page, person);
  await page.getByLabel('Test mode').check();
  await expect.poll(looks).toEqual([true, 'dark']);

  expect(await widget.getAttribute('test-mode')).toBe('');
  expect(errors).toEqual([]);
};
