import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * Takes the language of `locale`, else of the nearest `lang`, else English (contract §2.1). English is taken at once,
 * without a promise, and also, after a warning, where the others cannot be fetched.
 * @param tag gives the present tag: it may change while the languages are fetched
 * @param take gives back the language that it takes
 */
export const findLanguage = (
  tag: () => string,
  take: (language: Language) => Language,
): Language | Promise<Language> =>
  /^en\b/i.test(tag())
    ? take(ENGLISH)
    : import('../locales/load.ts')
        .then(({ languageFor }) => languageFor(tag()), console.warn)
        .then((found) => take(found ?? ENGLISH));
