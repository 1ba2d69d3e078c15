import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PAGE_TIMEOUT_MS } from '../../support/browser.ts';

const PAUSES_MS = [10, 20, 30, 50];
const LONGEST_PAUSE_MS = 100;

/** As Playwright says it of a page that another one follows. */
const IS_LEAVING = /Execution context was destroyed/;

/**
 * Until something holds in a page. Playwright's own `waitForFunction` brings its selector engine into the page's scripts
 * first: 40 ms of processor time for each document, and to ask the page takes 1 ms.
 */
export const until = async (
  page: Page,
  holds: (argument: string) => boolean,
  argument = '',
): Promise<void> => {
  const isTrue = async () => {
    try {
      return await page.evaluate(holds, argument);
    } catch (error) {
      if (error instanceof Error && IS_LEAVING.test(error.message)) return false;
      throw error;
    }
  };
  const started = performance.now();
  for (let asked = 0; !(await isTrue()); asked += 1) {
    if (performance.now() - started > PAGE_TIMEOUT_MS)
      throw new Error(`Did not come true within ${PAGE_TIMEOUT_MS} ms on ${page.url()}: ${holds}`);
    await pause(PAUSES_MS[asked] ?? LONGEST_PAUSE_MS);
  }
};
