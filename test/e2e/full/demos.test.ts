import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { collectErrors, signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

interface DemoCase {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Waits for the required effect of a response (specification §4). */
  readonly answered: (page: Page) => Promise<unknown>;
}

const sees = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const DEMOS: readonly DemoCase[] = [
  {
    name: 'the community dashboard swaps posts and channels and closes the overlay',
    path: '/copus',
    answered: (page) => page.getByRole('heading', { name: 'Sign up or log in' }).waitFor({ state: 'hidden' }),
  },
  { name: 'the reading tool loads the persona', path: '/readwise', answered: sees(/^Persona loaded/) },
  {
    name: 'the video site swaps its videos and closes the join overlay',
    path: '/Odysee',
    reach: (page) => page.getByRole('button', { name: 'Sign Up' }).first().click(),
    answered: (page) => page.getByRole('dialog', { name: 'Join' }).waitFor({ state: 'hidden' }),
  },
  {
    name: 'the earnings app completes its onboarding and reveals the learning pathway',
    path: '/prograd',
    reach: async (page) => {
      for (let question = 1; question < 5; question += 1) {
        await page.getByText(`Question ${question} of 5`).waitFor();
        await page.getByRole('button', { name: 'Next' }).click();
      }
    },
    answered: sees('Introduction to Crypto and Web3'),
  },
  {
    name: 'the developer profile shows its badges after a login return',
    path: '/profile',
    answered: sees('Signing out puts the badges away.'),
  },
  {
    name: 'the character site changes the order of its characters',
    path: '/toona',
    answered: sees('In a new order, the same for everyone.'),
  },
  {
    name: 'the discovery app logs in and names the fixed interests',
    path: '/toona/discover',
    answered: sees('action, romance, sci-fi, fantasy'),
  },
  {
    name: 'the people app opens its dashboard, and hangs up a call',
    path: '/gigi',
    answered: async (page) => {
      await sees('297,078 names searched so far')(page);
      await page.getByRole('button', { name: 'Call Gigi' }).first().click();
      await page.getByRole('button', { name: 'Hang up' }).click();
      await page.getByRole('dialog', { name: 'Call Gigi' }).waitFor({ state: 'hidden' });
      await page.waitForURL(({ searchParams }) => !searchParams.has('call'));
    },
  },
  {
    name: 'the gaming app shows the tournaments of a connected person',
    path: '/gamp',
    answered: sees('Valorant Weekly Scrims'),
  },
];

const FORGED = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'javascript:alert(1)',
  approved: [{ data: 'Large' }],
  accessToken: 'forged',
  username: 'mallory',
};

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium, { viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(() => {
  page = keptPage();
});

const open = async ({ path, reach }: DemoCase) => {
  await openLive(page, base + path);
  await page.getByRole('main').first().waitFor();
  await reach?.(page);
  await page.locator('data-connect-button').first().waitFor();
};

const openAgain = async (path: string) => {
  await openLive(page, base);
  await page.evaluate((visits) => Object.assign(localStorage, visits), EARLIER_VISITS);
  await openLive(page, base + path);
};

const content = () => page.getByRole('main').first().textContent();

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

it('a dialog of a demo closes by Escape, by its button and by a press beside it, and returns the focus', async () => {
  const card = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const dialog = page.locator('dialog[open]');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await openLive(page, `${base}/Odysee`);
    await card.click();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => card.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.waitForURL((url) => url.search === '');
    // The browser reports the close one task later. A second step back would leave the page.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(new URL(page.url()).pathname).toBe('/Odysee');
  }
});

it('a long word from a person causes no sideways scroll', async () => {
  const WORD = 'incomprehensibilities'.repeat(4);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 844 });
  await openLive(page, `${base}/edit-profile`);
  await page.getByRole('textbox', { name: 'Username' }).fill(WORD);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const path of ['/dcode', '/profile']) {
    await openLive(page, base + path);
    await page.getByText(WORD).first().waitFor();
    expect(await sideways(), path).toBe(0);
  }
  await openLive(page, `${base}/gigi`);
  await page.getByLabel('Your LinkedIn URL').fill(WORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('searchbox').fill(WORD);
  await page.getByText(`“${WORD}”`).waitFor();
  expect(await sideways()).toBe(0);
  await openLive(page, `${base}/readwise/supplemental`);
  await page.getByRole('button', { name: 'Add New Book' }).click();
  await page.getByLabel('Title').fill(WORD);
  await page.getByLabel('Author').fill(WORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await page.getByRole('cell', { name: WORD }).first().waitFor();
  expect(await sideways()).toBe(0);
});

it('forced colours show how far a bar of a demo is, and give an icon the colour of its text', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/gigi', '/gamp/rewards?tab=redeem']) {
    await openAgain(path);
    const bar = page.getByRole('progressbar').first();
    const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const colourAt = (part: number) =>
      page.screenshot({ clip: { x: x + width * part, y: y + height / 2, width: 2, height: 1 } });
    expect((await colourAt(0.02)).equals(await colourAt(0.9)), path).toBe(false);
  }
  await openAgain('/gamp');
  const balance = page.getByRole('list', { name: 'Your balance' });
  const colourOf = (selector: string) =>
    balance
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colourOf('svg')).toBe(await colourOf('li'));
});
