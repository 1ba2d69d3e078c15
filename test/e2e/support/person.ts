import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillText, type TextParams } from '../../../common/fill-text.ts';
import { trigger } from '../../../common/locales/en.json';
import { en, type MessageKey } from '../../../widget/locales/en.ts';
import type { Step } from '../../../widget/types.ts';
import { APP_NAME, codeFor, IS_FRAMED, REGISTERED_NAME } from './host-page.ts';

export const PIN = 'looms-1843!';

export const textOf = (key: MessageKey, params?: TextParams) => fillText(en[key], params);

export const NOT_LOADED = fillText(trigger['element.load'], { provider: 'Mosaic' });

export const titlesFor = (appName: string): Record<Step, string> => ({
  email: textOf('email.title.signIn', { provider: 'Mosaic' }),
  code: textOf('code.title'),
  success: textOf('success.title'),
  onboarding: textOf('onboarding.title'),
  pin: textOf('pin.title'),
  training: textOf('training.title'),
  dataRequest: textOf('data.title', { appName }),
});

/** An address that no other test uses, in any process: the sandbox remembers people. */
export const newAddress = (() => {
  let count = 0;
  return (file: string) => `${file}-${process.pid}-${++count}@example.org`;
})();

/** Waits until a dialog in a frame has met the conditions of a press for longer than its rest. */
export const isSeen = (dialog: Locator) =>
  dialog.evaluate(
    (shown) =>
      new Promise<void>((resolve) => {
        // The page's own clock may be stopped.
        const later: typeof setTimeout = Reflect.get(window, 'runningTimeout') ?? setTimeout;
        const root = shown.getRootNode();
        if (!(root instanceof ShadowRoot)) throw new Error('The dialog is in no shadow root');
        let checked = 0;
        const check = () => {
          checked += 1;
          const since = checked;
          const rest = Number.parseFloat(root.host.getAttribute('style')?.split('--_rest:')[1] ?? '');
          if (root.host.hasAttribute('data-seen')) later(() => since === checked && resolve(), rest + 100);
        };
        new MutationObserver(check).observe(root.host, { attributeFilter: ['data-seen'] });
        check();
      }),
  );

/** Moves the mouse until the frame notices it: Chromium drops mouse events on a frame that has just appeared. */
const moveMouseInto = async (page: Page, dialog: Locator) => {
  const moved = await dialog.evaluateHandle((shown) => {
    const noticed = { isMoved: false };
    // The dialog keeps its events from the document.
    shown.addEventListener('pointermove', () => Object.assign(noticed, { isMoved: true }), { once: true });
    return noticed;
  });
  // A loop, because a hook has no `expect.poll`.
  for (let tries = 0; !(await moved.evaluate(({ isMoved }) => isMoved)); tries += 1) {
    if (tries === 200) throw new Error('The frame notices no mouse');
    for (const place of [8, 9]) await page.mouse.move(place, place);
    await page.waitForTimeout(50);
  }
};

const personAt = (page: Page, isFramed: boolean, appName: string) => {
  const titles = titlesFor(appName);
  const widget = page.locator('data-connect-button').first();
  // The shadow root of this element contains the dialog.
  const root = isFramed ? widget.frameLocator('iframe').locator('body > div') : widget;
  const dialog = root.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const tile = (platform: string) =>
    dialog.getByRole('list', { name: textOf('onboarding.list') }).getByRole('button', {
      name: new RegExp(`^${platform}`),
    });

  const person = {
    page,
    root,
    dialog,
    button,
    tile,
    trigger: widget.getByRole('button').first(),
    email: dialog.getByLabel(textOf('email.label')),
    banner: dialog.locator('[part=banner]'),
    code: dialog.getByLabel(textOf('code.label')),
    pin: dialog.getByLabel(textOf('pin.label'), { exact: true }),
    dataSwitch: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    // Chromium drops mouse events on a frame that has just appeared; a key works.
    press: (name: string) => (isFramed ? button(name).press('Enter') : button(name).click()),
    sees: (text: string) => dialog.getByText(text, { exact: true }).first().waitFor(),
    isAt: (step: Step) => dialog.getByRole('heading', { name: titles[step], exact: true }).waitFor(),
    /** Waits until the dialog accepts presses: in a frame only after a moment in view. */
    canPress: async () => {
      if (!isFramed) return;
      // A mouse counts once it has been in the frame for half a second.
      await moveMouseInto(page, dialog);
      await isSeen(dialog);
    },
    async isGone() {
      await dialog.waitFor({ state: 'detached' });
      // The event reaches the page later, which then hides the frame.
      if (isFramed) await widget.locator('dialog[open]').waitFor({ state: 'detached' });
    },

    /** A new dialog ignores presses, and Chromium drops mouse events on a frame that has just appeared. */
    pressBackdrop: () =>
      expect
        .poll(
          async () => {
            if (await dialog.isVisible()) await page.mouse.click(8, 8);
            return dialog.isVisible();
          },
          { interval: 300 },
        )
        .toBe(false),

    async openAt(step: Step) {
      await person.trigger.click();
      await person.isAt(step);
      await person.canPress();
    },
    async askForCode(email: string) {
      await person.email.fill(email);
      await person.press(textOf('email.submit'));
    },
    async signIn(email: string) {
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      await person.code.fill(await codeFor(page.context(), email));
    },
    async typeHalfOfCode(email: string) {
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      const code = await codeFor(page.context(), email);
      await person.code.pressSequentially(code.slice(0, 3));
      return code.slice(3);
    },
    async openWindowOf(platform: string) {
      const opened = page.waitForEvent('popup');
      await (isFramed ? tile(platform).press('Enter') : tile(platform).click());
      const popup = await opened;
      await popup.getByRole('link', { name: 'Allow' }).waitFor();
      return popup;
    },
    seesPlatform: (platform: string, state: string) =>
      dialog.getByRole('button', { name: `${platform} ${state}`, exact: true }).waitFor(),
    async choosePin(pin: string = PIN) {
      await person.pin.fill(pin);
      await person.press(textOf('pin.submit'));
    },
  };
  return person;
};

export const personOn = (page: Page, appName = APP_NAME) => personAt(page, IS_FRAMED, appName);

export const framedPersonOn = (page: Page, appName = REGISTERED_NAME): Person =>
  personAt(page, true, appName);

export type Person = ReturnType<typeof personOn>;
