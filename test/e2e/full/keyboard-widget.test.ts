import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { confirmByKey } from '../support/consent.ts';
import { APP_NAME, codeFor, openHostPage, waitForNotified } from '../support/host-page.ts';
import { focusedStop } from '../support/measures.ts';
import { newAddress, PIN, personOn, textOf } from '../support/person.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

const chromium = useChromium();

/** Maximum number of presses of Tab, more than any step has controls. */
const MANY = 30;

/** Steps for the dark theme, with each kind of control once: the order of the stops does not depend on the theme. */
const IN_DARK = ['email', 'code', 'onboarding, unconfirmed', 'pin', 'data request'];

/** Runs in the page: records each text of the dialog's live region, and each moment when the widget has no focus. */
const listen = ({ shadowRoot: root }: Element) => {
  const announced: string[] = [];
  const lost: string[] = [];
  Object.assign(window, { announced, lost });
  if (!root) return;
  const noteFocus = () => {
    const focused = root.activeElement;
    // A window of a platform takes the focus from the whole page and later returns it.
    if (root.querySelector('dialog[open]') && !focused && document.hasFocus()) {
      lost.push(root.querySelector('h2')?.textContent ?? '');
    }
  };
  const soon: typeof setTimeout = Reflect.get(window, 'runningTimeout') ?? setTimeout;
  new MutationObserver((records) => {
    // Between two controls, no element has the focus for a moment.
    soon(noteFocus);
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (!changed?.closest('[role=status]')) continue;
      for (const node of addedNodes) announced.push(node.textContent ?? '');
      if (addedNodes.length === 0 && target.nodeType === Node.TEXT_NODE)
        announced.push(target.textContent ?? '');
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
};

const typistOn = (page: Page) => {
  const element = page.locator('data-connect-button').first();
  const focusedName = () =>
    element.evaluate((element) => {
      const focused = element.shadowRoot?.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
      return (
        label ?? focused?.getAttribute('aria-label') ?? focused?.textContent?.replace(/\s+/g, ' ').trim()
      );
    });
  return {
    focusedName,
    async tabTo(name: string) {
      for (let tabs = 0; tabs < MANY; tabs += 1) {
        if ((await focusedName())?.startsWith(name)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${name}`);
    },
    isAt: (name: string) => expect.poll(focusedName).toBe(name),
  };
};

it('a person with only a keyboard goes from the trigger to the shared data; each step gets the focus and is announced', async () => {
  const context = await chromium.visit();
  const page = await openHostPage(context, 'auto-fetch connectors="youtube,github"');
  const { keyboard } = page;
  const { root, sees, seesPlatform, isGone } = personOn(page);
  const { tabTo, isAt } = typistOn(page);
  const email = newAddress('keyboard');

  await tabTo('Sign In with Mosaic');
  await keyboard.press('Enter');
  await isAt(textOf('email.label'));
  await root.evaluate(listen);
  await keyboard.type('a@b');
  await keyboard.press('Enter');
  await sees('Please enter a valid email address');
  await isAt(textOf('email.label'));
  await keyboard.press('Control+a');
  await keyboard.type(email);
  await tabTo(textOf('email.submit'));
  await keyboard.press('Space');
  await isAt(textOf('code.label'));
  await keyboard.type(await codeFor(context, email));
  await isAt(textOf('onboarding.title'));

  await tabTo('YouTube');
  const opened = page.waitForEvent('popup');
  await keyboard.press('Space');
  const popup = await opened;
  await popup.getByRole('link', { name: 'Allow' }).press('Enter');
  await confirmByKey(popup);
  await seesPlatform('YouTube', 'Connected');
  await isAt('YouTube Connected');
  await tabTo(textOf('onboarding.continue'));
  await keyboard.press('Enter');

  await isAt(textOf('pin.label'));
  await keyboard.type(PIN);
  await keyboard.press('Enter');
  await isAt(textOf('data.title', { appName: APP_NAME }));
  await tabTo('Personality');
  await keyboard.press('Space');
  await tabTo(textOf('data.share'));
  await keyboard.press('Enter');
  await isAt(textOf('data.shared', { appName: APP_NAME }));
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic', 'personality'] });
  await isGone();

  await isAt('Sign In with Mosaic');
  const announced: string[] = await root.evaluate(() => Reflect.get(window, 'announced'));
  const lost: string[] = await root.evaluate(() => Reflect.get(window, 'lost'));
  expect(lost).toEqual([]);
  expect(announced.filter((text) => text !== textOf('dialog.loading'))).toEqual([
    'Please enter a valid email address',
    textOf('onboarding.waiting', { platform: 'YouTube' }),
    'YouTube: Connected',
    '1 of 3 rules met',
    '2 of 3 rules met',
    '3 of 3 rules met',
  ]);
});

it('a person with only a keyboard opens, walks and closes the menu, and no key of it reaches the page', async () => {
  const page = await openHostPage(await chromium.visit({ user: returning }), 'signed-in="menu"');
  const { keyboard } = page;
  const { focusedName } = typistOn(page);
  const menu = page.getByRole('menu');
  await page.locator('data-connect-button [aria-haspopup=menu]').focus();
  const trigger = await focusedName();
  await page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keyup'])
      document.addEventListener(type, ({ key }: KeyboardEventInit) => keys.push(`${type} ${key}`));
  });
  const places: (string | null | undefined)[] = [];
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'a']) {
    await keyboard.press(key);
    places.push(await focusedName());
  }
  const [first, second, last] = ['Choose what to share', 'Add a platform', 'Sign out'];
  expect(places).toEqual([last, first, second, last, first, last, first, first]);
  await keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await focusedName()).toBe(trigger);
  await keyboard.press('ArrowDown');
  expect(await focusedName()).toBe(first);
  const keys: string[] = await page.evaluate(() => Reflect.get(window, 'keys'));
  expect(keys).toEqual([]);
  await keyboard.press('Tab');
  await menu.waitFor({ state: 'detached' });
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await menu.waitFor();
  await page.mouse.click(8, 500);
  await menu.waitFor({ state: 'detached' });
});

it.each([
  ['light', SHOWN_STEPS.filter(({ step }) => step !== null)],
  ['dark', SHOWN_STEPS.filter(({ name }) => IN_DARK.includes(name))],
])(
  'a person with only a keyboard sees the focus at every stop, in %s and on 320 × 256 px',
  async (theme, steps) => {
    const context = await chromium.visit({ viewport: { width: 1280, height: 860 } });
    const { page, widget, show } = await openStage(context, `theme="${theme}"`);
    const found: string[] = [];
    let count = 0;
    for (const shown of steps) {
      await page.setViewportSize({ width: 1280, height: 860 });
      await show(shown);
      await page.setViewportSize({ width: 320, height: 256 });
      const seen = new Set<string>();
      let outside = 0;
      for (let tabs = 0; tabs < MANY; tabs += 1) {
        await page.keyboard.press('Tab');
        const stop = await focusedStop(widget);
        // After the last control, Tab leads to the browser's own controls, and then back into the dialog.
        if (!stop) {
          outside += 1;
          if (outside > 1) break;
          continue;
        }
        if (seen.has(stop.name) && outside > 0) break;
        seen.add(stop.name);
        if (stop.isVisible && stop.ringContrast >= 3 && stop.isUncovered) continue;
        found.push(`${shown.name}: ${JSON.stringify(stop)}`);
      }
      count += seen.size;
      const controls = await widget
        .locator('dialog :is(button, a, input, summary):not(:disabled)')
        .evaluateAll((all) => {
          // Folds of several rows have one name, by which stops are counted too.
          const nameOf = (control: Element, at: number) =>
            control.matches('summary') ? control.textContent : at;
          return new Set(all.filter((control) => control.checkVisibility()).map(nameOf)).size;
        });
      if (seen.size !== controls) found.push(`${shown.name}: ${seen.size} stops, ${controls} controls`);
    }
    console.log(`keyboard: ${count} stops seen (${theme})`);
    expect(found).toEqual([]);
  },
);
