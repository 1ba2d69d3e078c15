import { isRecord } from '../../shared/lib/is-record.ts';
import data from './data.json';

export const GENRES = ['Novel', 'Essays', 'Science', 'History', 'Poetry', 'Philosophy', 'Memoir'] as const;

export type Genre = (typeof GENRES)[number];

export type Book = Omit<(typeof data.books)[number], 'genre'> & { readonly genre: Genre };

export const BOOKS = data.books as readonly Book[];

export const SHELF_KEY = 'data-connect:readwise:shelf';

export interface ShelfState {
  readonly books: readonly Book[];
  readonly search: string;
  readonly added: Book | null;
  readonly removed: Book | null;
}

export type ShelfEvent =
  | { readonly type: 'search.typed'; readonly search: string }
  | { readonly type: 'book.added'; readonly book: Book }
  | { readonly type: 'book.removed'; readonly book: Book };

export const INITIAL_SHELF: ShelfState = {
  books: BOOKS,
  search: '',
  added: null,
  removed: null,
};

/** A new book clears the search, so that the book is visible. */
export const reduceShelf = (state: ShelfState, event: ShelfEvent): ShelfState => {
  switch (event.type) {
    case 'search.typed':
      return { ...state, search: event.search, added: null, removed: null };
    case 'book.added':
      return { books: [event.book, ...state.books], search: '', added: event.book, removed: null };
    case 'book.removed':
      return {
        ...state,
        books: state.books.filter((book) => book !== event.book),
        added: null,
        removed: event.book,
      };
  }
};

const plain = (text: string) => text.trim().toLocaleLowerCase('en').replaceAll('’', "'");

export const findBooks = (books: readonly Book[], search: string) =>
  books.filter(({ title }) => plain(title).includes(plain(search)));

export type BookDraft = Readonly<Record<keyof Book, string>>;
export type BookErrors = Readonly<Partial<Record<keyof Book, string>>>;

type BookCheck =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly errors: BookErrors };

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export const checkBook = (draft: BookDraft, books: readonly Book[]): BookCheck => {
  const title = draft.title.trim();
  const author = draft.author.trim();
  const genre = GENRES.find((known) => known === draft.genre);
  const isKnown = books.some(
    (book) => plain(book.title) === plain(title) && plain(book.author) === plain(author),
  );
  const errors = {
    ...(title === '' && { title: 'Please enter the title' }),
    ...(author === '' && { author: 'Please enter the author' }),
    ...(isKnown && { title: 'This book is already on your shelf' }),
    ...(!isDay(draft.date) && { date: 'Please choose a date' }),
    ...(genre === undefined && { genre: 'Please choose a genre' }),
  };
  return genre === undefined || Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, book: { title, author, date: draft.date, genre } };
};

const MAX_BOOKS = 500;

/** Only a book that the person added can be removed. */
export const isOwn = (book: Book) => !BOOKS.includes(book);

export const addedBooks = ({ books }: ShelfState) => {
  const added = books.filter(isOwn);
  return added.length > 0 ? added : undefined;
};

const textsIn = (stored: unknown): BookDraft => {
  const textOf = (key: string) => (isRecord(stored) && typeof stored[key] === 'string' ? stored[key] : '');
  return { title: textOf('title'), author: textOf('author'), date: textOf('date'), genre: textOf('genre') };
};

/** Leaves out books that the form would refuse. After a change in another tab, the present search stays. */
export const restoreShelf = (
  stored: unknown,
  { search }: Pick<ShelfState, 'search'> = INITIAL_SHELF,
): ShelfState => {
  const added: Book[] = [];
  for (const entry of Array.isArray(stored) ? stored.slice(0, MAX_BOOKS) : []) {
    const check = checkBook(textsIn(entry), [...added, ...BOOKS]);
    if (check.ok) added.push(check.book);
  }
  return { ...INITIAL_SHELF, search, books: [...added, ...BOOKS] };
};

/** A sign-out leaves the shelf: it is not shared data. */
export const KEPT_SHELF = { key: SHELF_KEY, initial: INITIAL_SHELF, restore: restoreShelf, keep: addedBooks };
