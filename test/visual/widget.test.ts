import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useChromium } from '../e2e/support/chromium.ts';
import { SHOWN_STEPS } from '../e2e/support/shown-steps.ts';
import { openStage } from '../e2e/support/stage.ts';
import { type Album, LOOKS, openAlbum } from './support/pictures.ts';

const chromium = useChromium();
const nameOf = (step: string) => step.replaceAll(',', '').replaceAll(' ', '-');

let context: BrowserContext;
let album: Album;
let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  album = await openAlbum(await chromium.open(), 'widget');
  context = await chromium.open();
  stage = await openStage(context);
  await stage.page.addStyleTag({ content: 'html { color-scheme: light dark }' });
});
afterAll(() => context.close());

it.each(SHOWN_STEPS)('the widget looks as in its pictures: $name', async (step) => {
  const { page, show } = stage;
  await show(step);
  const found: (string | null)[] = [];
  for (const { look, viewport, scale, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(await album.check(page, `${nameOf(step.name)}-${look}`, scale));
  }
  expect(found.filter(Boolean)).toEqual([]);
});

it('there are no pictures of other states of the widget', () => {
  expect(album.left()).toEqual([]);
});
