import { expect, inject, it } from 'vitest';
import { builtPages } from '../../support/pages.ts';
import { useChromium } from '../support/chromium.ts';
import { useScreens } from '../support/screens.ts';
import { WALKS } from '../support/showcase-screens.ts';

const { open, watched } = useScreens();
const { visit } = useChromium();

const isChapter = ({ path }: { readonly path: string }) => path.startsWith('/docs/');
const PAGES = builtPages();
/** `showcase-screens.test.ts` opens the other pages and every chapter of the documentation, and checks the same. */
const REST = PAGES.filter((one) => !isChapter(one) && !WALKS.some(({ path }) => path === one.path));

it.each(REST)('a page in the build’s HTML is hydrated by React without changes: $path', async ({ path }) => {
  const before = watched().length;
  expect([...(await open(path)), ...watched().slice(before)]).toEqual([]);
});

// `test/package/pages.test.ts` reads the same in the HTML of every chapter.
it('every page shows its content without JavaScript, and says what needs it', async () => {
  const page = await (await visit({ javaScriptEnabled: false })).newPage();
  for (const { path } of PAGES.filter((one) => !isChapter(one) || one.path === '/docs/server')) {
    await page.goto(inject('baseUrl') + path);
    await page.getByText(/^Without JavaScript you can read this page\. It is needed for .+\.$/).waitFor();
    const words = (await page.locator('#root').textContent())?.split(/\s+/);
    expect(words?.length, path).toBeGreaterThan(20);
    expect(await page.locator('.animate-spin:visible').count(), path).toBe(0);
    if (!path.startsWith('/job/')) await page.getByRole('heading', { level: 1 }).waitFor();
  }
});
