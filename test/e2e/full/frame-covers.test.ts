import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { openChoice, placeOfShare, REST_MS } from '../support/framed-choice.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import type { Person } from '../support/person.ts';

const { open } = useChromium();

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

it('one press shares where nothing hides the dialog any more', async () => {
  expect(await detailsOf(page, 'complete')).toEqual([]);
  await press(await placeOfShare(person));
  await waitForNotified(page, 'complete');
});
