import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SLOTS } from '../../../scripts/manifest/styling.ts';
import { TRAINING_STEP_MS } from '../../../widget/constants.ts';
import { onboarded, returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();
const at = (page: Page, selector: string) => page.locator(`data-connect-button >> ${selector}`).first();
const styleOf = (page: Page, selector: string, property: string) =>
  at(page, selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** An unusual value for each documented custom property. */
const VALUES: Readonly<Record<string, string>> = {
  '--dc-radius': '3px',
  '--dc-space': '9px',
  '--dc-shadow': '0 0 0 7px rgb(1, 2, 3)',
  '--dc-font': 'monospace',
  '--dc-font-title': 'cursive',
  '--dc-font-size': '23px',
  '--dc-width': '300px',
  '--dc-trigger-radius': '1px',
};
const COLOUR = 'rgb(1, 2, 3)';

/** Runs in the page: returns the properties without a visible effect, and whether the previous styles came back. */
const tryEach = async (element: Element, values: readonly (readonly [name: string, value: string])[]) => {
  if (!(element instanceof HTMLElement)) throw new TypeError('The widget is no HTML element');
  const { shadowRoot: root, style } = element;
  const dialog = root?.querySelector('dialog');
  // Custom properties are left out: a copy of the host's value is not a visible style.
  const names = [...getComputedStyle(element)].filter((name) => !name.startsWith('--'));
  const looks = async () => {
    await Promise.allSettled((root?.getAnimations() ?? []).map(({ finished }) => finished));
    const read = (one: Element, pseudo?: string) => {
      const shown = getComputedStyle(one, pseudo);
      return names.map((name) => shown.getPropertyValue(name)).join(';');
    };
    const all = [...(root?.querySelectorAll('*') ?? [])].map((one) => read(one));
    return [...all, dialog ? read(dialog, '::backdrop') : ''].join('\n');
  };
  const before = await looks();
  const left: string[] = [];
  for (const [name, value] of values) {
    style.setProperty(name, value);
    if ((await looks()) === before) left.push(name);
    style.removeProperty(name);
  }
  return { left, isAsBefore: (await looks()) === before };
};

/** Returns the properties without a visible effect. */
const unmoved = async (page: Page, names: readonly string[]) => {
  // The pointer must leave the button, which may move.
  await page.mouse.move(2, 2);
  const values = names.map((name) => [name, VALUES[name] ?? COLOUR] as const);
  const { left, isAsBefore } = await page.locator('data-connect-button').evaluate(tryEach, values);
  expect(isAsBefore).toBe(true);
  return left;
};

const propertiesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const manifest = await (await fetch('/widget/custom-elements.json')).json();
    const [declaration] = manifest.modules.flatMap(
      (module: { declarations?: { cssProperties?: unknown }[] }) =>
        (module.declarations ?? []).filter(({ cssProperties }) => cssProperties),
    );
    return declaration.cssProperties.map(({ name }: { name: string }) => name);
  });

const startTraining = (page: Page) =>
  page.locator('data-connect-button').evaluate((element) => {
    const start: unknown = Reflect.get(element, 'startTraining');
    if (typeof start === 'function') Reflect.apply(start, element, []);
  });

describe('the styles', () => {
  it('change with each documented custom property, in one step or another', async () => {
    const context = await chromium.visit();
    const clock = await useClock(context);
    const page = await openHostPage(context);
    const person = personOn(page);
    const names = await propertiesOf(page);
    expect(names.length).toBeGreaterThan(20);
    await person.openAt('email');
    await person.askForCode('nobody');
    await at(page, '.problem').waitFor();
    const left = await unmoved(page, names);
    await clock.stop();
    await startTraining(page);
    await at(page, '[data-step=training]').waitFor();
    await clock.runFor(TRAINING_STEP_MS.reduce((sum, ms) => sum + ms, 0));
    await at(page, '.outcome').waitFor();
    const last = await unmoved(page, left);

    const atPin = await openHostPage(await chromium.visit({ user: onboarded }));
    await personOn(atPin).openAt('pin');
    await personOn(atPin).pin.fill('abc1');
    await at(atPin, '[data-met=true]').waitFor();
    expect(await unmoved(atPin, last)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('are the host’s without !important, in %s', async (theme) => {
    const page = await openHostPage(await chromium.visit({ colorScheme: theme, user: returning }), '', {
      body: `<style>
        data-connect-button { --dc-accent: rgb(1, 2, 3); }
        data-connect-button::part(button) { background: rgb(4, 5, 6); }
        data-connect-button::part(button-primary) { border-radius: 1px; color: rgb(7, 8, 9); }
        data-connect-button::part(row-name) { color: rgb(10, 11, 12); }
        data-connect-button:state(open)::part(title) { color: rgb(13, 14, 15); }
        [slot=legal] { color: rgb(16, 17, 18); }
      </style><data-connect-button api-key="sandbox-demo-key"><small slot="legal">Terms</small></data-connect-button>`,
    });
    expect(await styleOf(page, 'button', 'background-color')).toBe('rgb(4, 5, 6)');
    await personOn(page).openAt('dataRequest');
    const colours = await Promise.all([
      styleOf(page, '.primary', 'background-color'),
      styleOf(page, '.primary', 'color'),
      styleOf(page, '.primary', 'border-top-left-radius'),
      styleOf(page, '.row-name', 'color'),
      styleOf(page, '.title', 'color'),
      page.getByText('Terms').evaluate((element) => getComputedStyle(element).color),
    ]);
    expect(colours).toEqual([
      'rgb(1, 2, 3)',
      'rgb(7, 8, 9)',
      '1px',
      'rgb(10, 11, 12)',
      'rgb(13, 14, 15)',
      'rgb(16, 17, 18)',
    ]);
  });

  it('follow a theme that changes while the dialog is open', async () => {
    const page = await openHostPage(await chromium.visit({ colorScheme: 'light' }), 'theme="light"');
    await personOn(page).openAt('email');
    const light = await styleOf(page, 'dialog', 'background-color');
    await page.locator('data-connect-button').evaluate((element) => element.setAttribute('theme', 'dark'));
    await at(page, '[data-theme=dark]').waitFor();
    expect(await styleOf(page, 'dialog', 'background-color')).not.toBe(light);
  });
});

describe('the slots', () => {
  it('keep icon and name of the brand in one line, with space between them', async () => {
    const page = await openHostPage(await chromium.visit());
    await personOn(page).openAt('email');
    const mark = await at(page, '.brand-mark').boundingBox();
    const name = await at(page, '.brand-name').boundingBox();
    if (!mark || !name) throw new Error('mark and name have no place on the page');
    expect(name.x - (mark.x + mark.width)).toBe(8);
    expect(Math.abs(name.y + name.height / 2 - (mark.y + mark.height / 2))).toBeLessThan(2);
  });

  it('accept the host’s children, in each step, and show those of the dialog only while it is open', async () => {
    const children = Object.keys(SLOTS).map((name) => `<span slot="${name}">My ${name}</span>`);
    const page = await openHostPage(await chromium.visit(), '', {
      body: `<data-connect-button api-key="sandbox-demo-key" test-mode>${children.join('')}</data-connect-button>`,
    });
    const shows = async (name: string) => page.getByText(`My ${name}`, { exact: true }).isVisible();
    expect([await shows('icon'), await shows('label'), await shows('header'), await shows('legal')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const person = personOn(page);
    await person.openAt('email');
    expect([await shows('header'), await shows('legal')]).toEqual([true, true]);
    expect(await at(page, '.brand-name').isVisible()).toBe(false);
    await person.askForCode(newAddress('theming'));
    await person.isAt('code');
    expect([await shows('header'), await shows('legal')]).toEqual([true, true]);
    await person.press('Close');
    await person.isGone();
    expect([await shows('header'), await shows('legal')]).toEqual([false, false]);
    expect(await page.locator('data-connect-button').ariaSnapshot()).not.toContain('legal');
  });
});
