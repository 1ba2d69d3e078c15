import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOn, KNOWN_UNDECIDED, type Rules } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { measure } from '../support/measures.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

/** Height of the window: no part of a dialog is below its edge, because axe cannot check covered parts. */
const HEIGHT = 1500;
const WIDE = 1280;

/** Two layouts, below and above 480 px. Axe runs once in each, its slow colour rules once in each theme. */
const VARIANTS = [
  { theme: 'light', width: WIDE, rules: 'all' },
  { theme: 'light', width: 768, rules: 'none' },
  { theme: 'light', width: 320, rules: 'all but colours' },
  { theme: 'dark', width: 320, rules: 'colours' },
  { theme: 'dark', width: WIDE, rules: 'none' },
] as const;

/** A window of 1280 × 1024 px at 400 % zoom, and text of twice its size. */
const ENLARGED = [
  ['16px', 320, 256],
  ['32px', 320, 640],
  ['32px', WIDE, 860],
] as const;

const strainsOf = async (page: Page, widget: Locator): Promise<string[]> => {
  const found: string[] = [];
  for (const [size, width, height] of ENLARGED) {
    await widget.evaluate((element, text) => element.style.setProperty('--dc-font-size', text), size);
    await page.setViewportSize({ width, height });
    const { animations, wide } = await measure(widget);
    if (animations > 0) found.push(`${animations} animations`);
    found.push(...wide.map((name) => `text of ${size}, ${width} px: scrolls sideways: ${name}`));
  }
  await widget.evaluate((element) => element.style.removeProperty('--dc-font-size'));
  return found;
};

const chromium = useChromium();

let context: BrowserContext;
let stage: Awaited<ReturnType<typeof openStage>>;
let runs = 0;
let violationCount = 0;
beforeAll(async () => {
  context = await chromium.open({ viewport: { width: WIDE, height: HEIGHT } });
  stage = await openStage(context);
});
afterAll(async () => {
  console.log(`axe: ${runs} runs, ${violationCount} violations`);
  await context.close();
});

const audit = async (rules: Rules) => {
  const { violations, undecided } = await auditOn(stage.page, rules);
  runs += 1;
  violationCount += violations.length;
  return [...violations, ...undecided.filter((line) => !KNOWN_UNDECIDED.test(line))];
};

it.each(SHOWN_STEPS)(
  'every step of the widget passes axe, fits at 400 % zoom and with large text, and has no motion: $name',
  async (shown) => {
    const { page, show, setTheme } = stage;
    const widget = shown.step ? stage.widget : stage.element;
    const found: string[] = [];
    // In a narrow window, a platform opens in the page itself.
    await page.setViewportSize({ width: WIDE, height: HEIGHT });
    await show(shown);
    for (const { theme, width, rules } of VARIANTS) {
      await setTheme(theme);
      await page.setViewportSize({ width, height: HEIGHT });
      const { small, wide, liveRegions, pale } = await measure(widget);
      const failures = [
        ...(rules === 'none' ? [] : await audit(rules)),
        ...small.map((name) => `less than 24 px: ${name}`),
        ...wide.map((name) => `scrolls sideways: ${name}`),
        ...(liveRegions === 1 ? [] : [`${liveRegions} live regions`]),
        ...pale.map((name) => `contrast of less than 4.5: ${name}`),
      ];
      found.push(...failures.map((line) => `${theme}, ${width} px: ${line}`));
    }
    found.push(...(await strainsOf(page, widget)));
    expect(found).toEqual([]);
  },
);
