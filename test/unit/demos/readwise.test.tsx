import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { BOOKS } from '../../../showcase/demos/readwise/data.ts';
import { Component } from '../../../showcase/demos/readwise/ReadwisePage.tsx';
import {
  addedBooks,
  checkBook,
  findBooks,
  INITIAL_SHELF,
  reduceShelf,
  restoreShelf,
} from '../../../showcase/demos/readwise/shelf.ts';
import { initialState, readPersona, reduce } from '../../../showcase/demos/readwise/state.ts';
import { render } from '../../support/render.tsx';

const MESSAGE = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'http://localhost:3000/api/inference',
  approved: [{ data: 'Medium' }, { data: 'Traits' }],
  accessToken: 'token',
  username: 'noor',
};
const DRAFT = { title: 'Solaris', author: 'Stanisław Lem', date: '2026-11-21', genre: 'Novel' };

let page: HTMLElement;

beforeEach(() => localStorage.clear());

const visit = async (address: string) => {
  const router = createMemoryRouter([{ path: '/readwise/*', Component }], { initialEntries: [address] });
  const shown = await render(<RouterProvider router={router} />);
  onTestFinished(shown.close);
  page = shown.place;
};
const control = (text: string) =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent?.trim() === text);
const press = (text: string) => act(async () => control(text)?.click());
const rows = () => [...page.querySelectorAll('tbody tr')];
const fill = (input: Element | null, text: string) =>
  act(async () => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no such input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const post = (data: unknown, origin = window.location.origin) =>
  act(async () => window.dispatchEvent(new MessageEvent('message', { data, origin, source: window })));

it('the reading tool shows the persona from the widget, and ignores a forged one', async () => {
  await visit('/readwise');
  await post(MESSAGE, 'https://elsewhere.example');
  await post({ ...MESSAGE, source: 'page' });
  expect(page.querySelector('[role=status]')?.textContent).toBe('');
  await post(MESSAGE);
  expect(page.querySelector('[role=status]')?.textContent).toBe(
    'Persona loaded for noor: basics, preferences.',
  );
});

it('the reading tool filters the table by the name of the book', async () => {
  await visit('/readwise/supplemental');
  await fill(page.querySelector('input[type=search]'), ' moby');
  expect(rows().map((row) => row.querySelector('th span')?.textContent)).toEqual(['Moby-Dick']);
  await fill(page.querySelector('input[type=search]'), 'Darwin');
  expect(rows()).toHaveLength(0);
  await press('Clear the search');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(rows()).toHaveLength(BOOKS.length);
});

it('the reading tool adds a row by Add New Book', async () => {
  await visit('/readwise/supplemental');
  await press('Add New Book');
  expect(page.querySelector('dialog')?.open).toBe(true);
  await fill(page.querySelector('input[name=title]'), 'Solaris');
  await fill(page.querySelector('input[name=author]'), 'Stanisław Lem');
  await fill(page.querySelector('input[name=date]'), '2026-11-21');
  await press('Add to shelf');
  expect(page.querySelector('dialog')?.open).toBe(false);
  expect(rows()[0]?.textContent).toBe('SolarisNovelStanisław Lem21 Nov 2026');
  // Otherwise the number after a title in Arabic would become part of the title.
  expect(page.querySelector('[role=status] bdi')?.textContent).toBe('Solaris');
});

it('the shelf of the reading tool finds a book in any case and with any form of apostrophe', () => {
  expect(findBooks(BOOKS, "one's OWN").map(({ author }) => author)).toEqual(['Virginia Woolf']);
});

it('the shelf of the reading tool trims the text of a new book', () => {
  const check = checkBook({ ...DRAFT, title: '  Solaris ' }, BOOKS);
  expect(check).toEqual({ ok: true, book: DRAFT });
});

it('the shelf of the reading tool refuses blank fields, an unknown genre and an invalid day', () => {
  const check = checkBook({ title: ' ', author: '', date: '2026-13-01', genre: 'Cookery' }, BOOKS);
  expect(check.ok ? [] : Object.keys(check.errors)).toEqual(['title', 'author', 'date', 'genre']);
});

it('the shelf of the reading tool refuses a book that is already in the list', () => {
  const check = checkBook({ ...DRAFT, title: 'middlemarch', author: 'George Eliot' }, BOOKS);
  expect(check).toEqual({ ok: false, errors: { title: 'This book is already on your shelf' } });
});

it('the shelf of the reading tool hides no new book by a search', () => {
  const searched = reduceShelf(INITIAL_SHELF, { type: 'search.typed', search: 'moby' });
  const check = checkBook(DRAFT, BOOKS);
  const added = check.ok ? reduceShelf(searched, { type: 'book.added', book: check.book }) : searched;
  expect(findBooks(added.books, added.search)[0]?.title).toBe('Solaris');
});

it('the reading tool remembers that a person chose not to share', () => {
  expect(reduce(initialState, { type: 'widget.declined' })).toEqual({ kind: 'declined' });
});

it('the reading tool keeps a loaded persona when the person shares nothing more', () => {
  const loaded = reduce(initialState, { type: 'widget.completed', sizes: ['Medium'] });
  expect(reduce(loaded, { type: 'widget.declined' })).toBe(loaded);
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

it('the shelf of the reading tool has the book of another tab, and keeps the search of this one', () => {
  const present = reduceShelf(INITIAL_SHELF, { type: 'search.typed', search: 'war' });
  const restored = restoreShelf([{ ...DRAFT, title: 'Solaris', author: 'Stanisław Lem' }], present);
  expect([restored.books[0]?.title, restored.search]).toEqual(['Solaris', 'war']);
});

it('the shelf of the reading tool leaves out stored books and personas of another shape', () => {
  expect(
    restoreShelf([1, { title: 'Solaris' }, { ...DRAFT, title: 'Middlemarch', author: 'George Eliot' }]),
  ).toEqual(INITIAL_SHELF);
  expect([readPersona(null), readPersona({ kind: 'loaded' })]).toEqual([initialState, initialState]);
});
