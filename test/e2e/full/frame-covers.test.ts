import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import {
  changeAtEachPress,
  openChoice,
  placeOfShare,
  REST_MS,
  styleFrame,
} from '../support/framed-choice.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { isSeen, type Person } from '../support/person.ts';

const { open, visit } = useChromium();

let page: Page;
let person: Person;

const FRAME_STYLES: Readonly<Record<string, string>> = {
  'nearly transparent': 'opacity: 0.05',
  blurred: 'filter: blur(9px)',
  turned: 'transform: rotate(180deg)',
  clipped: 'clip-path: inset(80% 0 0 0)',
  blended: 'mix-blend-mode: difference',
};

/** The names in braces stand for the sides of the dialog's box. */
const COVERS: Readonly<Record<string, string>> = {
  'a box': 'left: {left}px; top: {top}px; width: {width}px; height: 300px; background: #fff',
  'the shadow of a box elsewhere':
    'left: -2000px; top: {top}px; width: {width}px; height: 300px; box-shadow: calc(2000px + {left}px) 0 0 0 #fff',
  'the outline of a box beside it':
    'left: calc({left}px - 200px); top: {top}px; width: 1px; height: 1px; outline: 400px solid #fff',
  'the image of a border':
    'left: calc({left}px - 300px); top: {top}px; width: 200px; height: 200px; border: 1px solid; border-image: linear-gradient(#fff, #fff) 1; border-image-width: 500px; border-image-outset: 500px',
};

const press = async (place: { readonly x: number; readonly y: number }) => {
  await page.mouse.move(place.x - 30, place.y - 90);
  await page.mouse.move(place.x, place.y);
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
};

const styleInside = (selector: string, style: string) =>
  page.evaluate(
    ([selector, style]) => {
      const root = document.querySelector('data-connect-button')?.shadowRoot;
      root?.querySelector(selector)?.setAttribute('style', style);
    },
    [selector, style] as const,
  );

const expectNotShared = async () => {
  await person.isAt('dataRequest');
  expect(await detailsOf(page, 'complete')).toEqual([]);
};

// One opening for all attacks: after each, the person is still at the choice.
beforeAll(async () => {
  const context = await open();
  ({ page, person } = await openFramedPage(context, 'test-mode'));
  await openChoice(person);
  return () => context.close();
});

it.each(Object.entries(FRAME_STYLES))(
  'one press does not share where the frame is %s',
  async (_name, style) => {
    const place = await placeOfShare(person);
    const own = await page.evaluate(
      () =>
        document
          .querySelector('data-connect-button')
          ?.shadowRoot?.querySelector('iframe')
          ?.getAttribute('style') ?? '',
    );
    await styleInside('iframe', `${own};${style}`);
    await press(place);
    await styleInside('iframe', own);
    await expectNotShared();
  },
);

it.each(Object.entries(COVERS))('one press does not share under %s', async (_name, style) => {
  const place = await placeOfShare(person);
  const box = await person.dialog.boundingBox();
  if (!box) throw new Error('The dialog is not displayed');
  const placed = style.replace(/\{(left|top|width)\}/g, (_all, name: string) =>
    String({ left: box.x, top: box.y, width: box.width }[name]),
  );
  await page.evaluate((text) => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText = `position: fixed; margin: 0; border: 0; padding: 0; inset: auto; pointer-events: none; overflow: visible; ${text}`;
    document.body.append(cover);
    cover.showPopover();
  }, placed);
  await press(place);
  await person.root.getByText(texts.dropped).waitFor();
  await page.evaluate(() => document.querySelector('[popover]')?.remove());
  await expectNotShared();
});

it('one press does not share for Enter, pressed again and again, or held, after the page focused the frame', async () => {
  const key = 'Enter';
  const focusFrame = () =>
    page.evaluate(() => {
      const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
      frame?.blur();
      frame?.focus();
    });
  await focusFrame();
  for (let count = 0; count < 15; count += 1) await page.keyboard.press(key);
  await expectNotShared();
  await focusFrame();
  await page.keyboard.down(key);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.up(key);
  await expectNotShared();
});

it.each([0.2, 0.1, 0.06])(
  'one press does not share where the page scales the dialog to %d',
  async (scale) => {
    const share = await placeOfShare(person);
    for (const style of [`zoom: ${scale}`, `scale: ${scale}; transform-origin: ${share.x}px ${share.y}px`]) {
      await styleFrame(page, style);
      const own = await person.button('Share').boundingBox();
      if (own) await press({ x: own.x + own.width / 2, y: own.y + own.height / 2 });
      await styleFrame(page, '');
      await page.mouse.down();
      await page.mouse.up();
      await expectNotShared();
    }
  },
);

it.each([72, 86])(
  'no press shares under a cover that blinks, opaque for %d of 100 frames of animation',
  async (opaque) => {
    await page.evaluate((share) => {
      const cover = document.createElement('div');
      cover.popover = 'manual';
      cover.style.cssText =
        'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; padding: 0; pointer-events: none; background: #fff';
      document.body.append(cover);
      cover.showPopover();
      let shown = 0;
      const blink = () => {
        shown += share;
        cover.style.visibility = shown >= 100 ? 'hidden' : 'visible';
        shown %= 100;
        if (cover.isConnected) requestAnimationFrame(blink);
      };
      blink();
    }, 100 - opaque);
    const place = await placeOfShare(person);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.mouse.click(place.x, place.y);
      await page.waitForTimeout(250);
    }
    await page.evaluate(() => document.querySelector('[popover]')?.remove());
    await expectNotShared();
  },
);

it('a press that comes too early changes nothing, and the next one at the same place shares', async () => {
  const controls = () =>
    person.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLElement>('button,label,h2')].map((one) => [
        one.textContent,
        one.offsetLeft,
        one.offsetTop,
      ]),
    );
  await person.canPress();
  const before = await controls();
  const place = await placeOfShare(person);
  const stopChanges = await changeAtEachPress(person);
  await page.mouse.click(place.x, place.y);
  await stopChanges();
  expect(await controls()).toEqual(before);
  await expectNotShared();
  await isSeen(person.dialog);
  await page.mouse.click(place.x, place.y);
  await waitForNotified(page, 'complete');
});

it('a person in front of the frame shares by one tap on a phone', async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const opened = await openFramedPage(await visit(phone), 'test-mode');
  await openChoice(opened.person);
  await opened.person.canPress();
  const share = await placeOfShare(opened.person);
  await opened.page.touchscreen.tap(share.x, share.y);
  await waitForNotified(opened.page, 'complete');
});
