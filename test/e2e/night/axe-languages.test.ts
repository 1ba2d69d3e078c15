import { expect, it } from 'vitest';
import { TAGS } from '../../../common/languages.ts';
import { auditOn, KNOWN_UNDECIDED } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { measure } from '../support/measures.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

const chromium = useChromium();
/** No part of a dialog is below the edge of this window, because axe cannot check covered parts. */
const TALL = { width: 320, height: 1500 };

// A language changes no colour, so the colour rules are left to the English test.
it.each(TAGS)('every step of the widget passes axe at 320 px in %s', async (locale) => {
  const { page, element, widget, show } = await openStage(await chromium.visit(), `locale="${locale}"`);
  const found: string[] = [];
  for (const shown of SHOWN_STEPS) {
    // In a narrow window, a platform opens in the page itself.
    await page.setViewportSize({ ...TALL, width: 1280 });
    await show(shown);
    await page.setViewportSize(TALL);
    const { wide } = await measure(shown.step ? widget : element);
    const { violations, undecided } = await auditOn(page, 'all but colours');
    const open = undecided.filter((line) => !KNOWN_UNDECIDED.test(line));
    found.push(...[...wide, ...violations, ...open].map((line) => `${shown.name}: ${line}`));
  }
  expect(found).toEqual([]);
});
