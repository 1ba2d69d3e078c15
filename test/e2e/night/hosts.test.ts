import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor } from '../support/host-page.ts';
import { openHost } from '../support/hosts.ts';
import { newAddress, personOn } from '../support/person.ts';

const news = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

const { visit } = useChromium();

it.each([
  ['HTML', 'html/index.html'],
  ['React', 'react/index.html'],
  ['HTML with classic scripts', 'html/classic.html'],
  ['Vue', 'vue/index.html'],
  ['Svelte', 'svelte/index.html'],
  ['Angular', 'angular/index.html'],
  ['Preact', 'preact/index.html'],
  ['Solid', 'solid/index.html'],
])('on a host page in %s, attributes change at run time, and a person signs in', async (_, path) => {
  const context = await visit();
  const { page, errors } = await openHost(context, path);
  const person = personOn(page);
  const widget = page.locator('data-connect-button');
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
  await person.dataSwitch('Reading list').check();
  await person.press('Share');
  await news(page, 'Shared: small');
  await person.isGone();
  await page.getByLabel('Test mode').check();
  await expect.poll(looks).toEqual([true, 'dark']);

  expect(await widget.getAttribute('test-mode')).toBe('');
  expect(errors).toEqual([]);
});
