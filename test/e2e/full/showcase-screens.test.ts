import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { atRest, useScreens, widerThan } from '../support/screens.ts';
import { AREAS, type Screen } from '../support/showcase-screens.ts';

const { faultsOn } = useScreens();

/** Checks a screen on a small and on a wide screen. `night/showcase-screens.test.ts` has the other layouts. */
const check = async (page: Page, { part }: Screen) => {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 860 });
  await atRest(page);
  found.push(...(await widerThan(page, 320)));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await atRest(page);
  found.push(...(await violationsOn(page, 'all', part)));
  return found;
};

it.each(AREAS)(
  'each screen of $area keeps the policy, passes axe, and needs no sideways scroll at 320 px',
  async ({ walks }) => {
    const found: string[] = [];
    for (const walk of walks) found.push(...(await faultsOn(walk, check)));
    expect(found).toEqual([]);
  },
);
