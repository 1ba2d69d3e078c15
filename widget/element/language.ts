import type { Language } from '../locales/load.ts';
import { ENGLISH } from './english.ts';

/**
 * The language of `locale`, else of the nearest `lang`, else English (contract §2.1). English as well, after a warning,
 * where the others cannot be fetched.
 * @param tag gives the present tag: it may change while the languages are fetched
 */
export const findLanguage = async (tag: () => string): Promise<Language> => {
  if (/^en\b/i.test(tag())) return ENGLISH;
  const found = await import('../locales/load.ts').then(
    ({ languageFor }) => languageFor(tag()),
    console.warn,
  );
  return found ?? ENGLISH;
};
