import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const READER = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Before the page asks for it by `readAloud`. */
export const bringReader = (page: Page) =>
  page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: READER }),
  );

// A text, since a module's `import()` would be rewritten. The reader takes turns by timeouts: the page's clock stands.
const READ = `async (element) => {
  const { virtual } = await import('/screen-reader.js');
  const standing = window.setTimeout;
  window.setTimeout = window.runningTimeout;
  try {
    await virtual.start({ container: element.shadowRoot.querySelector('dialog') });
    do await virtual.next();
    while (!(await virtual.lastSpokenPhrase()).startsWith('end of dialog'));
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
    window.setTimeout = standing;
  }
}`;

/** Where one thing ends goes without saying, and so does that a text is a paragraph. */
const GOES_WITHOUT_SAYING = /^(end of .*|paragraph|strong)$/;

/**
 * What a screen reader says on the way through the open dialog, phrase by phrase. It knows
 * whether a box is checked from the attribute, so it reads the initial state only.
 */
export const readAloud = async (page: Page): Promise<string[]> => {
  const phrases: string[] = await page.evaluate(`(${READ})(document.querySelector('data-connect-button'))`);
  // The dialog is announced as the reader starts, and again as it is entered.
  return phrases.slice(1).filter((phrase) => !GOES_WITHOUT_SAYING.test(phrase));
};
