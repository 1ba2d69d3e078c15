import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import {
  addedBooks,
  BOOKS,
  checkBook,
  INITIAL_SHELF,
  reduceShelf,
  restoreShelf,
  SHELF_KEY,
} from '../../../showcase/demos/readwise/shelf.ts';
import { initialState, portrayed, readPersona } from '../../../showcase/demos/readwise/state.ts';
import {
  type Interests,
  NO_INTERESTS,
  WHY_GENERAL,
} from '../../../showcase/shared/connect/personal-order.ts';
import { GENUINE, post, visitDemo } from '../../support/visit-demo.tsx';

const DRAFT = { title: 'Solaris', author: 'Stanisław Lem', date: '2026-11-21', genre: 'Novel' };

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(() => localStorage.clear());
afterEach(() => page?.close());

const visit = async (address: string) => {
  page = await visitDemo(demos.readwise, address);
};

it('the reading tool shows the persona from the widget, also on the next visit', async () => {
  const status = () => page.find('[role=status]').textContent;
  await visit('/readwise');
  expect(status()).toBe('');
  await post({ data: { ...GENUINE, approved: [{ data: 'Medium' }, { data: 'Traits' }], username: 'noor' } });
  expect(status()).toContain('Persona loaded for noor: basics, preferences.');
  await page.close();
  await visit('/readwise/import');
  expect(status()).toContain('Persona loaded for noor');
});

it('the reading tool adds a book, and removes only such a book, with Undo', async () => {
  await visit('/readwise/supplemental');
  const removals = () => page.texts('tbody button');
  expect(removals()).toEqual([]);
  await page.press('Add New Book');
  await page.type('input[name=title]', 'Solaris');
  await page.type('input[name=author]', 'Stanisław Lem');
  await page.type('input[name=date]', '2026-11-21');
  await page.submit();
  expect(page.find('tbody tr').textContent).toContain('SolarisNovelStanisław Lem21 Nov 2026');
  await page.press('Remove Solaris');
  expect(page.all('tbody tr')).toHaveLength(BOOKS.length);
  expect(localStorage.getItem(SHELF_KEY)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Undo');
  await page.press('Undo');
  expect(removals()).toEqual(['Remove Solaris']);
  expect(JSON.parse(localStorage.getItem(SHELF_KEY) ?? '')).toEqual([DRAFT]);
});

const known = (scores: Readonly<Record<string, number>>, topics: readonly string[] = []): Interests => ({
  affinities: new Map(Object.entries(scores).map(([text, score]) => [text, { score, reasons: [] }])),
  topics,
  why: null,
});

it('the persona of the reading tool names the strongest topics, and the book that fits clearly', () => {
  const interests = known({ 'biology, science': 0.8, 'philosophy, self-improvement': 0.6 }, [
    'Chess',
    'Birds',
  ]);
  expect(portrayed(interests)).toBe(
    'You tend to like Chess and Birds. Begin with “On the Origin of Species”.',
  );
  expect(portrayed(known({ 'biology, science': 0.4 }))).toBe(WHY_GENERAL.unlike);
  expect(portrayed({ ...NO_INTERESTS, why: 'unconnected' })).toContain('You have connected no platform');
});

it('the shelf of the reading tool refuses blank fields, an unknown genre and an invalid day', () => {
  const check = checkBook({ title: ' ', author: '', date: '2026-13-01', genre: 'Cookery' }, BOOKS);
  expect(check.ok ? [] : Object.keys(check.errors)).toEqual(['title', 'author', 'date', 'genre']);
});

it('the shelf of the reading tool has the added books on the next visit, the last one first', () => {
  const added = [DRAFT, { ...DRAFT, title: 'Fiasco' }].map((draft) => checkBook(draft, BOOKS));
  const state = added.reduce(
    (shelf, check) => (check.ok ? reduceShelf(shelf, { type: 'book.added', book: check.book }) : shelf),
    INITIAL_SHELF,
  );
  expect(addedBooks(INITIAL_SHELF)).toBeUndefined();
  const restored = restoreShelf(JSON.parse(JSON.stringify(addedBooks(state))));
  expect(restored.books.slice(0, 3).map(({ title }) => title)).toEqual(['Fiasco', 'Solaris', 'Middlemarch']);
});

it('the shelf of the reading tool leaves out stored books and personas of another shape', () => {
  expect(
    restoreShelf([1, { title: 'Solaris' }, { ...DRAFT, title: 'Middlemarch', author: 'George Eliot' }]),
  ).toEqual(INITIAL_SHELF);
  expect([readPersona(null), readPersona({ kind: 'loaded' })]).toEqual([initialState, initialState]);
});
