import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { detailsOf, openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, PIN, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const pageOn = async (options: VisitOptions = {}, attributes = '') => {
  const context = await chromium.visit(options);
  const page = await openHostPage(context, attributes);
  return { context, page, person: personOn(page) };
};

it('the dialog closes by a press beside it, Escape and Close, reports each once, and returns the focus to the trigger', async () => {
  const { page, person } = await pageOn();
  const ways = {
    backdrop: () => person.pressBackdrop(),
    escape: () => page.keyboard.press('Escape'),
    button: () => person.press('Close'),
  };
  for (const [count, close] of Object.values(ways).entries()) {
    await person.openAt('email');
    await close();
    await person.isGone();
    await expect.poll(() => detailsOf(page, 'close')).toHaveLength(count + 1);
    await expect.poll(() => person.trigger.evaluate((button) => button.matches(':focus'))).toBe(true);
  }
  expect(await detailsOf(page, 'close')).toEqual(Object.keys(ways).map((reason) => ({ reason })));
});

it('the dialog keeps the scroll position of the page behind, whatever element the wheel is over', async () => {
  const { page, person } = await pageOn({ user: returning });
  await page.evaluate(() => {
    document.body.style.minBlockSize = '300vh';
  });
  await person.openAt('dataRequest');
  const header = await person.dialog.locator('[part=header]').boundingBox();

  for (const [x, y] of [
    [8, 300],
    [(header?.x ?? 0) + 40, (header?.y ?? 0) + 20],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 400);
  }
  await page.keyboard.press('Escape');
  await person.isGone();
  await page.mouse.wheel(0, 400);

  // Only the last turn of the wheel scrolled.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

it('the dialog begins each step at its top on a phone held sideways', async () => {
  const { person } = await pageOn({ viewport: { width: 667, height: 331 } });
  const isAtTop = async () => {
    const close = await person.button('Close').boundingBox();
    return (close?.y ?? -1) >= 0;
  };
  await person.openAt('email');
  await expect.poll(isAtTop).toBe(true);
  await person.askForCode(newAddress('sideways'));
  await person.isAt('code');

  await expect.poll(isAtTop).toBe(true);
});

it('the dialog loses no key of a person who types faster than a step is drawn, and sends none to the page', async () => {
  const { context, page, person } = await pageOn({}, 'test-mode');
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

it('an Enter that is held on the button opens the dialog, and sends no empty address', async () => {
  const { page, person } = await pageOn();
  const wrong = person.dialog.locator('input[aria-invalid=true]');
  await person.trigger.focus();
  await page.keyboard.down('Enter');
  await person.isAt('email');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  expect(await wrong.count()).toBe(0);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await wrong.waitFor();
});

it('a dialog that another script took apart closes and tells the page, and the next press opens it', async () => {
  const { page, person } = await pageOn();
  await person.openAt('email');
  await person.root.evaluate(({ shadowRoot }) => {
    for (const part of shadowRoot?.querySelectorAll('[data-step], form') ?? []) {
      const around = document.createElement('div');
      part.replaceWith(around);
      around.append(part);
    }
  });
  await person.askForCode(newAddress('apart'));
  expect(await waitForNotified(page, 'failure')).toMatchObject({ code: 'element.render' });
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
  await person.openAt('code');
});
