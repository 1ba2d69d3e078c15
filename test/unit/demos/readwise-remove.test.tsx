import { afterEach, beforeEach, expect, it } from 'vitest';
import { BOOKS } from '../../../showcase/demos/readwise/data.ts';
import { demo } from '../../../showcase/demos/readwise/index.ts';
import { SHELF_KEY } from '../../../showcase/demos/readwise/keys.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

const OWN = { title: 'A Field of One', author: 'N. Vale', date: '2026-11-01', genre: 'Novel' };

let page: Awaited<ReturnType<typeof visitDemo>>;
const visit = async () => {
  page = await visitDemo(demo, '/readwise/supplemental');
};

beforeEach(async () => {
  localStorage.setItem(SHELF_KEY, JSON.stringify([OWN]));
  await visit();
});

afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const removals = () => page.texts('tbody button');
const said = () => page.texts('main [role=status]');

it('the reading tool removes a book that the person added, and only such a book, also for the next visit', async () => {
  expect(removals()).toEqual([`Remove ${OWN.title}`]);
  await page.press(`Remove ${OWN.title}`);
  expect(page.all('tbody tr')).toHaveLength(BOOKS.length);
  expect(said()[0]).toBe(`Removed “${OWN.title}”. ${BOOKS.length} books`);
  expect(localStorage.getItem(SHELF_KEY)).toBeNull();
  await page.close();
  await visit();
  expect(removals()).toEqual([]);
});

it('the reading tool gives the focus to Undo, which brings the book back', async () => {
  await page.press(`Remove ${OWN.title}`);
  expect(document.activeElement?.textContent).toBe('Undo');
  await page.press('Undo');
  expect(removals()).toEqual([`Remove ${OWN.title}`]);
  expect(said()[0]).toBe(`Added “${OWN.title}”. ${BOOKS.length + 1} books`);
  expect(document.activeElement?.localName).toBe('h1');
  expect(JSON.parse(localStorage.getItem(SHELF_KEY) ?? '')).toEqual([OWN]);
});
