import { describe, expect, it } from 'vitest';
import { useChromium } from './support/chromium.ts';
import { openHostPage } from './support/host-page.ts';
import { PIN, personOn, textOf } from './support/person.ts';

const chromium = useChromium();

describe('steps that are drawn in pieces', () => {
  it('lose no key of a person who types quicker than they are drawn, and let none fall on the page', async () => {
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

  it('are seen once each, also where the page reads `step` and changes an attribute as one comes', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode');
    const person = personOn(page);
    await person.openAt('email');
    await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      const root = element?.shadowRoot;
      if (!element || !root) return;
      const seen: (string | undefined)[] = ['email'];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const step = root.querySelector('[data-step]')?.getAttribute('data-step') ?? undefined;
        if (seen.at(-1) !== step) seen.push(step);
      }).observe(root, { subtree: true, childList: true });
      element.addEventListener('stepchange', () =>
        queueMicrotask(() => element.setAttribute('app-name', `Read at ${element.step}`)),
      );
    });

    await person.askForCode('once@example.org');
    await person.code.fill('123456');
    await person.isAt('onboarding');
    await person.press(textOf('onboarding.skip'));
    await person.isAt('pin');

    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      'email',
      'code',
      'success',
      'onboarding',
      'pin',
    ]);
  });
});
