import { beforeAll, describe, expect, inject, it } from 'vitest';
import { useChromium } from '../e2e/support/chromium.ts';
import { SCREENS, type Screen } from '../e2e/support/showcase-screens.ts';
import { ROUTES } from '../support/routes.ts';
import { type Album, openAlbum, SIZES, THEMES } from './support/pictures.ts';

const chromium = useChromium();

const BEHIND = ['the job board', 'the personalised board', 'its supplemental books', 'its rewards'];

/** Every route, and what lies behind some. */
const VIEWS: readonly Screen[] = [
  ...ROUTES.map((path) => ({ name: path.slice(1) || 'home', path })),
  ...SCREENS.filter(({ name }) => BEHIND.includes(name)),
];
const nameOf = (view: string) => view.replaceAll(/[^a-z]+/gi, '-');

let album: Album;
beforeAll(async () => {
  album = await openAlbum(await chromium.open(), 'showcase');
});

describe('the showcase looks as in its pictures', () => {
  it.each(VIEWS)('$name', async ({ name, path, reach }) => {
    const page = await (await chromium.visit()).newPage();
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('main').first().waitFor();
    await reach?.(page);
    await page.waitForLoadState('networkidle');
    const found: (string | null)[] = [];
    for (const { size, viewport, scale } of SIZES) {
      await page.setViewportSize(viewport);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        found.push(await album.check(page, `${nameOf(name)}-${size}-${colorScheme}`, scale));
      }
    }
    expect(found.filter(Boolean)).toEqual([]);
  });

  it('has no other pictures', () => {
    expect(album.left()).toEqual([]);
  });
});
