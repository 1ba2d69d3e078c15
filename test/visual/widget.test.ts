import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useChromium } from '../e2e/support/chromium.ts';
import { SHOWN_STEPS } from '../e2e/support/shown-steps.ts';
import { openStage } from '../e2e/support/stage.ts';
import { type Album, openAlbum, SIZES, THEMES } from './support/pictures.ts';

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

describe('the widget looks as in its pictures', () => {
  it.each(SHOWN_STEPS)('$name', async (step) => {
    const { page, show } = stage;
    await show(step);
    const found: (string | null)[] = [];
    for (const { size, viewport, scale } of SIZES) {
      await page.setViewportSize(viewport);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        found.push(await album.check(page, `${nameOf(step.name)}-${size}-${colorScheme}`, scale));
      }
    }
    expect(found.filter(Boolean)).toEqual([]);
  });

  it('has no other pictures', () => {
    expect(album.left()).toEqual([]);
  });
});
