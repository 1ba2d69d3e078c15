import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { holdBack } from '../support/hold-back.ts';
import { collectComplaints } from '../support/hydration.ts';
import { isLive, openLive } from '../support/live-page.ts';
import { watchPolicy } from '../support/policy.ts';

const base = inject('baseUrl');
const { visit } = useChromium();

const openEarly = async (context: BrowserContext, path: string, files = '**/assets/*.js') => {
  const release = await holdBack(context, files);
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'commit' });
  return { page, release };
};

it('a person who is past the onboarding sees nothing of it, before the scripts arrive and after', async () => {
  for (const path of ['/', '/job/4910200117']) {
    const context = await visit();
    await skipOnboarding(context);
    const { page, release } = await openEarly(context, path);
    const complaints = collectComplaints(page);
    await page
      .getByRole('status')
      .filter({ hasText: /^Loading/ })
      .waitFor();
    expect(await page.getByText('Skip for now').count()).toBe(0);
    release();
    await isLive(page);
    expect(complaints).toEqual([]);
  }
});

it('a page shows this browser’s saved data right after hydration, without a difference for React', async () => {
  const context = await visit();
  await skipOnboarding(context);
  await context.addInitScript(() => {
    localStorage.setItem('data-connect:jobs:interests', '{"names":["input2"]}');
    localStorage.setItem('data-connect:dcode:signed-in', 'true');
    localStorage.setItem('gampMosaicConnected', 'true');
  });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await page.goto(base);
  await page.getByRole('heading', { name: 'Personalized Internships' }).waitFor();
  await cards(page).first().waitFor();
  for (const path of ['/job/4910200117', '/profile', '/gamp?note=terms', '/toona?mode=sign-up'])
    await openLive(page, base + path);
  await openLive(page, `${base}/widget?app-name=Mine`);
  await page.getByText('app-name="Mine"').first().waitFor();
  expect(complaints).toEqual([]);
});

it('what a person types before the page’s scripts arrive is kept', async () => {
  const { page, release } = await openEarly(await visit(), '/edit-profile');
  await page.getByRole('textbox', { name: 'Username' }).fill('early');
  await page.getByRole('checkbox', { name: 'Oracles' }).check();
  await page.getByRole('checkbox', { name: 'Rollups' }).uncheck();
  await page.getByRole('combobox').selectOption({ index: 2 });
  const chosen = await page.getByRole('combobox').inputValue();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  release();
  await isLive(page);
  await save.click();
  await page.getByText('Saved in this browser.').waitFor();
  const saved = await page.evaluate(() => localStorage.getItem('data-connect:dcode:member') ?? '');
  expect(JSON.parse(saved).profile).toMatchObject({ username: 'early' });
  expect(saved).toContain(chosen);
  expect(await page.getByRole('checkbox', { name: 'Oracles' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Rollups' }).isChecked()).toBe(false);
});

const FIRST = [
  ['/gamp', 'Your seat is waiting. Bring thumbs.'],
  ['/gamp/rewards', 'Your seat is waiting. Bring thumbs.'],
  ['/toona', 'Next issue starts here'],
  ['/toona/discover', 'Look up.'],
  ['/gigi', 'Gigi'],
  ['/prograd', 'How much would you like to earn?'],
  ['/copus', 'The Repair Issue'],
  ['/profile', 'Skills'],
] as const;

it('a person of an earlier visit finds no first screen of a demo before the scripts arrive', async () => {
  const { page } = await openEarly(await visit(), FIRST[0][0]);
  const headings = async (isKnown: boolean) => {
    await page.evaluate(
      (visits) => Object.assign(localStorage, visits),
      isKnown ? EARLIER_VISITS : ({} as typeof EARLIER_VISITS),
    );
    const seen: string[] = [];
    for (const [path, name] of FIRST) {
      await page.goto(base + path, { waitUntil: 'commit' });
      await page.locator('#root h1').first().waitFor({ state: 'attached' });
      if ((await page.getByRole('heading', { name }).count()) > 0) seen.push(path);
    }
    return seen;
  };
  expect(await headings(false)).toEqual(FIRST.map(([path]) => path));
  expect(await headings(true)).toEqual([]);
});

it('a link to a view of a demo shows no other view before the scripts, and its own one after', async () => {
  const { page, release } = await openEarly(await visit(), '/Odysee?channel=gaming');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await heading.count()).toBe(0);
  release();
  await expect.poll(() => heading.textContent()).toBe('Gaming');
});

it('a page opens its dialog before its scripts arrive and keeps it open, but asks no known reader to sign up', async () => {
  const { page, release } = await openEarly(await visit(), '/copus');
  const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
  await dialog.waitFor();
  release();
  await isLive(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const context = await visit();
  await context.addInitScript(() =>
    localStorage.setItem('data-connect:copus:person', '{"reader":"noor","affinities":[],"topics":[]}'),
  );
  const known = await openEarly(context, '/copus');
  const opened = known.page.locator('dialog[open]');
  await known.page.locator('dialog').first().waitFor({ state: 'attached' });
  expect(await opened.count()).toBe(0);
  known.release();
  await known.page.getByText('Night bus 11').waitFor();
  expect(await opened.count()).toBe(0);
});

it('a page has the chosen theme at its first paint, on the widget too', async () => {
  const context = await visit({ colorScheme: 'light' });
  await context.addInitScript(() => localStorage.setItem('data-connect:showcase:theme', 'dark'));
  const { page } = await openEarly(context, '/gigi', '**/*.js');
  const widget = page.locator('data-connect-button').first();
  await widget.waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await widget.getAttribute('theme')).toBe('dark');
});

it('the widget’s button is drawn before any script, and does not move', async () => {
  const drawn = (page: Page) => page.locator('data-connect-button').getByRole('button');
  for (const isPast of [false, true]) {
    const context = await visit();
    if (isPast) await skipOnboarding(context);
    const stopped = await watchPolicy(context);
    const { page, release } = await openEarly(context, '/', '**/*.js');
    await drawn(page).waitFor();
    const box = await drawn(page).boundingBox();
    expect(box?.height).toBe(44);
    release();
    await isLive(page);
    // The element may just be replacing the server's button by its own.
    await expect.poll(() => drawn(page).boundingBox()).toEqual(box);
    expect(stopped).toEqual([]);
  }
});
