import chapterList from './chapter-list.json';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

export interface Part {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Entry[];
}

interface Book extends Entry {
  readonly parts: readonly Part[];
}

/** The address of a chapter names neither book nor part, so a chapter can move without a new address. */
export const BOOKS: readonly Book[] = chapterList;

export const CHAPTER_LIST = BOOKS.flatMap(({ title: book, parts }) =>
  parts.flatMap(({ title: part, chapters }) => chapters.map((chapter) => ({ ...chapter, book, part }))),
);

export const OVERVIEW = '/docs';

export const addressOf = (id: string) => `${OVERVIEW}/${id}`;

export const pageOf = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** `undefined` for the overview, which an unknown chapter shows too. */
export const chapterAt = (path: string) => CHAPTER_LIST.find(({ id }) => pageOf(path) === addressOf(id));
