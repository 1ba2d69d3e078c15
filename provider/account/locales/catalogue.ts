import type { texts } from './en.ts';

export type TextKey = keyof typeof texts;

/** Every text of the pages in one language. `{name}` stands for a value. */
export type Catalogue = Readonly<Record<TextKey, string>>;
