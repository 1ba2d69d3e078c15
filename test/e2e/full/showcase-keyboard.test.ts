import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { walk } from '../support/focus-stops.ts';
import { openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const { visit } = useChromium();

const open = async (path: string) => {
  const context = await visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  await openLive(page, base + path);
  await page.getByRole('button', { name: /^Sandbox inbox/ }).waitFor();
  return page;
};

// `night/showcase-keyboard.test.ts` does the same on every page.
it.each(['/profile', '/docs'])(
  'Tab goes through the page %s once, from its top to its end, with the focus in view',
  async (path) => {
    const { stops, hasEnd } = await walk(await open(path));
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(hasEnd).toBe(true);
    expect(stops.length).toBeGreaterThan(2);
  },
);

it('the focus is on Undo after the removal of a book at the end of a long list, and Undo is in view', async () => {
  const books = Array.from({ length: 30 }, (_, index) => ({
    title: `Book ${index}`,
    author: 'Ada',
    date: '2026-11-01',
    genre: 'Novel',
  }));
  const page = await open('/readwise');
  await page.evaluate(
    (text) => localStorage.setItem('data-connect:readwise:shelf', text),
    JSON.stringify(books),
  );
  await openLive(page, `${base}/readwise/supplemental`);
  await page.getByRole('button', { name: 'Remove Book 29' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.evaluate((one) => one.matches(':focus'))).toBe(true);
  const isInView = (button: Element) => {
    const { left, top } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 2, top + 2));
  };
  expect(await undo.evaluate(isInView)).toBe(true);
});
