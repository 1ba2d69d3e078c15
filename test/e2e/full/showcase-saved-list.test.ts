import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { layoutShift } from '../../bench/browser-metrics.ts';
import { cards, collectErrors, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { isLive } from '../support/live-page.ts';

const { visit } = useChromium();

/** A person who has seen the board before, on a page whose scripts are delayed until they are released. */
const comeBack = async (changeSaved: (page: Page) => unknown = () => {}, query = '') => {
  const context = await visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  await cards(page).first().waitFor();
  await changeSaved(page);
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto(inject('baseUrl') + query, { waitUntil: 'domcontentloaded' });
  return { page, release };
};

/** Visible and pressable parts of each card, with their positions. */
const shown = (page: Page) =>
  cards(page).evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const art = link.querySelector('use')?.getAttribute('href');
      return [link.getAttribute('href'), link.textContent, art, x, y + window.scrollY, width, height];
    }),
  );

/** Reduces the first saved posting to a title. */
const saveBare = (title: string) => (page: Page) =>
  page.evaluate((text) => {
    const [first, ...rest] = JSON.parse(localStorage.getItem('cachedJobs') ?? '[]');
    const bare = {
      ...first,
      title: text,
      company: { display_name: '' },
      category: { label: 'Somewhere new' },
    };
    localStorage.setItem('cachedJobs', JSON.stringify([bare, ...rest]));
  }, title);

describe('the list of an earlier visit', () => {
  it('shows before the scripts arrive, and React draws the same list', async () => {
    const { page, release } = await comeBack();
    const errors = collectErrors(page);
    const early = await shown(page);
    expect(early).toHaveLength(20);
    expect(await page.getByRole('status').filter({ hasText: 'Loading' }).isVisible()).toBe(false);
    await page.getByText('Sample postings').waitFor();

    release();
    await isLive(page);

    await page.locator('#saved-list').waitFor({ state: 'detached' });
    expect(await shown(page)).toEqual(early);
    expect(await layoutShift(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  it('is in the place of React’s list, also for a person who reloads further down a phone’s page', async () => {
    const { page, release } = await comeBack(
      saveBare('A title that takes two lines of a card on a phone, as many do'),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload({ waitUntil: 'domcontentloaded' });
    const early = await shown(page);

    release();
    await page.locator('#saved-list').waitFor({ state: 'detached' });

    expect(await shown(page)).toEqual(early);
  });

  it('names the source of the postings', async () => {
    const { page } = await comeBack((before) =>
      before.evaluate(() => localStorage.setItem('data-connect:jobs:source', 'adzuna')),
    );
    await page.getByRole('link', { name: 'Jobs by Adzuna' }).waitFor();
    expect(await page.getByText('Sample postings').count()).toBe(0);
  });

  it('keeps the focus on the posting that has it', async () => {
    const { page, release } = await comeBack();
    await cards(page).nth(2).focus();
    const href = await cards(page).nth(2).getAttribute('href');

    release();
    await page.locator('#saved-list').waitFor({ state: 'detached' });

    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  });

  it('leads to a posting that is pressed before the scripts arrive', async () => {
    const { page, release } = await comeBack();
    await cards(page).first().click({ noWaitAfter: true });
    await page.waitForURL('**/job/*', { waitUntil: 'commit' });
    release();
    await page.getByRole('link', { name: 'Apply Now' }).waitFor();
  });

  it('shows a posting’s texts as plain text, and the board’s texts for missing ones', async () => {
    const hostile = '<img src=x onerror="document.title=1">';
    const { page } = await comeBack(saveBare(hostile));
    const first = cards(page).first();
    await first.getByRole('heading', { name: hostile }).waitFor();
    await first.getByText('Employer not named').waitFor();
    expect(await first.locator('use').getAttribute('href')).toMatch(/#other$/);
    expect(await page.locator('img').count()).toBe(0);
  });

  it.each([
    ['older than a day', 'cachedTimestamp', '1000', ''],
    ['of no use', 'cachedJobs', '{"0":', ''],
    ['of another shape', 'cachedJobs', '[{"id":1}]', ''],
    ['empty', 'cachedJobs', '[]', ''],
    ['not the person’s own', 'data-connect:jobs:interests', '{"names":["input2"]}', ''],
    ['not what the address asks for', 'data-connect:jobs:source', 'sample', '/?scale=200'],
  ])('waits for the scripts if it is %s', async (_, key, value, query) => {
    const { page } = await comeBack(
      (before) => before.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const),
      query,
    );
    await page.getByRole('status').filter({ hasText: 'Loading internships' }).waitFor();
    expect(await cards(page).count()).toBe(0);
  });
});

it('never shows the onboarding to a person who has finished it', async () => {
  const context = await visit();
  await skipOnboarding(context);
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const root = document.querySelector('#root[data-replaced]');
      if (root?.firstElementChild) seen.push(getComputedStyle(root).display);
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  await cards(page).first().waitFor();
  const seen: readonly string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(new Set(seen)).toEqual(new Set(['none']));
  expect(await page.locator('#root').isVisible()).toBe(true);
});
