import data from './data.json';

export const GENRES = ['Novel', 'Essays', 'Science', 'History', 'Poetry', 'Philosophy', 'Memoir'] as const;

export type Genre = (typeof GENRES)[number];

export interface Book {
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly genre: Genre;
}

export type Source = (typeof data.sources)[number];

/** Sources that cannot be connected yet, with sample highlights. */
export const SOURCES: readonly Source[] = data.sources;

/** The subject of each book in plain words. Call 5 gets this text. */
export const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));

export const BOOKS = data.books as readonly Book[];
