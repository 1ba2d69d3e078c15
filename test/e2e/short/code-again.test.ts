import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { codeFor, detailsOf, MODULE_SCRIPT, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const LITE_SCRIPT = MODULE_SCRIPT.replace('data-connect.js', 'data-connect.lite.js');

const openWith = (script: string) => async (context: BrowserContext) => {
  const page = await openHostPage(context, '', { script });
  return { page, person: personOn(page) };
};

describe('the code step', () => {
  it.each([
    ['in the page', openWith(MODULE_SCRIPT)],
    ['in the page, lite', openWith(LITE_SCRIPT)],
    ['in the frame', openFramedPage],
  ])(
    'comes back after a press beside it and after a reload, until another e-mail is used: %s',
    async (_, open) => {
      const context = await chromium.visit();
      const { page, person } = await open(context);
      const email = newAddress('again');
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      await person.pressBackdrop();
      await person.isGone();

      await person.openAt('code');
      await person.sees(email);
      await page.reload();
      await person.openAt('code');
      await person.sees(email);
      // The page's script learns only the step.
      expect(await detailsOf(page, 'stepchange')).toEqual([{ step: 'code', previous: null }]);

      await person.press(textOf('code.change'));
      await person.isAt('email');
      await page.reload();
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      await page.reload();
      await person.openAt('code');
      const code = await codeFor(context, email);
      for (const frame of page.frames()) {
        const stored = await frame.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        );
        expect(stored).not.toContain(code);
      }
      await person.code.fill(code);
      await person.isAt('onboarding');
    },
  );
});
