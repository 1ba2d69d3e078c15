import { expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

const chromium = useChromium();

it('keeps the dialog on a page that CSS zoom enlarges, with a step that is higher than the page', async () => {
  const context = await chromium.visit({ viewport: { width: 400, height: 500 } });
  const { page, widget, show } = await openStage(context);
  await show({ step: 'onboarding', user: newUser });
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.25'));
  const { x, y, width, height } = (await widget.locator('dialog').boundingBox()) ?? {
    x: -1,
    y: -1,
    width: 0,
    height: 0,
  };
  expect([x >= 0, y >= 0, x + width <= 400, y + height <= 500]).toEqual([true, true, true, true]);
});

/** Pairs of states that differ only by a background, which forced colours could remove: name, one state, the other. */
const PAIRS = [
  ['data request', '.row:first-child .switch', '.row:last-child .switch'],
  ['pin, seen and half met', '.rule:nth-child(2) .rule-mark', '.rule:nth-child(1) .rule-mark'],
  ['onboarding, connected', '.platform:nth-child(1)', '.platform:nth-child(2)'],
  ['onboarding, connected', '.primary', '.quiet'],
  ['pin', '.set-up-tile:nth-child(2)', '.set-up-tile:nth-child(3)'],
] as const;

it('shows different states differently in forced colours', async () => {
  const context = await chromium.visit({ forcedColors: 'active' });
  const { widget, show } = await openStage(context);
  const looksOf = (selector: string) =>
    widget.locator(selector).evaluate((one) => {
      const { backgroundColor, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
      return { surface: backgroundColor, border: `${borderTopStyle} ${borderTopWidth} ${borderTopColor}` };
    });
  for (const [name, one, other] of PAIRS) {
    const shown = SHOWN_STEPS.find((known) => known.name === name);
    if (shown) await show(shown);
    const looks = await looksOf(one);
    expect(looks, `${name}: ${one}`).not.toEqual(await looksOf(other));
    expect(looks.border, `${name}: ${one}`).not.toMatch(/none|^solid 0px/);
  }
});
