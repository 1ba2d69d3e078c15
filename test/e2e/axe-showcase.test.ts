import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { useChromium } from './support/chromium.ts';
import { SCREENS } from './support/showcase-screens.ts';

const WIDTHS = [1280, 320] as const;
const THEMES = ['light', 'dark'] as const;

/** Until the page has answered a change of its theme or width. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

const chromium = useChromium();

describe('a screen of the showcase has no accessibility violation and no sideways scroll', () => {
  it.each(SCREENS)('$name', async ({ path, reach }) => {
    const page = await (await chromium.visit()).newPage();
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('main').first().waitFor();
    await reach?.(page);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrolled > width) found.push(`${width} px: ${scrolled} px wide`);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await nextFrame(page);
        const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colours');
        found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
});
