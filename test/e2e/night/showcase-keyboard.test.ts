import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { ROUTES } from '../../support/routes.ts';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { walk } from '../support/focus-stops.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium);
let page: Page;
beforeAll(() => skipOnboarding(keptPage().context()));
beforeEach(() => {
  page = keptPage();
});

const expectVisibleStops = async (live: Page) => {
  if (new URL(live.url()).pathname === '/') await cards(live).first().waitFor();
  // The inbox is the last control that arrives. A list that arrives during the walk moves the focus out of view.
  await live.getByRole('button', { name: /^Sandbox inbox/ }).waitFor();
  const { stops, hasEnd } = await walk(live);
  expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
  expect(hasEnd).toBe(true);
  // Each element gets the focus once, so no part of the page traps it.
  expect(new Set(stops.map(({ element }) => element)).size).toBe(stops.length);
  expect(stops.length).toBeGreaterThan(2);
  return stops;
};

/** Pages behind the first screen of a demo, and others with a long row or a bar. */
const INSIDE = [
  '/',
  '/gigi',
  '/gigi?page=leaderboard',
  '/prograd',
  '/toona',
  '/toona/discover',
  '/copus',
  '/gamp',
  '/gamp/rewards',
  '/profile',
  '/readwise/supplemental',
  '/Odysee',
] as const;

it.each(ROUTES)('Tab goes through %s from top to end, and shows where the person is', async (route) => {
  await openLive(page, base + route);
  await expectVisibleStops(page);
});

it.each(INSIDE)('Tab goes through %s on a small dark screen, behind its first screen', async (route) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(base);
  await page.evaluate((visits) => Object.assign(localStorage, visits), EARLIER_VISITS);
  await openLive(page, base + route);
  const stops = await expectVisibleStops(page);
  // A focus that a page loses on the way is an early end.
  expect(stops.at(-1)?.name).toContain('Sandbox inbox');
});
