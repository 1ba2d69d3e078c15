import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * English is used at once, without a promise.
 * @param tag returns the present tag, which may change while the languages load
 */
export const findLanguage = (tag: () => string, take: (language: Language) => Language) =>
  /^en\b/i.test(tag())
    ? take(ENGLISH)
    : import('../locales/load.ts').then(
        ({ languageFor }) => take(languageFor(tag()) ?? ENGLISH),
        (error) => console.warn(error),
      );
