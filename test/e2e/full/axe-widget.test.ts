import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { measure } from '../support/measures.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

const LOCALES = ['en', 'ar'] as const;
/** So high that no part of a dialog is below its edge, because axe cannot check covered parts. */
const HEIGHT = 1500;
const WIDE = 1280;

/**
 * The dialog has one layout up to 480 px and one above, and the same markup in both themes. Axe runs with all rules
 * once in each layout, and with the colour rules once more in the other theme. The test itself measures what axe does
 * not, in every theme at every width. Arabic is tested in one theme, because a language changes no colour.
 */
const LOOKS = [
  { theme: 'light', width: WIDE, rules: 'all' },
  { theme: 'light', width: 768, rules: 'none' },
  { theme: 'light', width: 320, rules: 'all' },
  { theme: 'dark', width: 320, rules: 'colours' },
  { theme: 'dark', width: 768, rules: 'none' },
  { theme: 'dark', width: WIDE, rules: 'colours' },
] as const;

/**
 * Contrasts that axe cannot determine: `measure` covers the code over its cells and the tip; another element covers the
 * trigger.
 */
const IS_OPEN =
  /^color-contrast data-connect-button,(#dc-code|#dc-basic-|a\[href\$="privacy#basic"\]|(button(\[part="button"\])?|\.pill|\.icon) .*overlapped)/s;

const chromium = useChromium();

describe.each(LOCALES)('every step of the widget, in %s', (locale) => {
  let context: BrowserContext;
  let stage: Awaited<ReturnType<typeof openStage>>;
  let runs = 0;
  let violationCount = 0;
  beforeAll(async () => {
    context = await chromium.open({ viewport: { width: WIDE, height: HEIGHT } });
    stage = await openStage(context, `locale="${locale}"`);
  });
  afterAll(async () => {
    console.log(`axe: ${runs} runs, ${violationCount} violations (${locale})`);
    await context.close();
  });

  const audit = async (rules: 'all' | 'colours') => {
    const { violations, undecided } = await auditOn(stage.page, rules);
    runs += 1;
    violationCount += violations.length;
    return [...violations, ...undecided.filter((line) => !IS_OPEN.test(line))];
  };

  it.each(SHOWN_STEPS)('passes axe, and what axe does not measure: $name', async (shown) => {
    const { page, show, setTheme } = stage;
    const widget = shown.step ? stage.widget : stage.element;
    const found: string[] = [];
    // In a narrow window, a platform opens in the page itself.
    await page.setViewportSize({ width: WIDE, height: HEIGHT });
    await show(shown);
    for (const { theme, width, rules } of LOOKS.filter((look) => locale === 'en' || look.theme === 'light')) {
      await setTheme(theme);
      await page.setViewportSize({ width, height: HEIGHT });
      const { small, wide, liveRegions, leastContrast } = await measure(widget);
      const failures = [
        ...(rules === 'none' ? [] : await audit(rules)),
        ...small.map((name) => `less than 24 px: ${name}`),
        ...wide.map((name) => `scrolls sideways: ${name}`),
        ...(liveRegions === 1 ? [] : [`${liveRegions} live regions`]),
        ...(leastContrast >= 4.5 ? [] : [`contrast ${leastContrast}`]),
      ];
      found.push(...failures.map((line) => `${theme}, ${width} px: ${line}`));
    }
    expect(found).toEqual([]);
  });
});
