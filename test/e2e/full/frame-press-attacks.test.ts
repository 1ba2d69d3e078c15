import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import {
  changeAtEachPress,
  openChoice,
  placeOfShare,
  styleFrame as setFrameStyle,
} from '../support/framed-choice.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { isSeen, type Person } from '../support/person.ts';

const { open, visit } = useChromium();

/** Longer than an approval takes in test mode. */
const SHARE_MS = 3_000;

let page: Page;
let person: Person;

const styleFrame = (style: string) => setFrameStyle(page, style);

/** A script of the page knows the pointer's place, and can guess the time of the press. */
const pressAt = async ({ x, y }: { readonly x: number; readonly y: number }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
};

const SMALL = 'inset: auto; left: 0; top: 0; width: 520px; height: 640px';

/** A press that reaches the frame gets a reason. Chromium drops mouse events on a frame that has just moved. */
const expectNotShared = async () => {
  await page.waitForTimeout(SHARE_MS);
  expect(await detailsOf(page, 'complete')).toEqual([]);
  await person.isAt('dataRequest');
};

describe('attacks on one opening', () => {
  // One opening for all attacks: after each, the person is still at the choice.
  beforeAll(async () => {
    const context = await open();
    ({ page, person } = await openFramedPage(context, 'test-mode'));
    await openChoice(person);
    return () => context.close();
  });
  beforeEach(async () => {
    await page.mouse.move(1, 1);
    await styleFrame('');
  });

  it('one press does not share where the page moves the frame under a pointer that was in it', async () => {
    await styleFrame(SMALL);
    const share = await placeOfShare(person);
    const bait = { x: share.x + 60, y: share.y - 150 };
    await page.mouse.move(bait.x - 9, bait.y);
    await page.mouse.move(bait.x, bait.y);
    await person.canPress();
    await styleFrame(`${SMALL}; translate: 60px -150px`);
    await pressAt(bait);
    await expectNotShared();
  });

  it('one press does not share where the page enlarges the frame from a speck', async () => {
    const share = await placeOfShare(person);
    await styleFrame('zoom: 0.05');
    await page.mouse.move(share.x, share.y);
    await person.canPress();
    await styleFrame('');
    await pressAt(await placeOfShare(person));
    await expectNotShared();
  });

  it('one press does not share where the page resizes the frame, so that the button comes under the pointer', async () => {
    await styleFrame('inset: auto; left: 0; top: 0; width: 460px; height: 700px');
    const before = await placeOfShare(person);
    await styleFrame('');
    const share = await placeOfShare(person);
    await styleFrame('inset: auto; left: 0; top: 0; width: 460px; height: 700px');
    expect(share).not.toEqual(before);
    await page.mouse.move(share.x, share.y);
    await person.canPress();
    await styleFrame('');
    await pressAt(share);
    await expectNotShared();
  });
});

it('one press does not share where the page moves a small frame under a finger, which nothing tells of before it presses', async () => {
  ({ page, person } = await openFramedPage(await visit({ hasTouch: true }), 'test-mode'));
  await openChoice(person);
  await styleFrame(SMALL);
  const share = await placeOfShare(person);
  await person.canPress();
  await styleFrame(`${SMALL}; translate: 560px 0`);
  await page.touchscreen.tap(share.x + 560, share.y);
  await expectNotShared();
});

it('a person in front of the frame shares by one tap on a phone', async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  ({ page, person } = await openFramedPage(await visit(phone), 'test-mode'));
  await openChoice(person);
  await person.canPress();
  const share = await placeOfShare(person);
  await page.touchscreen.tap(share.x, share.y);
  await waitForNotified(page, 'complete');
});

it('a person in front of the frame presses the same control again where a press came too early', async () => {
  ({ page, person } = await openFramedPage(await visit(), 'test-mode'));
  await openChoice(person);
  const controls = () =>
    person.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll('button,label,h2')].map((one) =>
        JSON.stringify([one.textContent, one.getBoundingClientRect()]),
      ),
    );
  const before = await controls();
  const share = await placeOfShare(person);
  const stopChanges = await changeAtEachPress(person);
  // Chromium drops mouse events on a frame that has just appeared.
  const isDropped = async () => {
    await pressAt(share);
    return person.root.getByText(texts.dropped).isVisible();
  };
  await expect.poll(isDropped).toBe(true);
  await stopChanges();
  expect(await controls()).toEqual(before);
  expect(await detailsOf(page, 'complete')).toEqual([]);
  await isSeen(person.dialog);
  await pressAt(share);
  await waitForNotified(page, 'complete');
});
