import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const READER = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Adds the reader's file to the page. Call this before `readAloud`. */
export const bringReader = (page: Page) =>
  page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: READER }),
  );

// A text, since the build would rewrite a module's `import()`. The reader uses timeouts, but the page's clock stands
// still.
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

/** Phrases without information: the end of an element, and a paragraph. */
const REDUNDANT_PHRASE = /^(end of .*|paragraph|strong)$/;

/**
 * Phrases of a screen reader on its way through the open dialog. It reads the checked state from the attribute, so it
 * knows the initial state only.
 */
export const readAloud = async (page: Page): Promise<string[]> => {
  const phrases: string[] = await page.evaluate(`(${READ})(document.querySelector('data-connect-button'))`);
  // The dialog is announced when the reader starts, and again when it is entered.
  return phrases.slice(1).filter((phrase) => !REDUNDANT_PHRASE.test(phrase));
};
