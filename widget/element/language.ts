import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * The language of `locale`, else of the nearest `lang`, else English (contract §2.1); English comes at once. English as
 * well, after a warning, where the others cannot be fetched.
 * @param tag gives the present tag: it may change while the languages are fetched
 */
export const findLanguage = (tag: () => string): Language | Promise<Language> =>
  /^en\b/i.test(tag())
    ? ENGLISH
    : import('../locales/load.ts')
        .then(({ languageFor }) => languageFor(tag()), console.warn)
        .then((found) => found ?? ENGLISH);
