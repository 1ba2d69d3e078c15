import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { styleFrame as setFrameStyle } from '../support/framed-choice.ts';
import { detailsOf } from '../support/host-page.ts';
import type { Person } from '../support/person.ts';

const chromium = useChromium();

let page: Page;
let person: Person;

// One dialog for all tests. Each test hides it and shows it again.
beforeAll(async () => {
  const context = await chromium.open();
  ({ page, person } = await openFramedPage(context, 'test-mode'));
  await person.openAt('email');
  // A press that counts says so, and the person stays.
  await person.email.fill('no address');
  return () => context.close();
});

const styleFrame = (style: string) => setFrameStyle(page, style);

const putAbove = (content: string) =>
  page.evaluate((html) => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.innerHTML = html;
    cover.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;padding:0;pointer-events:none';
    document.body.append(cover);
    cover.showPopover();
  }, content);

const takeAway = () => page.evaluate(() => document.querySelector('[popover]')?.remove());

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

/** Longer than the rest after a cover. */
const REST = { timeout: 10_000 };

const takesPresses = (does: boolean) =>
  expect
    .poll(() => person.button('Send code').evaluate((button) => getComputedStyle(button).opacity), REST)
    .toBe(does ? '1' : '0.5');

it.each<[string, () => Promise<void>, () => Promise<void>]>([
  ['shrinks it', () => styleFrame('width: 200px; height: 140px'), () => styleFrame('')],
  ['moves it out of the window', () => styleFrame('translate: 0 -60vh'), () => styleFrame('')],
  ['scales it down', () => styleFrame('scale: 0.1'), () => styleFrame('')],
  [
    'puts a second frame above it',
    () => putAbove('<iframe src="/widget/oauth-callback.html"></iframe>'),
    takeAway,
  ],
  ['shows pictures of itself above it (a View Transition)', startTransition, endTransition],
])('a press does not count if the page %s', async (_, hide, show) => {
  const line = person.root.getByText(texts.dropped);
  await takesPresses(true);
  await hide();
  await takesPresses(false);
  // Only what is hidden for half a second counts as hidden.
  const isSaid = async () => {
    await person.email.press('Enter');
    return line.isVisible();
  };
  await expect.poll(isSaid).toBe(true);
  await show();
  await takesPresses(true);
  await person.email.press('Enter');
  await line.waitFor({ state: 'detached' });
  await person.isAt('email');
});

const setMainHidden = (hidden: boolean) =>
  page.locator('main').evaluate((main, isHidden) => Object.assign(main, { hidden: isHidden }), hidden);

// A modal dialog that stays open would block the page invisibly.
it('the frame closes if the page hides its element, as on a phone that is turned', async () => {
  await takesPresses(true);
  await setMainHidden(true);
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
  await setMainHidden(false);
  await page.getByLabel('A field of the host').fill('as before');
});
