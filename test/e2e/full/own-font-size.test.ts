import { describe, expect, it } from 'vitest';
import { launchShell, SHELL_ARGUMENTS } from '../../support/browser.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { codeFor, openHostPage } from '../support/host-page.ts';
import { overflowing } from '../support/overflowing.ts';
import { newAddress, type Person, personOn } from '../support/person.ts';

/** Setting of Chromium, and the size that it gives the small texts: 14 px by default. */
const SIZES = [
  ['a font size of 32 px', 'defaultFontSize=32', 28],
  ['a minimum font size of 24 px', 'minimumFontSize=24', 24],
] as const;

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1280, height: 860 } };

/** Comes to every step; returns the texts that are cut off, by step. */
const walk = async (person: Person) => {
  const cut: string[] = [];
  const look = async (step: string) => {
    for (const text of await overflowing(person.root)) cut.push(`${step}, ${text}`);
  };
  const { page } = person;
  const email = newAddress('own-font-size');
  await person.isAt('email');
  await look('email');
  await person.askForCode(email);
  await person.isAt('code');
  await look('code');
  await person.code.fill(await codeFor(page.context(), email));
  await person.isAt('onboarding');
  await look('onboarding');
  await person.press('Skip for now');
  await person.isAt('pin');
  await look('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await look('data request');
  return cut;
};

describe.each(SIZES)('with %s, set in the browser', (_, setting, small) => {
  const { visit } = useChromium({ args: [...SHELL_ARGUMENTS, `--blink-settings=${setting}`] }, launchShell);

  it.each([
    ['the page, on a phone', PHONE, 'page'],
    ['the page, on a desk', DESK, 'page'],
    ['the frame, on a phone', PHONE, 'frame'],
    ['the frame, on a desk', DESK, 'frame'],
  ] as const)(
    'the button and every step have it and nothing is cut off, in %s',
    async (_where, screen, kind) => {
      const context = await visit(screen);
      const person =
        kind === 'frame' ? (await openFramedPage(context)).person : personOn(await openHostPage(context));
      const isCut = await person.trigger.evaluate((button) =>
        [button, ...button.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1),
      );
      expect(isCut).toBe(false);
      await person.openAt('email');
      const size = await person.dialog
        .locator('label')
        .first()
        .evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize));
      expect(size).toBe(small);
      expect(await walk(person)).toEqual([]);
    },
  );
});
