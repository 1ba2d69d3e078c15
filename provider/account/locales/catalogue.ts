import type { texts } from './en.ts';
import type { interests } from './interests/en.ts';

export type TextKey = keyof typeof texts;

/** Every text of the pages in one language. `{name}` stands for a value. */
export type Catalogue = Readonly<Record<TextKey, string>>;

/** The part of it that the section on interests shows. */
export type InterestTexts = Readonly<Record<keyof typeof interests, string>>;
