import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import { violationsOn } from '../support/axe.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';
import { MEASURES } from '../support/screen-measures.ts';
import { atRest, useScreens, widerThan } from '../support/screens.ts';
import { type Screen, WALKS } from '../support/showcase-screens.ts';

const { keptPage, open, watched, faultsOn } = useScreens();

/** The layouts that `full/showcase-screens.test.ts` leaves out, with the rules of axe that run in each. */
const VARIANTS = [
  { width: 1280, height: 860, colorScheme: 'dark', rules: 'colours' },
  { width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { width: 390, height: 844, colorScheme: 'dark', rules: 'colours' },
  { width: 320, height: 860, colorScheme: 'light', rules: 'all but colours' },
] as const;

const check = async (page: Page, { part, measures = [] }: Screen) => {
  const found: string[] = [];
  for (const { width, height, colorScheme, rules } of VARIANTS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const lines = [...(await violationsOn(page, rules, part)), ...(await widerThan(page, width))];
    for (const measure of measures)
      if (measure !== 'inbox' || width === 390) lines.push(...(await MEASURES[measure](page)));
    found.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  found.push(...(await widerWithLargeLetters(page)).map((line) => `letters of 200 %: ${line}`));
  await page.setViewportSize({ width: 1280, height: 860 });
  return found;
};

it.each(WALKS.map((walk) => ({ ...walk, names: walk.screens.map(({ name }) => name).join(', ') })))(
  'passes axe in each layout and theme, and has room for large letters: $names',
  async (walk) => {
    expect(await faultsOn(walk, check)).toEqual([]);
  },
);

/** The walks have two of the pages of the documentation. */
const OTHER_CHAPTERS = CHAPTER_LIST.filter(({ id }) => !WALKS.some(({ path }) => path === addressOf(id)));

it.each(OTHER_CHAPTERS)(
  'the chapter $title is hydrated without changes, passes axe and needs no sideways scroll',
  async ({ id }) => {
    const page = keptPage();
    await page.setViewportSize({ width: 320, height: 860 });
    await page.emulateMedia({ colorScheme: 'light' });
    const before = watched().length;
    const faults = await open(addressOf(id));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await atRest(page);
    const found = [...(await violationsOn(page)), ...(await widerThan(page, 320))];
    expect([...watched().slice(before), ...faults, ...found]).toEqual([]);
  },
);
