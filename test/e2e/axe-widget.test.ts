import { afterAll, describe, expect, it } from 'vitest';
import { auditOn } from './support/axe.ts';
import { useChromium } from './support/chromium.ts';
import { measure } from './support/measures.ts';
import { openStage } from './support/stage.ts';
import { STATIONS } from './support/stations.ts';

const LOCALES = ['en', 'ar'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1280] as const;
/** So tall that nothing of a dialog lies below its edge: what is covered, axe can't judge. */
const HEIGHT = 1500;

/** Contrasts that axe leaves open: `measure` takes the code over its cells, and the tip; something lies on the trigger. */
const IS_OPEN =
  /^color-contrast data-connect-button,(#dc-code|#dc-basic-|a\[href\$="privacy#basic"\]|(button(\[part="button"\])?|\.pill|\.icon) .*overlapped)/s;

const chromium = useChromium();

describe.each(LOCALES)('every step of the widget, in %s', (locale) => {
  let runs = 0;
  let violationCount = 0;
  afterAll(() => console.log(`axe: ${runs} runs, ${violationCount} violations (${locale})`));

  it.each(STATIONS)('passes axe, and what axe does not measure: $name', async (station) => {
    const context = await chromium.visit({ viewport: { width: 1280, height: HEIGHT } });
    const { page, widget, show } = await openStage(context, `locale="${locale}"`);
    const found: string[] = [];
    await show(station);
    for (const theme of THEMES) {
      await widget.evaluate((element, name) => element.setAttribute('theme', name), theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const { violations, undecided } = await auditOn(page, theme === 'light' ? 'all' : 'colours');
        const { small, wide, liveRegions, leastContrast } = await measure(widget);
        runs += 1;
        violationCount += violations.length;
        const failures = [
          ...violations,
          ...undecided.filter((line) => !IS_OPEN.test(line)),
          ...small.map((name) => `less than 24 px: ${name}`),
          ...wide.map((name) => `scrolls sideways: ${name}`),
          ...(liveRegions === 1 ? [] : [`${liveRegions} live regions`]),
          ...(leastContrast >= 4.5 ? [] : [`contrast ${leastContrast}`]),
        ];
        found.push(...failures.map((line) => `${theme}, ${width} px: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
});
