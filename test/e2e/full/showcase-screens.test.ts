import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf, CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import { type Album, openAlbum } from '../../visual/support/pictures.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { collectComplaints, isFromHtml, markContent } from '../support/hydration.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';
import { openLive } from '../support/live-page.ts';
import { markNewTexts, NEW_TEXT } from '../support/new-texts.ts';
import { watchPolicy } from '../support/policy.ts';
import { MEASURES } from '../support/screen-measures.ts';
import { type Screen, WALKS } from '../support/showcase-screens.ts';

/**
 * Each sequence of screens opens once for all checks, because opening takes longer than a check. Axe runs in each
 * layout. Its colour rules take half of its time, so in each theme they run only on texts whose style no earlier screen
 * has.
 */
const VARIANTS = [
  { width: 1280, height: 860, theme: 'light', has: 'rules and colours', picture: 'wide', scale: 0.5 },
  { width: 1280, height: 860, theme: 'dark', has: null, picture: 'wide', scale: 0.5 },
  { width: 390, height: 844, theme: 'dark', has: 'colours', picture: 'phone', scale: 1 },
  { width: 390, height: 844, theme: 'light', has: null, picture: 'phone', scale: 1 },
  { width: 320, height: 860, theme: 'light', has: 'rules', picture: null, scale: 1 },
] as const;

/** The styles of the texts on the screens so far, in each theme. */
const drawn = { light: new Set<string>(), dark: new Set<string>() };

const coloursOn = async (page: Page, theme: keyof typeof drawn) =>
  (await markNewTexts(page, drawn[theme])) ? violationsOn(page, 'colours', `[${NEW_TEXT}]`) : [];

/**
 * Waits until a change of theme or width has been applied and animations have ended: a screenshot before the first
 * frame of an entrance animation would show no card.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });

const widerThan = async (page: Page, width: number) => {
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrolled > width ? [`${scrolled} px wide`] : [];
};

const chromium = useChromium();
const keptPage = useKeptPage(chromium);
let album: Album;
/** Policy violations of all screens. */
let watched: readonly string[];
beforeAll(async () => {
  album = await openAlbum(await chromium.open(), 'showcase');
  watched = await watchPolicy(keptPage().context());
  await markContent(keptPage().context());
});

/** Checks a screen in all layouts and themes; returns the faults. */
const faultsOf = async (page: Page, { picture: name, part, hasWideAxe, measures = [] }: Screen) => {
  const found: string[] = [];
  for (const { width, height, theme, has, picture, scale } of VARIANTS) {
    if (!has && !name) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await atRest(page);
    const lines: string[] = [];
    if (picture && name) {
      const mismatch = await album.check(page, `${name}-${picture}-${theme}`, scale);
      if (mismatch) lines.push(mismatch);
    }
    if (has?.startsWith('rules') && !(hasWideAxe && width === 1280))
      lines.push(...(await violationsOn(page, 'all but colours', part)));
    if (has?.endsWith('colours') && !hasWideAxe) lines.push(...(await coloursOn(page, theme)));
    if (theme === 'light') lines.push(...(await widerThan(page, width)));
    for (const measure of measures)
      if (measure !== 'inbox' || width === 390) lines.push(...(await MEASURES[measure](page)));
    found.push(...lines.map((line) => `${width} px, ${theme}: ${line}`));
  }
  found.push(...(await widerWithLargeLetters(page)).map((line) => `letters of 200 %: ${line}`));
  return found;
};

describe('a screen of the showcase looks as in its picture, keeps the policy, passes axe and needs no sideways scroll', () => {
  it.each(WALKS.map((walk) => ({ ...walk, names: walk.screens.map(({ name }) => name).join(', ') })))(
    '$names',
    async ({ path, screens }) => {
      const page = keptPage();
      const complaints = collectComplaints(page);
      const before = watched.length;
      await openLive(page, `${inject('baseUrl')}${path}`);
      await page.getByRole('main').first().waitFor();
      const found = [...complaints];
      if (!path.includes('?') && !(await isFromHtml(page))) found.push('rendered again');
      for (const screen of screens) {
        const { width, height, theme } = VARIANTS[0];
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        await screen.reach?.(page);
        found.push(...(await faultsOf(page, screen)).map((line) => `${screen.name}, ${line}`));
      }
      expect([...watched.slice(before), ...found]).toEqual([]);
    },
  );

  it('has no other pictures', () => {
    expect(album.left()).toEqual([]);
  });
});

/** The screens above have two of the pages. A chapter needs no picture, because all have the same parts. */
const OTHER_CHAPTERS = CHAPTER_LIST.filter(({ id }) => !WALKS.some(({ path }) => path === addressOf(id)));

it.each(OTHER_CHAPTERS)(
  'the chapter $title is hydrated without changes, passes axe and needs no sideways scroll',
  async ({ id }) => {
    const page = keptPage();
    const complaints = collectComplaints(page);
    const before = watched.length;
    await page.setViewportSize({ width: 320, height: 860 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openLive(page, `${inject('baseUrl')}${addressOf(id)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isFromHtml(page)).toBe(true);
    expect([...complaints, ...watched.slice(before)]).toEqual([]);
    await atRest(page);
    const found = [
      ...(await violationsOn(page, 'all but colours')),
      ...(await coloursOn(page, 'light')),
      ...(await widerThan(page, 320)),
    ];
    expect(found).toEqual([]);
  },
);
