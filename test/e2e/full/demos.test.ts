import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { collectErrors, signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { DEMOS, type DemoCase } from '../support/demo-cases.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { pressAfterEscape } from '../support/press-after-escape.ts';

const FORGED = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'javascript:alert(1)',
  approved: [{ data: 'Large' }],
  accessToken: 'forged',
  username: 'mallory',
};

const chromium = useChromium();
const keptPage = useKeptPage(chromium, { viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(() => {
  page = keptPage();
});

const open = async ({ path, reach }: DemoCase) => {
  await openLive(page, `${inject('baseUrl')}${path}`);
  await page.getByRole('main').first().waitFor();
  await reach?.(page);
  await page.locator('data-connect-button').first().waitFor();
};

/** The page's text without the widget, the inbox and running counters. */
const content = () => page.getByRole('main').first().textContent();

/** Posts a forged message from the page itself and from a frame of it, and waits until both have arrived. */
const forge = async () => {
  await page.evaluate((forged) => window.postMessage(forged, '/'), FORGED);
  const frame = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')));
  const inner = await frame.contentFrame();
  if (!inner) throw new Error('The frame is not in the page');
  await inner.evaluate((forged) => parent.postMessage({ ...forged, APIurl: location.origin }, '*'), FORGED);
  // The test's own message is posted last, so it arrives after the forged ones.
  await page.evaluate(
    () =>
      new Promise((received) => {
        window.addEventListener('message', ({ data }) => data === 'last' && received(null));
        window.postMessage('last', '/');
      }),
  );
  await frame.evaluate((element) => element.remove());
};

it('every demo ignores a forged message; one sign-in serves all, by one press each, and the account is the same person’s', async () => {
  const errors = collectErrors(page);
  let person = 'existing-everywhere@example.com';
  for (const demo of DEMOS) {
    await open(demo);
    const before = await content();
    await forge();
    expect(await content(), demo.name).toBe(before);
    await signInAndShare(page, person);
    await demo.answered(page);
    expect(errors, demo.name).toEqual([]);
    person = 'known';
  }
  await page.locator('data-connect-button').getByRole('button').first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await (await opened).getByRole('button', { name: 'Continue as existing-everywhere@example.com' }).waitFor();
});

describe('a dialog of a demo', () => {
  const card = () => page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const dialog = () => page.locator('dialog[open]');

  it.each<[string, () => Promise<unknown>]>([
    ['Escape', () => page.keyboard.press('Escape')],
    ['its close button', () => dialog().getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', () => page.mouse.click(5, 5)],
  ])('closes by %s and returns the focus to its opener', async (_, close) => {
    await openLive(page, `${inject('baseUrl')}/Odysee`);
    await card().click();
    await dialog().waitFor();
    const goes = await page.evaluateHandle(() => {
      const counted = { count: 0 };
      const { go } = History.prototype;
      history.go = (delta) => {
        counted.count += 1;
        go.call(history, delta);
      };
      return counted;
    });
    await close();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => card().evaluate((button) => button === document.activeElement)).toBe(true);
    // The browser reports the close one task after it. A second step back would leave the page.
    await page.waitForURL((url) => url.search === '');
    expect(await goes.evaluate(({ count }) => count)).toBe(1);
  });

  it('opens again at a press that comes before the browser has reported its end', async () => {
    await openLive(page, `${inject('baseUrl')}/Odysee`);
    const opener = page.getByRole('button', { name: 'Sign Up' }).first();
    await opener.click();
    await dialog().evaluate(pressAfterEscape, await opener.elementHandle());
    await expect.poll(() => dialog().count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('stays open when its opener is pressed twice', async () => {
    await openLive(page, `${inject('baseUrl')}/Odysee`);
    await page.getByRole('button', { name: 'Sign Up' }).first().dblclick();
    await dialog().waitFor();
    expect(await dialog().count()).toBe(1);
  });
});

describe('a long word from a person', () => {
  const WORD = 'incomprehensibilities'.repeat(4);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const visit = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, `${inject('baseUrl')}${path}`);
  };

  it('is cut off in the summaries of the onboarding', async () => {
    await visit('/', 390);
    await page.getByRole('button', { name: 'Personal Data' }).click();
    await page.getByLabel('Name').fill(`${WORD} ${WORD}`);
    await page.getByLabel('Name').press('Enter');
    await page.getByLabel('Primary skill').fill(WORD);
    await page.getByLabel('Primary skill').press('Enter');
    const file = { name: `${WORD}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Weaving.') };
    await page.getByLabel('Choose your CV').setInputFiles(file);
    await page.getByText('8 B').waitFor({ state: 'attached' });
    expect(await sideways()).toBe(0);
  });

  it('causes no sideways scroll in the developer community', async () => {
    await visit('/edit-profile', 390);
    await page.getByRole('textbox', { name: 'Username' }).fill(WORD);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const path of ['/dcode', '/profile']) {
      await openLive(page, `${inject('baseUrl')}${path}`);
      await page.getByText(WORD).first().waitFor();
      expect(await sideways()).toBe(0);
    }
  });

  it('causes no sideways scroll in the search and the cast', async () => {
    await visit('/toona', 390);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Search characters').fill(WORD);
    expect(await sideways()).toBe(0);
    await page.getByRole('button', { name: 'Create new' }).click();
    await page.getByLabel('Name').fill(WORD);
    await page.getByLabel('Anime').fill(WORD);
    await page.getByRole('button', { name: 'Add to the cast' }).click();
    await page.getByText('Starring No. 13').waitFor();
    expect(await sideways()).toBe(0);
    await visit('/gigi', 390);
    await page.getByLabel('Your LinkedIn URL').fill(WORD);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('searchbox').fill(WORD);
    await page.getByText(`“${WORD}”`).waitFor();
    expect(await sideways()).toBe(0);
  });

  it('causes no sideways scroll in the table of books', async () => {
    await visit('/readwise/supplemental', 320);
    await page.getByRole('button', { name: 'Add New Book' }).click();
    await page.getByLabel('Title').fill(WORD);
    await page.getByLabel('Author').fill(WORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page.getByRole('cell', { name: WORD }).first().waitFor();
    expect(await sideways()).toBe(0);
  });
});

describe('a control of a demo on a low screen', () => {
  /** Whether a press in the middle of the control's lower edge reaches it. */
  const isFree = (name: string) =>
    page
      .getByRole('main')
      .getByText(name, { exact: true })
      .first()
      .evaluate((text) => {
        const control = text.closest('a, button');
        const box = control?.getBoundingClientRect();
        const hit = box && document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
        return hit !== null && hit !== undefined && control?.contains(hit) === true;
      });

  it.each([
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ])('links home from the discovery app at $width × $height', async (size) => {
    await page.setViewportSize(size);
    await openLive(page, `${inject('baseUrl')}/toona/discover`);
    expect(await isFree('Job board')).toBe(true);
  });

  it('is not covered by the bar of the gaming app', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openLive(page, `${inject('baseUrl')}/gamp`);
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Login' }).click();
    for (const name of ['Refer Buddies', 'Win a PS5']) {
      await page.getByText(name, { exact: true }).waitFor();
      expect(await isFree(name)).toBe(true);
    }
  });
});

it.each([
  ['/gigi', 'data-connect:gigi:profile', '{"source":"mosaic","personality":[],"completedAt":"2026-11-27"}'],
  ['/gamp/rewards?tab=redeem', 'data-connect:gamp:visit', '{"joined":[]}'],
  ['/prograd', 'unused', ''],
])('shows how far the bar of %s is in forced colours', async (path, key, value) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, `${inject('baseUrl')}${path}`);
  await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
  await openLive(page, `${inject('baseUrl')}${path}`);
  const bar = page.getByRole('progressbar').first();
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const colourAt = (part: number) =>
    page.screenshot({ clip: { x: x + width * part, y: y + height / 2, width: 2, height: 1 } });
  expect((await colourAt(0.02)).equals(await colourAt(0.9))).toBe(false);
});

it('gives an icon the colour of its text in forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, inject('baseUrl'));
  await page.evaluate((visits) => Object.assign(localStorage, visits), EARLIER_VISITS);
  await openLive(page, `${inject('baseUrl')}/gamp`);
  const balance = page.getByRole('list', { name: 'Your balance' });
  const colourOf = (selector: string) =>
    balance
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf('svg')).toBe(await colourOf('li'));
});
