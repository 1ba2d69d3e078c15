import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** A file of a package that pages use, as a script tag would bring it. */
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
