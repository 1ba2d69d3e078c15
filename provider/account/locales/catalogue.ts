import type { archive } from './archive/en.ts';
import type { texts } from './en.ts';
import type { interests } from './interests/en.ts';

export type TextKey = keyof typeof texts;

/** Every text of the pages in one language. `{name}` is a placeholder for a value. */
export type Catalogue = Readonly<Record<TextKey, string>>;

/** The texts of the section on interests. */
export type InterestTexts = Readonly<Record<keyof typeof interests, string>>;

/** The texts for reading a download. */
export type ArchiveTexts = Readonly<Record<keyof typeof archive, string>>;
