import type { Page } from 'playwright-core';

const coveredByInbox = (page: Page) =>
  page.getByRole('button', { name: /^Sandbox inbox/ }).evaluate((button) => {
    const box = button.getBoundingClientRect();
    return [...document.querySelectorAll('main button, main a, main input, data-connect-button')]
      .filter((each) => {
        const other = each.getBoundingClientRect();
        const isBeside = other.right <= box.left || other.left >= box.right;
        return !isBeside && other.bottom > box.top && other.top < box.bottom && other.height > 0;
      })
      .map((each) => `covered: ${each.textContent}`);
  });

/** The targets of less than 24 × 24 px, also those that axe accepts for the space around them. */
const smallTargets = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((each) => {
      const { width: wide, height } = (each.closest('label') ?? each).getBoundingClientRect();
      const isShown = wide > 1 && height > 1;
      return isShown && (wide < 24 || height < 24) ? [`${each.textContent} ${wide} × ${height}`] : [];
    }),
  );

export const MEASURES = {
  /** In a layout of a phone. */
  inbox: coveredByInbox,
  targets: smallTargets,
} as const;

export type Measure = keyof typeof MEASURES;
