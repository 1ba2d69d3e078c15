import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

export const addLibrary = (page: Page, path: string) =>
  page.addScriptTag({ content: readFileSync(`node_modules/${path}`, 'utf8') });

/** Traps the focus by `focus-trap` in an element of the page, or in a new one with the id `elsewhere`. */
export const trapFocus = async (page: Page, selector: string) => {
  await addLibrary(page, 'tabbable/dist/index.umd.min.js');
  await addLibrary(page, 'focus-trap/dist/focus-trap.umd.min.js');
  await page.evaluate((trapped) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="elsewhere"><button>A</button><button>B</button></div>',
    );
    Reflect.get(window, 'focusTrap').createFocusTrap(trapped, { escapeDeactivates: true }).activate();
  }, selector);
};

/** Dispatches events, because Playwright's own mouse waits for `dragstart` on the page. */
export const dragDown = async (page: Page, field: Locator) => {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown');
  const browser = await page.context().newCDPSession(page);
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: number, way: number) => {
    const place = { x: box.x + 40 + way, y: box.y + box.height / 2 + way };
    return browser.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      button: 'left',
      buttons,
      clickCount: 1,
    });
  };
  await mouse('mousePressed', 1, 0);
  for (const way of [4, 20, 40]) await mouse('mouseMoved', 1, way);
  await mouse('mouseReleased', 0, 40);
};
