import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';
import { useChromium } from '../support/chromium.ts';
import { spoilNext } from '../support/faults.ts';
import { FLOW_FILE, IS_FRAMED, notifiedBy, openHostPage } from '../support/host-page.ts';
import { NOT_LOADED, newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();
const contract = contractOf(readStyles());

/** Records every part and slot that ever appears in the element's shadow root. */
const watchParts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    const met = new Set<string>();
    Object.assign(window, { met });
    const note = () => {
      for (const element of root?.querySelectorAll('[part]') ?? []) {
        for (const part of element.part) met.add(part);
      }
    };
    note();
    if (root) new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true });
  });

const partsMet = (page: Page): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'met')]);

/**
 * A whole visit: a dialog that fails to load, a wrong address, a failing service, a closed window, a PIN, a failed and
 * a repeated share, the menu, signing out, training.
 */
const visit = async () => {
  const context = await chromium.visit();
  await context.route(FLOW_FILE, (route) => route.abort());
  // Without `preload="none"`, the load on hover would fail first, and the press would use up the second address.
  const page = await openHostPage(context, 'auto-fetch preload="none" signed-in="menu"');
  await watchParts(page);
  const person = personOn(page);
  const email = newAddress('contract');

  await person.trigger.click();
  await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
  await context.unroute(FLOW_FILE);
  await person.openAt('email');
  await person.askForCode('nobody');
  await person.sees('Please enter a valid email address');
  await spoilNext(page, '**/email/verify', 503);
  await person.askForCode(email);
  await person.dialog.getByText(textOf('hint.unavailable')).first().waitFor();
  await person.press('Close');
  await person.isGone();
  await person.signIn(email);
  await person.isAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await popup.close();
  await person.press('Cancel YouTube');
  await person.press(textOf('onboarding.skip'));
  await person.choosePin();
  await person.isAt('dataRequest');
  await spoilNext(page, '**/getAPIurlMobile', 503);
  await person.press('Share');
  await person.sees('API request failed: 503');
  await person.press(textOf('data.retry'));
  await person.isGone();
  await page.locator('data-connect-button [aria-haspopup=menu]').click();
  await page.getByRole('menu').press('Escape');

  await page.evaluate(async () => {
    const element = document.querySelector('data-connect-button');
    await element?.startTraining();
    await element?.signOut();
    await element?.close();
  });
  return { notified: await notifiedBy(page), parts: await partsMet(page) };
};

it('the contract names each part, event and field that a whole visit shows, and no other part or event', async () => {
  const { notified, parts } = await visit();
  // Only an unknown step shows the Loading state.
  const all = contract.parts.map(({ name }) => name).filter((name) => name !== 'loading');
  // Parts of the dialog are not reachable through its frame.
  const reachable = IS_FRAMED ? ['button', 'icon', 'label', 'menu', 'menu-item', 'notice'] : all;
  expect([...parts].sort()).toEqual(reachable.sort());

  const fired = new Set(notified.map(([type]) => type).filter((type) => type !== 'message'));
  expect([...fired].sort()).toEqual(contract.events.map(({ name }) => name).sort());

  for (const { name, fields } of contract.events) {
    const details = notified.filter(([type]) => type === name).map(([, detail]) => detail);
    const met = new Set(details.flatMap((detail) => Object.keys(Object(detail ?? {}))));
    const needed = Object.keys(fields).filter((field) => !fields[field]?.endsWith('?'));
    expect([name, [...met].filter((field) => !(field in fields))]).toEqual([name, []]);
    expect([name, needed.filter((field) => !met.has(field))]).toEqual([name, []]);
  }
});
