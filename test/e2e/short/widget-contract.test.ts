import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';
import { FAILURE_CALLBACK_MS } from '../../../widget/constants.ts';
import { useChromium } from '../support/chromium.ts';
import { spoilNext } from '../support/faults.ts';
import { FLOW_FILE, IS_FRAMED, type Notified, notifiedBy, openHostPage } from '../support/host-page.ts';
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

describe('the contract during a whole visit', () => {
  let notified: Notified = [];
  let parts: readonly string[] = [];
  beforeAll(async () => {
    ({ notified, parts } = await visit());
  }, 60_000 + FAILURE_CALLBACK_MS);

  it('names every part that appears in the shadow root, and no others', () => {
    // Only an unknown step shows the Loading state.
    const all = contract.parts.map(({ name }) => name).filter((name) => name !== 'loading');
    // Parts of the dialog are not reachable through its frame.
    const reachable = IS_FRAMED ? ['button', 'icon', 'label', 'menu', 'menu-item', 'notice'] : all;
    expect([...parts].sort()).toEqual(reachable.sort());
  });

  it('names every event that is fired', () => {
    const fired = new Set(notified.map(([type]) => type).filter((type) => type !== 'message'));
    expect([...fired].sort()).toEqual(contract.events.map(({ name }) => name).sort());
  });

  it.each(contract.events.map((event) => [event.name, event] as const))(
    'names every field of %s',
    (name, { fields }) => {
      const details = notified.filter(([type]) => type === name).map(([, detail]) => detail);
      const met = new Set(details.flatMap((detail) => Object.keys(Object(detail ?? {}))));
      const optional = Object.keys(fields).filter((field) => fields[field]?.endsWith('?'));
      const known = Object.keys(fields);
      expect([...met].filter((field) => !known.includes(field))).toEqual([]);
      expect(known.filter((field) => !met.has(field) && !optional.includes(field))).toEqual([]);
    },
  );
});

describe('the states and events of the contract', () => {
  it('bubble as the contract says', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    const seen = await page.evaluate(async () => {
      const element = document.querySelector('data-connect-button');
      const bubbled: string[] = [];
      for (const type of ['open', 'close', 'stepchange']) {
        document.body.addEventListener(type, () => bubbled.push(type));
      }
      await element?.open();
      await element?.close();
      return bubbled;
    });
    expect(seen).toEqual([]);
    expect(contract.events.filter(({ bubbles }) => bubbles).map(({ name }) => name)).toEqual(['complete']);
  });

  // This page signs no person in; `signed-in.test.ts` shows `:state(signedin)`.
  const shown = contract.states.map(({ name }) => name).filter((name) => name !== 'signedin');

  it.each(shown)('know :state(%s)', async (name) => {
    const page = await openHostPage(await chromium.visit(), 'test-mode preload="none"');
    const met = await page.evaluate(async (state) => {
      const element = document.querySelector('data-connect-button');
      const matches = () => element?.matches(`:state(${state})`) ?? false;
      const opening = element?.open();
      const atOnce = matches();
      await opening;
      return [atOnce, matches()];
    }, name);
    expect(met).toContain(true);
  });
});
