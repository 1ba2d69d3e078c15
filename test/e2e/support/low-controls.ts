import type { Page } from 'playwright-core';

/**
 * Touch areas of less than 44 px: 21 px above or below the middle, another element reacts.
 * @throws Error if no control is visible
 */
export const lowIn = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((all) => {
    const visible = all.filter(
      (one) =>
        // The widget's own tests measure its button.
        one.getRootNode() === document && one.checkVisibility() && one.getBoundingClientRect().width > 1,
    );
    if (visible.length === 0) throw new Error('No control is visible');
    return visible
      .filter((one) => {
        one.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = one.getBoundingClientRect();
        return [-21, 21].some((away) => {
          const hit = document.elementFromPoint(x + width / 2, y + height / 2 + away);
          return hit !== one && !one.contains(hit);
        });
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });
