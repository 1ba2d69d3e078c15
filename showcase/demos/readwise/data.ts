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
export const SOURCES = [
  {
    name: 'Kindle',
    description: 'Everything you underlined on the train, page numbers included.',
    highlights: [
      {
        text: 'I went to the woods because I wished to live deliberately, to front only the essential facts of life.',
        from: 'Walden, Henry David Thoreau',
      },
      {
        text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
        from: 'Pride and Prejudice, Jane Austen',
      },
    ],
  },
  {
    name: 'Instapaper',
    description: 'Long reads you saved for later, now that it is later.',
    highlights: [
      {
        text: 'A margin is the only part of the page that belongs to the reader.',
        from: 'In Defence of Wide Margins, saved 3 Nov',
      },
      {
        text: 'Nobody rereads a bookmark. Copy the sentence out and you have already read it twice.',
        from: 'The Commonplace Habit, saved 28 Oct',
      },
    ],
  },
] as const satisfies readonly Source[];

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

export const BOOKS = [
  { title: 'Middlemarch', author: 'George Eliot', date: '2026-11-17', genre: 'Novel' },
  { title: 'The Voyage of the Beagle', author: 'Charles Darwin', date: '2026-11-09', genre: 'Science' },
  { title: 'Meditations', author: 'Marcus Aurelius', date: '2026-10-30', genre: 'Philosophy' },
  { title: 'Leaves of Grass', author: 'Walt Whitman', date: '2026-10-22', genre: 'Poetry' },
  { title: 'A Room of One’s Own', author: 'Virginia Woolf', date: '2026-10-11', genre: 'Essays' },
  { title: 'The Histories', author: 'Herodotus', date: '2026-09-27', genre: 'History' },
  { title: 'My Bondage and My Freedom', author: 'Frederick Douglass', date: '2026-09-14', genre: 'Memoir' },
  { title: 'Moby-Dick', author: 'Herman Melville', date: '2026-08-31', genre: 'Novel' },
  { title: 'On the Origin of Species', author: 'Charles Darwin', date: '2026-08-19', genre: 'Science' },
  { title: 'The Narrow Road to the Deep North', author: 'Matsuo Bashō', date: '2026-08-02', genre: 'Poetry' },
] as const satisfies readonly Book[];
