import type { Page } from 'playwright-core';
import { newAddress, type Person } from './person.ts';

/** In test mode, this code is valid for every address. */
export const TEST_CODE = '123456';

/** Longer than the unchanged time that a press requires. */
export const REST_MS = 900;

export const openChoice = async (person: Person) => {
  await person.openAt('email');
  await person.askForCode(newAddress('existing-choice'));
  await person.isAt('code');
  await person.code.fill(TEST_CODE);
  await person.isAt('dataRequest');
};

/** Styles the frame's dialog as a script of the page can, because it is in the element's open shadow root. */
export const styleFrame = (page: Page, style: string) =>
  page.evaluate((text) => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    root?.querySelector('dialog')?.setAttribute('style', text);
  }, style);

/** Shows something above the frame's dialog, in the top layer too. */
export const coverPage = (page: Page, style: string, html = '') =>
  page.evaluate(
    ([style, html]) => {
      const cover = document.createElement('div');
      cover.popover = 'manual';
      cover.innerHTML = html;
      cover.style.cssText = `position: fixed; inset: auto; margin: 0; border: 0; padding: 0; overflow: visible; pointer-events: none; ${style}`;
      document.body.append(cover);
      cover.showPopover();
    },
    [style, html] as const,
  );

export const uncoverPage = (page: Page) => page.evaluate(() => document.querySelector('[popover]')?.remove());

export const placeOfShare = async (person: Person) => {
  const box = await person.button('Share').boundingBox();
  if (!box) throw new Error('The button is not displayed');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

/** A change between press and click. A timer of the page would pause on a busy machine, and a press would count. */
export const changeAtEachPress = async (person: Person) => {
  const changes = await person.dialog.evaluateHandle((dialog) => {
    const change = () => dispatchEvent(new Event('resize'));
    for (const type of ['pointerdown', 'keydown']) dialog.addEventListener(type, change);
    return () => {
      for (const type of ['pointerdown', 'keydown']) dialog.removeEventListener(type, change);
    };
  });
  return () => changes.evaluate((stop) => stop());
};
