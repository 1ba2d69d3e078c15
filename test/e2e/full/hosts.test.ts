import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor } from '../support/host-page.ts';
import { openHost } from '../support/hosts.ts';
import { newAddress, type Person, personOn } from '../support/person.ts';

const HOSTS: Record<string, string> = {
  'HTML with a module': 'html/index.html',
  'HTML with classic scripts': 'html/classic.html',
  React: 'react/index.html',
  Vue: 'vue/index.html',
  Svelte: 'svelte/index.html',
  Angular: 'angular/index.html',
  Preact: 'preact/index.html',
  Solid: 'solid/index.html',
};

const chromium = useChromium();

/** Presses the page's own control by script, because an open dialog blocks the page behind it for a person. */
const pressBehind = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true, includeHidden: true })
    .evaluate((button) => button instanceof HTMLElement && button.click());

const news = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

const shareReadingList = async (page: Page, person: Person) => {
  await person.dataSwitch('Reading list').check();
  await person.press('Share');
  await news(page, 'Shared: small');
  await person.isGone();
};

const rows = (page: Page) => page.getByRole('list').locator('data-connect-button');
const providersOf = (page: Page) =>
  rows(page).evaluateAll((elements) => elements.map((element) => Reflect.get(element, 'provider')));

describe.each(Object.entries(HOSTS))('a host page in %s', (_, path) => {
  it('changes its attributes at run time, and signs a person in with the code that was sent', async () => {
    const context = await chromium.visit();
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
  });
});

/** Only the element's own code is tested here, so one kind of page is enough. */
describe('a host page in plain HTML', () => {
  const path = 'html/index.html';

  it('sets texts and tiers, listens to each step and shows the result of a test sign-in', async () => {
    const { page, errors } = await openHost(await chromium.visit(), path);
    const person = personOn(page);

    await page.getByRole('button', { name: 'Fill my shelf with Mosaic' }).click();
    await person.isAt('email');
    await news(page, 'At the step email');
    await person.canPress();
    await person.askForCode('existing@example.org');
    await person.isAt('code');
    await news(page, 'At the step code');
    await person.code.fill('123456');
    await shareReadingList(page, person);

    expect(errors).toEqual([]);
  });

  it('closes the flow with a removed element, and starts again with an added one', async () => {
    const { page, errors } = await openHost(await chromium.visit(), path);
    const person = personOn(page);
    await person.openAt('email');

    // An element that comes back sooner was only moved, and keeps its dialog.
    const hasClosed = await page
      .locator('data-connect-button')
      .first()
      .evaluateHandle((one) => ({
        promise: new Promise<void>((done) => one.addEventListener('close', () => done(), { once: true })),
      }));
    await pressBehind(page, 'Remove');
    await person.isGone();
    await hasClosed.evaluate(({ promise }) => promise);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Fill my shelf with Mosaic' }).click();
    await person.isAt('email');

    expect(errors).toEqual([]);
  });

  it('keeps elements and an open flow when a list with keys is drawn in another order', async () => {
    const { page, errors } = await openHost(await chromium.visit(), path);
    const acme = page.getByRole('button', { name: 'Sign In with Acme' });
    const field = page.getByRole('dialog').getByLabel('E-mail address');
    await acme.waitFor();
    await rows(page).evaluateAll((elements) => {
      for (const element of elements) Object.assign(element, { drawnFor: Reflect.get(element, 'provider') });
    });
    await acme.click();
    await field.fill('ada@example.org');

    // A framework may move the other rows and leave Acme's in place. After both orders it has moved Acme's too.
    for (const order of [
      ['Weft', 'Loom', 'Acme'],
      ['Acme', 'Loom', 'Weft'],
    ]) {
      await pressBehind(page, 'Reverse the list');
      await expect.poll(() => providersOf(page)).toEqual(order);
      expect(
        await rows(page).evaluateAll((elements) =>
          elements.map((element) => Reflect.get(element, 'drawnFor')),
        ),
      ).toEqual(order);
      expect(await field.inputValue()).toBe('ada@example.org');
      expect(await page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    }

    expect(errors).toEqual([]);
  });
});
