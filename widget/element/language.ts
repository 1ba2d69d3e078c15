import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * Uses the language of `locale`, else of the nearest `lang`, else English (contract §2.1). English is used at once,
 * without a promise. If the other languages fail to load, none is used, and the promise resolves with nothing after a
 * warning.
 * @param tag returns the present tag, which may change while the languages load
 * @param take applies a language and returns it
 */
export const findLanguage = (tag: () => string, take: (language: Language) => Language) =>
  /^en\b/i.test(tag())
    ? take(ENGLISH)
    : import('../locales/load.ts').then(
        ({ languageFor }) => take(languageFor(tag()) ?? ENGLISH),
        (error) => console.warn(error),
      );
