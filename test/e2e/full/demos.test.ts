import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { collectErrors, signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

interface DemoCase {
  readonly name: string;
  readonly path: string;
  /** Leads from the first view to the widget. */
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
    name: 'the people app opens its dashboard',
    path: '/gigi',
    answered: sees('297,078 names searched so far'),
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

describe('a forged message has no effect; after a genuine sign-in', () => {
  it.each(DEMOS)('$name', async (demo) => {
    const errors = collectErrors(page);
    await open(demo);
    const before = await content();
    await forge();
    expect(await content()).toBe(before);

    await signInAndShare(page, `existing-${demo.path.replaceAll('/', '-')}@example.com`);
    await demo.answered(page);
    expect(errors).toEqual([]);
  });
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
    await close();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => card().evaluate((button) => button === document.activeElement)).toBe(true);
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
