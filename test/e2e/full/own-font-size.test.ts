import { expect, it } from 'vitest';
import { launchShell, SHELL_ARGUMENTS } from '../../support/browser.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, openHostPage } from '../support/host-page.ts';
import { overflowing } from '../support/overflowing.ts';
import { newAddress, type Person, personOn } from '../support/person.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
] as const;

const walk = async (person: Person) => {
  const { page } = person;
  const cut: string[] = [];
  const look = async (step: string) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const text of await overflowing(person.root)) cut.push(`${step}, ${screen.width} px: ${text}`);
    }
    await person.canPress();
  };
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

const { visit } = useChromium(
  { args: [...SHELL_ARGUMENTS, '--blink-settings=defaultFontSize=32'] },
  launchShell,
);

it('the button and every step have twice the size for a person who set 32 px in the browser, and nothing is cut off on a phone and on a desk', async () => {
  const person = personOn(await openHostPage(await visit()));
  for (const screen of SCREENS) {
    await person.page.setViewportSize(screen);
    const isCut = await person.trigger.evaluate((button) =>
      [button, ...button.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1),
    );
    expect([screen.width, isCut]).toEqual([screen.width, false]);
  }
  await person.openAt('email');
  const label = person.dialog.locator('label').first();
  const size = () => label.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const screen of SCREENS) {
    await person.page.setViewportSize(screen);
    expect([screen.width, await size()]).toEqual([screen.width, 28]);
  }
  expect(await walk(person)).toEqual([]);
});
