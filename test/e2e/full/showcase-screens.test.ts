import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf, CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import { type Album, openAlbum } from '../../visual/support/pictures.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { collectComplaints, isFromHtml, markContent } from '../support/hydration.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { markNewTexts, NEW_TEXT } from '../support/new-texts.ts';
import { watchPolicy } from '../support/policy.ts';
import { SCREENS } from '../support/showcase-screens.ts';

/**
 * Each screen opens once for all checks, because opening takes longer than a check. Axe runs with all rules in each
 * layout. The colour rules, two thirds of its time, run once in each theme and once in each layout.
 */
const LOOKS = [
  { width: 1280, height: 860, theme: 'light', rules: 'all', picture: { size: 'wide', scale: 0.5 } },
  { width: 1280, height: 860, theme: 'dark', rules: null, picture: { size: 'wide', scale: 0.5 } },
  { width: 390, height: 844, theme: 'dark', rules: null, picture: { size: 'phone', scale: 1 } },
  { width: 390, height: 844, theme: 'light', rules: null, picture: { size: 'phone', scale: 1 } },
  { width: 320, height: 860, theme: 'light', rules: 'all but colours', picture: null },
  { width: 320, height: 860, theme: 'dark', rules: 'colours', picture: null },
] as const;

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

describe('a screen of the showcase looks as in its picture, keeps the policy, passes axe and needs no sideways scroll', () => {
  it.each(SCREENS)('$name', async ({ path, reach, picture: name, part }) => {
    const page = keptPage();
    const before = watched.length;
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('main').first().waitFor();
    await reach?.(page);

    const found: string[] = [];
    for (const { width, height, theme, rules, picture } of LOOKS) {
      if (!rules && !name) continue;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      const lines: string[] = [];
      if (picture && name) {
        const mismatch = await album.check(page, `${name}-${picture.size}-${theme}`, picture.scale);
        if (mismatch) lines.push(mismatch);
      }
      if (rules) lines.push(...(await violationsOn(page, rules, part)));
      if (theme === 'light') lines.push(...(await widerThan(page, width)));
      found.push(...lines.map((line) => `${width} px, ${theme}: ${line}`));
    }
    expect([...watched.slice(before), ...found]).toEqual([]);
  });

  it('has no other pictures', () => {
    expect(album.left()).toEqual([]);
  });
});

/** Ways in which the texts of the chapters so far are drawn. */
const drawn = new Set<string>();

/**
 * The screens above have two of the pages. A chapter needs no picture, because all have the same parts. For the same
 * reason axe applies the colour rules, two thirds of its time, only to texts that no earlier chapter draws alike.
 */
it.each(CHAPTER_LIST)(
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
    const found = [...(await violationsOn(page, 'all but colours')), ...(await widerThan(page, 320))];
    const isNew = await markNewTexts(page, drawn);
    if (isNew) found.push(...(await violationsOn(page, 'colours', `[${NEW_TEXT}]`)));
    expect(found).toEqual([]);
  },
);

/** Text spacing without any loss of content (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
/** Headings of these screens are single long words, or their views are in a row. */
const ROWS_AND_WORDS = ['the personalised board', 'its leaderboard', 'its forum', 'the callback'];

it('needs no sideways scroll with spaced text at 320 px', async () => {
  const page = keptPage();
  const found: string[] = [];
  await page.setViewportSize({ width: 320, height: 860 });
  for (const { name, path, reach } of SCREENS.filter((screen) => ROWS_AND_WORDS.includes(screen.name))) {
    await page.goto(`${inject('baseUrl')}${path}`);
    await reach?.(page);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    found.push(...(await widerThan(page, 320)).map((wide) => `${name}: ${wide}`));
  }
  expect(found).toEqual([]);
});
