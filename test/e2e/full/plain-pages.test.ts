import { expect, inject, it } from 'vitest';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';

const { visit } = useChromium();
const base = inject('baseUrl');

const PAGES = [
  '/privacy',
  '/account/nothing',
  '/authorize?client_id=unknown',
  '/oauth/youtube/callback?state=unknown&code=one',
  '/end_session',
  '/frame/callback',
];

it.each([
  [320, 'light', 'en'],
  [320, 'dark', 'ar'],
  [1280, 'dark', 'en'],
] as const)(
  'the plain pages of the provider pass axe and have the title and ground of /authorize: %i px, %s, %s',
  async (width, colorScheme, locale) => {
    const page = await (await visit({ viewport: { width, height: 720 }, colorScheme, locale })).newPage();
    const looksOf = (path: string) =>
      page
        .goto(`${base}${path}`)
        .then(() => page.getByRole('heading', { level: 1 }).first())
        .then((title) =>
          title.evaluate((element) => {
            const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
            const { backgroundColor } = getComputedStyle(document.documentElement);
            return { fontFamily, fontSize, fontWeight, color, backgroundColor };
          }),
        );
    const known = await looksOf('/authorize/unknown');
    for (const path of PAGES) {
      const { backgroundColor, ...title } = await looksOf(path);
      expect.soft((await auditOn(page, 'all')).violations, path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      // The callback page is also on hosts: its ground is that of its body.
      if (path !== '/frame/callback') expect.soft({ ...title, backgroundColor }, path).toEqual(known);
    }
  },
);
