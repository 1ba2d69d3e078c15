import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { ABOUT, BOOKS, type Book, GENRES } from './data.ts';

/** The items for call 5: the subject of each book. */
export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

/** Number of topics that the drawer names. */
const NAMED_TOPICS = 3;

type Subject = readonly [title: string, text: string];

const textOf = ([, text]: Subject) => text;

/**
 * The persona's sentence about its reader: the strongest topics, the book to begin with, or the reason why there is
 * neither.
 */
export const portrayed = (interests: Interests): string => {
  const { topics } = interests;
  const subjects: readonly Subject[] = [...ABOUT];
  const [best] = inPersonalOrder(subjects, textOf, interests);
  const isFitting = isPersonal(subjects, textOf, interests);
  return [
    topics.length > 0
      ? `You tend to like ${new Intl.ListFormat('en').format(topics.slice(0, NAMED_TOPICS))}.`
      : '',
    best && isFitting ? `Begin with “${best[0]}”.` : '',
    best && !isFitting && topics.length === 0 ? whyFirst(...best, interests)?.text : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The page's knowledge of the person's persona. */
export type Persona =
  | { readonly kind: 'none' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'loaded'; readonly reader: string | null; readonly sizes: readonly string[] };

export interface ReadwiseState {
  readonly books: readonly Book[];
  readonly search: string;
  /** The book that was added last. */
  readonly added: Book | null;
  readonly persona: Persona;
}

export type ReadwiseEvent =
  | { readonly type: 'search.typed'; readonly search: string }
  | { readonly type: 'book.added'; readonly book: Book }
  | { readonly type: 'widget.completed'; readonly reader?: string; readonly sizes: readonly string[] }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' };

export const initialState: ReadwiseState = {
  books: BOOKS,
  search: '',
  added: null,
  persona: { kind: 'none' },
};

/** A new book comes first, and the search is cleared so that the book is visible. */
export const reduce = (state: ReadwiseState, event: ReadwiseEvent): ReadwiseState => {
  switch (event.type) {
    case 'search.typed':
      return { ...state, search: event.search, added: null };
    case 'book.added':
      return { ...state, books: [event.book, ...state.books], search: '', added: event.book };
    case 'widget.completed':
      return { ...state, persona: { kind: 'loaded', reader: event.reader ?? null, sizes: event.sizes } };
    case 'widget.declined':
      return { ...state, persona: { kind: 'declined' } };
    case 'session.ended':
      return { ...state, persona: { kind: 'none' } };
  }
};

const plain = (text: string) => text.trim().toLocaleLowerCase('en').replaceAll('’', "'");

/** Returns the books whose name contains the text. Case does not matter; an empty text returns all books. */
export const findBooks = (books: readonly Book[], search: string) =>
  books.filter(({ title }) => plain(title).includes(plain(search)));

/** The texts of the form, not validated. */
export type BookDraft = Readonly<Record<keyof Book, string>>;
export type BookErrors = Readonly<Partial<Record<keyof Book, string>>>;

export type BookCheck =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly errors: BookErrors };

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Turns a draft into a book, or returns the error text of each field. */
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
