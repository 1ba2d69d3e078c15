import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useChromium } from '../e2e/support/chromium.ts';
import { SHOWN_STEPS } from '../e2e/support/shown-steps.ts';
import { openStage } from '../e2e/support/stage.ts';
import { DESKTOP } from '../support/browser.ts';
import { type Album, openAlbum, THEMES } from './support/pictures.ts';

const chromium = useChromium();
const nameOf = (step: string) => step.replaceAll(',', '').replaceAll(' ', '-');

let context: BrowserContext;
let album: Album;
let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  album = await openAlbum(await chromium.open());
  context = await chromium.open();
  stage = await openStage(context);
  await stage.page.addStyleTag({ content: 'html { color-scheme: light dark }' });
});
afterAll(() => context.close());

it.each(SHOWN_STEPS)('the widget looks as in its pictures: $name', async (step) => {
  const { page, show } = stage;
  // In a narrow window, a platform takes the place of the page.
  await page.setViewportSize(DESKTOP.viewport);
  await show(step);
  const found: (string | null)[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(await album.check(page, `${nameOf(step.name)}-phone-${colorScheme}`));
  }
  expect(found.filter(Boolean)).toEqual([]);
});

it('each picture of the widget shows one of its steps', () => {
  expect(album.left()).toEqual([]);
});
