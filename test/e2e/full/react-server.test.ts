import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { personOn } from '../support/person.ts';
import { buildReactPage } from '../support/react-page/build.ts';

const chromium = useChromium();

/** Opens the server's page, and waits until React has hydrated it. `said` has the console messages of both phases. */
const openPage = async (page: Awaited<ReturnType<typeof buildReactPage>>) => {
  const said: string[] = [];
  const logs = (['warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' '))),
  );
  const html = page.html();
  for (const log of logs) log.mockRestore();

  const context = await chromium.visit();
  const tab = await context.newPage();
  tab.on('pageerror', ({ message }) => said.push(message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await tab.route('https://host.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // The provider's calls. This host has none, and an unanswered call outlives the test.
    if (pathname.startsWith('/api/')) return route.fulfill({ json: {} });
    return pathname === '/'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="en"><title>Bookshelf</title><link rel="icon" href="data:,">
<div id="root">${html}</div>
<script>var fromServer = document.querySelector('data-connect-button')</script>
<script type="module" src="/client.js"></script>`,
        })
      : route.fulfill({ path: page.fileOf(pathname.slice(1)) });
  });
  await tab.goto('https://host.test/');
  return { html, tab, said };
};

let built: Awaited<ReturnType<typeof buildReactPage>>;
beforeAll(async () => {
  built = await buildReactPage('19');
});
afterAll(() => built.remove());

it('a page that a server renders with React 19 is taken over without a warning, keeps its element, and opens the dialog', async () => {
  const { html, tab, said } = await openPage(built);
  expect(html).toContain('<data-connect-button');
  expect(html).toContain('class="wide"');
  expect(html).not.toContain('demo-key');

  const element = tab.locator('data-connect-button').first();
  const person = personOn(tab);
  await person.trigger.click();
  await tab.getByText('Step: email').waitFor();
  expect(await person.dialog.getByRole('heading').textContent()).toBe('Sign up with Mosaic');
  expect(await element.evaluate((button) => button === Reflect.get(window, 'fromServer'))).toBe(true);
  expect(await element.getAttribute('class')).toBe('wide');
  expect(await element.evaluate((button) => Reflect.get(button, 'apiKey'))).toBe('demo-key');
  expect(said).toEqual([]);
});
