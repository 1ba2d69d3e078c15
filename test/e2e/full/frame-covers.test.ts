import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { frame as german } from '../../../common/locales/de.json';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import {
  changeAtEachPress,
  coverPage,
  openChoice,
  placeOfShare,
  REST_MS,
  styleFrame,
  uncoverPage,
} from '../support/framed-choice.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { isSeen, type Person } from '../support/person.ts';

const { open, visit } = useChromium();

let page: Page;
let person: Person;

// One opening for all attacks: after each, the person is still at the choice.
beforeAll(async () => {
  const context = await open();
  ({ page, person } = await openFramedPage(context, 'test-mode'));
  await openChoice(person);
  return () => context.close();
});

const expectNotShared = async () => {
  await person.isAt('dataRequest');
  expect(await detailsOf(page, 'complete')).toEqual([]);
};

/** The rest after a cover is at least a second. */
const takesPresses = (does: boolean) =>
  expect
    .poll(() => person.dialog.locator('.primary').evaluate((button) => getComputedStyle(button).opacity), {
      timeout: 10_000,
    })
    .toBe(does ? '1' : '0.5');

const styled = (style: string) => [() => styleFrame(page, style), () => styleFrame(page, '')] as const;
const covered = (style: string, html = '') =>
  [() => coverPage(page, style, html), () => uncoverPage(page)] as const;

/** Keeps pictures of the old and the new page above the page, as between two views of a page. */
const startTransition = () =>
  page.evaluate(async () => {
    const style = document.createElement('style');
    style.textContent = '::view-transition-group(root) { animation-duration: 60s }';
    document.head.append(style);
    const transition = document.startViewTransition();
    Object.assign(window, { transition });
    await transition.ready;
  });

const endTransition = () => page.evaluate(() => Reflect.get(window, 'transition').skipTransition());

const BESIDE = 'left: -200px; width: 100px; height: 100px';

/** How a page hides the dialog, and shows it again. */
const WAYS: Readonly<Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]>> = {
  'makes it nearly transparent': styled('opacity: 0.05'),
  'blurs it': styled('filter: blur(9px)'),
  'turns it': styled('transform: rotate(180deg)'),
  'clips it': styled('clip-path: inset(80% 0 0 0)'),
  'blends it': styled('mix-blend-mode: difference'),
  'moves it out of the window': styled('translate: 0 -60vh'),
  'makes it small': styled('width: 200px; height: 140px'),
  'scales it to 20 %': styled('scale: 0.2'),
  'scales it to 6 %': styled('scale: 0.06'),
  'zooms it to 20 %': styled('zoom: 0.2'),
  'zooms it to 6 %': styled('zoom: 0.06'),
  'covers it with a box': covered('inset: 0; width: 100%; height: 100%; background: #fff'),
  'covers it with the shadow of a box elsewhere': covered(`${BESIDE}; box-shadow: 0 0 0 3000px #fff`),
  'covers it with the outline of a box beside it': covered(`${BESIDE}; outline: 3000px solid #fff`),
  'covers it with the image of a border': covered(
    `${BESIDE}; border: 1px solid; border-image: linear-gradient(#fff, #fff) 1; border-image-width: 3000px; border-image-outset: 3000px`,
  ),
  'covers it with a second frame': covered(
    'inset: 0; width: 100%; height: 100%',
    '<iframe src="/widget/oauth-callback.html"></iframe>',
  ),
  'shows pictures of itself above it (a View Transition)': [startTransition, endTransition],
};

it.each(Object.entries(WAYS))(
  'a press does not share if the page %s, which the dialog says, and counts once the dialog is in view again',
  async (_name, [hide, show]) => {
    const line = person.root.getByText(texts.dropped);
    const row = person.dialog.getByRole('checkbox').last();
    await takesPresses(true);
    await hide();
    await takesPresses(false);
    // Only what is hidden for half a second counts as hidden.
    const isSaid = async () => {
      await person.button('Share').press('Enter');
      return line.isVisible();
    };
    await expect.poll(isSaid).toBe(true);
    await show();
    await takesPresses(true);
    await expectNotShared();
    const isOn = await row.isChecked();
    await row.press(' ');
    await line.waitFor({ state: 'detached' });
    expect(await row.isChecked()).toBe(!isOn);
  },
);

it('one press does not share for Enter, pressed again and again, or held, after the page focused the frame', async () => {
  const key = 'Enter';
  const focusFrame = () =>
    page.evaluate(() => {
      const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
      frame?.blur();
      frame?.focus();
    });
  await person.button('Share').focus();
  await focusFrame();
  for (let count = 0; count < 15; count += 1) await page.keyboard.press(key);
  await expectNotShared();
  await focusFrame();
  await page.keyboard.down(key);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.up(key);
  await expectNotShared();
});

it.each([72, 86])(
  'no press shares under a cover that blinks, opaque for %d of 100 frames of animation',
  async (opaque) => {
    await coverPage(page, 'inset: 0; width: 100%; height: 100%; background: #fff');
    await page.evaluate((share) => {
      const cover = document.querySelector<HTMLElement>('[popover]');
      let shown = 0;
      const blink = () => {
        if (!cover?.isConnected) return;
        shown += share;
        cover.style.visibility = shown >= 100 ? 'hidden' : 'visible';
        shown %= 100;
        requestAnimationFrame(blink);
      };
      blink();
    }, 100 - opaque);
    const place = await placeOfShare(person);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.mouse.click(place.x, place.y);
      await page.waitForTimeout(250);
    }
    await uncoverPage(page);
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
  // A press that counts ends the long rest after the covers.
  await person.dialog.getByRole('checkbox').last().press(' ');
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

const openAgain = async () => {
  if (!(await person.dialog.isVisible())) await person.trigger.click();
  await person.canPress();
};

const expectClosed = (reason: string) =>
  expect.poll(async () => (await detailsOf(page, 'close')).at(-1)).toEqual({ reason });

// A modal dialog that stays open would block the page invisibly.
it('the frame closes if the page hides its element, as on a phone that is turned', async () => {
  const hideMain = (hidden: boolean) =>
    page.locator('main').evaluate((main, isHidden) => Object.assign(main, { hidden: isHidden }), hidden);
  await openAgain();
  await hideMain(true);
  await expectClosed('removed');
  await hideMain(false);
  await page.getByLabel('A field of the host').fill('as before');
});

it('the frame closes by its own button even while it is covered, and says in the person’s language that no press counts', async () => {
  await page.locator('data-connect-button').evaluate((element) => element.setAttribute('locale', 'de'));
  await openAgain();
  await coverPage(page, 'inset: 0; width: 100%; height: 100%');
  // A browser sees a cover after a tenth of a second, and a press before it counts.
  await takesPresses(false);
  const isDropped = async () => {
    await person.dialog.locator('.primary').press('Enter');
    return person.root.getByText(german.dropped).isVisible();
  };
  await expect.poll(isDropped).toBe(true);
  await person.dialog.locator('[part=close]').press('Enter');
  await expectClosed('button');
  await uncoverPage(page);
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
