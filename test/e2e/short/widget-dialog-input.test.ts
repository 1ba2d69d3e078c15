import { describe, expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const chromium = useChromium();

const pageOn = async (options: VisitOptions = {}) => {
  const page = await openHostPage(await chromium.visit(options));
  return { page, person: personOn(page) };
};

describe('a dialog with presses, keys and wheel events', () => {
  it('opens by a double press, and a held Enter submits nothing', async () => {
    const { page, person } = await pageOn();
    // The dialog's files are loaded, so that the second press of a double press hits the dialog.
    await person.openAt('email');
    await page.keyboard.press('Escape');
    await person.isGone();

    await person.trigger.dblclick({ delay: 40 });
    await person.isAt('email');
    await person.canPress();
    await page.keyboard.press('Escape');
    await person.isGone();
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await person.isAt('email');

    expect((await notifiedBy(page)).map(([type]) => type)).toEqual([
      ...['open', 'stepchange', 'close'],
      ...['open', 'stepchange', 'close'],
      ...['open', 'stepchange'],
    ]);
  });

  it('keeps the scroll position of the page behind, whatever element the wheel is over', async () => {
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

  it('begins each step at its top on a phone held sideways', async () => {
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
});
