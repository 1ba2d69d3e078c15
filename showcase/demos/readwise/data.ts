import dataJson from './data.json';
export const GENRES = ['Novel', 'Essays', 'Science', 'History', 'Poetry', 'Philosophy', 'Memoir'] as const;

export type Genre = (typeof GENRES)[number];

export interface Book {
  readonly title: string;
  readonly author: string;
  /** ISO 8601 day on which the book was added. */
  readonly date: string;
  readonly genre: Genre;
}

export interface Highlight {
  readonly text: string;
  readonly from: string;
}

export interface Source {
  readonly name: string;
  readonly description: string;
  readonly highlights: readonly Highlight[];
}

/** Sources that cannot be connected yet, with sample highlights. */
export const SOURCES: readonly Source[] = dataJson.sources;

export const SUPPLEMENTAL = {
  name: 'Supplemental',
  description: 'Books you read on paper, long ago or in somebody else’s house.',
} as const;

export const PERSONA = {
  name: 'Load Persona',
  description: 'Tell the cabinet who is reading, and it knows which drawer to open first.',
  /** The names under which the widget's data types are sent (specification §7, call 4), in words. */
  parts: [
    ['Medium', 'basics'],
    ['Traits', 'preferences'],
  ],
  contents: [
    'What you let it know about yourself, and nothing else.',
    'The topics that you tend to like, by name.',
    'The one of your books that fits you best, to begin with.',
  ],
} as const;

/** The subject of each book in plain words. Call 5 gets this text. */
export const ABOUT: ReadonlyMap<string, string> = new Map([
  ['Middlemarch', 'novels, country life, society'],
  ['The Voyage of the Beagle', 'natural history, sea travel, geology'],
  ['Meditations', 'philosophy, self-improvement'],
  ['Leaves of Grass', 'poetry, nature'],
  ['A Room of One’s Own', 'essays, writing, literature'],
  ['The Histories', 'ancient history, travel'],
  ['My Bondage and My Freedom', 'biography, history'],
  ['Moby-Dick', 'sailing, the sea, adventure novels'],
  ['On the Origin of Species', 'biology, science'],
  ['The Narrow Road to the Deep North', 'hiking, travel, poetry'],
]);

export const BOOKS = dataJson.books as readonly Book[];
