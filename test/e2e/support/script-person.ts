import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allow } from './consent.ts';
import { codeFor, IS_FRAMED } from './host-page.ts';
import { newAddress, PIN, textOf } from './person.ts';

/** The document of the dialog, and the owner of the dialog's shadow root there. */
const placeOf = (page: Page) => {
  const framed = page.frames().find((frame) => new URL(frame.url()).pathname === '/frame');
  return IS_FRAMED && framed
    ? { document: framed, holder: 'body > div' }
    : { document: page.mainFrame(), holder: 'data-connect-button' };
};

/** Focuses the first control whose name begins with a text; `false` without one. Uses no member of the document itself. */
const focusIn = ({ document, holder }: ReturnType<typeof placeOf>, text: string) =>
  document.evaluate(
    ([selector, name]) => {
      const root = Document.prototype.querySelector.call(window.document, selector)?.shadowRoot;
      const nameOf = (one: Element) => {
        const label = one.id && root?.querySelector(`label[for="${one.id}"]`)?.textContent;
        return label || one.getAttribute('aria-label') || one.textContent;
      };
      // The parts of a button are not separated by spaces.
      const lettersOf = (shown: string) => shown.replace(/\s/g, '');
      const dialog = root?.querySelector('dialog') ?? root;
      const controls = [...(dialog?.querySelectorAll<HTMLElement>('button, input, label') ?? [])];
      const found = controls.find((one) => lettersOf(nameOf(one)).startsWith(lettersOf(name)));
      const control = found instanceof HTMLLabelElement ? found.control : found;
      if (!control?.checkVisibility() || control.ariaDisabled === 'true') return false;
      control.focus();
      return true;
    },
    [holder, text] as const,
  );

/**
 * A person who acts by a script and the keyboard, for pages whose elements hide members of the document, which
 * Playwright's own locators use.
 */
const scriptPersonOn = (page: Page) => {
  const focus = (text: string) =>
    expect.poll(() => focusIn(placeOf(page), text), { timeout: 15_000, interval: 200 }).toBe(true);
  /** Presses a control that leads on. A frame counts presses once it has been in view for half a second. */
  const press = async (text: string) => {
    await focus(text);
    const pressAgain = async () => {
      if (await focusIn(placeOf(page), text)) await page.keyboard.press('Enter');
      return focusIn(placeOf(page), text);
    };
    await expect.poll(pressAgain, { timeout: 15_000, interval: 700 }).toBe(false);
  };
  const type = async (label: string, text: string) => {
    await focus(label);
    await page.keyboard.type(text);
  };
  return { focus, press, type };
};

/** The whole flow of a new person, from the press on the button to Share. */
export const walkByScript = async (page: Page): Promise<void> => {
  const { focus, press, type } = scriptPersonOn(page);
  const email = newAddress('named');
  const trigger = { document: page.mainFrame(), holder: 'data-connect-button' };
  await expect.poll(() => focusIn(trigger, 'Sign In with Mosaic')).toBe(true);
  await page.keyboard.press('Enter');
  await type(textOf('email.label'), email);
  await press(textOf('email.submit'));
  await focus(textOf('code.label'));
  await page.keyboard.type(await codeFor(page.context(), email));
  await focus('YouTube');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await allow(await opened);
  // Until the platform is connected, its tile keeps the focus and waits.
  await focus(`YouTube ${textOf('platform.connected')}`);
  await press(textOf('onboarding.continue'));
  await type(textOf('pin.label'), PIN);
  await press(textOf('pin.submit'));
  const share = async () => {
    if (await focusIn(placeOf(page), textOf('data.share'))) await page.keyboard.press('Enter');
    return page.evaluate(() =>
      Reflect.get(window, 'notified').filter(([type]: [string]) => type === 'complete'),
    );
  };
  await expect.poll(share, { timeout: 30_000, interval: 700 }).toHaveLength(1);
};
