import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { MODULE_SCRIPT } from '../support/host-page.ts';
import { SHOWN_STEPS } from '../support/shown-steps.ts';
import { openStage } from '../support/stage.ts';

const chromium = useChromium();

const LITE_SCRIPT = '<script type="module" src="/widget/data-connect.lite.js"></script>';

const screensOf = async (script = MODULE_SCRIPT) => {
  const { element, show, widget } = await openStage(await chromium.visit(), '', { script });
  const screens: Record<string, string> = {};
  for (const shown of SHOWN_STEPS) {
    await show(shown);
    screens[shown.name] = await (shown.step ? widget.getByRole('dialog') : element).ariaSnapshot();
  }
  return screens;
};

it('data-connect.lite.js has the words, controls and states of data-connect.js on every screen', async () => {
  const [whole, lite] = await Promise.all([screensOf(), screensOf(LITE_SCRIPT)]);
  expect(Object.keys(lite)).toHaveLength(SHOWN_STEPS.length);
  expect(lite).toEqual(whole);
});
