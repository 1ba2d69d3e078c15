import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A window above closes at the first half of a double click: this page gets the focus, and 20 ms later the second
 * half. A page of Playwright always has the focus, so its event is repeated until the click, however late that is.
 */
export const clickThrough = async (button: Locator): Promise<void> => {
  const page = button.page();
  await page.evaluate(() => {
    const focus = () => window.dispatchEvent(new FocusEvent('focus'));
    focus();
    const focusing = setInterval(focus, 20);
    window.addEventListener('pointerup', () => clearInterval(focusing), { once: true });
  });
  await button.click({ force: true });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
};
