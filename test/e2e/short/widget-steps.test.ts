import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { PIN, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

describe('a step that follows another', () => {
  it('loses no key of a person who types faster than it is drawn, and sends none to the page', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context, 'test-mode');
    const person = personOn(page);
    await person.openAt('email');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      document.addEventListener('keydown', ({ key }) => keys.push(key));
      document.addEventListener('stepchange', () => Object.assign(window, { isPast: true }), true);
    });

    await page.keyboard.type('quick@example.org\n');
    await page.waitForFunction(() => Reflect.get(window, 'isPast'));
    await page.keyboard.type('123456');
    await person.isAt('onboarding');
    await person.press(textOf('onboarding.skip'));
    await page.keyboard.type(`${PIN}\n`);

    await person.isAt('dataRequest');
    expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual([]);
  });

  it('is visible at `stepchange`, and appears once', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    const person = personOn(page);
    await person.openAt('email');
    await person.root.evaluate(({ shadowRoot: root }) => {
      if (!root) return;
      const seen: (string | undefined)[] = ['email'];
      const stepOnScreen = () => root.querySelector('[data-step]')?.getAttribute('data-step') ?? undefined;
      Object.assign(window, { seen, stepOnScreen });
      new MutationObserver(() => {
        if (seen.at(-1) !== stepOnScreen()) seen.push(stepOnScreen());
      }).observe(root, { subtree: true, childList: true });
    });
    await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      const notified: unknown[] = [];
      Object.assign(window, { notified });
      element?.addEventListener('stepchange', ({ detail }) => {
        // The page cannot read the screen of a frame.
        notified.push([detail.step, element.step, Reflect.get(window, 'stepOnScreen')?.() ?? detail.step]);
        queueMicrotask(() => element.setAttribute('locale', 'en-GB'));
      });
    });

    await person.askForCode('once@example.org');
    await person.code.fill('123456');
    await person.isAt('onboarding');
    await person.press(textOf('onboarding.skip'));
    await person.isAt('pin');

    expect(await person.root.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      'email',
      'code',
      'success',
      'onboarding',
      'pin',
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual(
      ['code', 'success', 'onboarding', 'pin'].map((step) => [step, step, step]),
    );
  });
});

describe('the PIN step', () => {
  it('masks the PIN until the person asks to see it', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    const person = personOn(page);
    await person.openAt('email');
    await person.askForCode('mask@example.org');
    await person.code.fill('123456');
    await person.press(textOf('onboarding.skip'));
    await person.pin.fill(PIN);
    const mask = () =>
      person.pin.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'));
    expect(await mask()).toBe('disc');
    await person.press(textOf('pin.show'));
    expect(await mask()).toBe('none');
  });
});
