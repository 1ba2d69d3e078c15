import chapterList from './chapter-list.json';

interface Entry {
  readonly id: string;
  readonly title: string;
  /** The content in a few words, for the overview. */
  readonly about: string;
}

export interface Part {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Entry[];
}

interface Book {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly parts: readonly Part[];
}

/**
 * The three books in the order of the overview. Each has parts, and each part its chapters in the order in which
 * readers need them. The address of a chapter names neither book nor part, so a chapter can move without a new address.
 */
export const BOOKS: readonly Book[] = chapterList;

/** All chapters in the order of the books, each with the titles of its book and part. */
export const CHAPTER_LIST = BOOKS.flatMap(({ title: book, parts }) =>
  parts.flatMap(({ title: part, chapters }) => chapters.map((chapter) => ({ ...chapter, book, part }))),
);

export const OVERVIEW = '/docs';

export const addressOf = (id: string) => `${OVERVIEW}/${id}`;

/** Returns one form of a page's address, in lower case and without a last slash. */
export const pageOf = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Returns the chapter at the path; `undefined` for the overview, which an unknown chapter shows too. */
export const chapterAt = (path: string) => CHAPTER_LIST.find(({ id }) => pageOf(path) === addressOf(id));
