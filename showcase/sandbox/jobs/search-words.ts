import type { Language } from '../countries.ts';
import WORDS from './search-words.json';
import { withoutAccents } from './words.ts';

/** The words to search for, separated by spaces, by the English text of an interest. */
const SEARCH_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = WORDS;

/**
 * The terms of a search in the words of postings in these languages: Adzuna looks for the words themselves, and a
 * posting in German has no "environmental". A term that is no interest of the board, such as a person's skill, stays.
 * @param terms separated by commas
 * @returns each word once, separated by spaces
 */
export const inWordsOf = (languages: readonly Language[], terms: string): string => {
  const words = terms
    .split(/[,，、]/)
    .map((term) => term.trim())
    .flatMap((term) => {
      const own = languages.flatMap((language) => {
        const words = SEARCH_WORDS[language];
        return Object.hasOwn(words, term) ? (words[term] ?? []) : [];
      });
      return own.length > 0 ? own : [term];
    });
  return [...new Set(words.flatMap((text) => text.split(/\s+/)))].filter(Boolean).join(' ');
};

/** Internships and their people in all the languages. */
export const INTERNSHIP_WORDS: ReadonlySet<string> = new Set(
  'becario estágio estagiário intern internship praktika praktikant praktikantin praktikum práctica prácticas pratica stage stagiair stagiaire staż stażysta tirocinante tirocinio werkstudent'.split(
    ' ',
  ),
);

const ALL = Object.values(SEARCH_WORDS).flatMap((words) => Object.entries(words));

/**
 * The interests, by their English texts, that a word of another language names: `umwelt` is "Environmental".
 * @param word without accents
 */
export const interestsNamed = (word: string): readonly string[] => [
  ...new Set(
    ALL.filter(([, words]) => withoutAccents(words).split(' ').includes(word)).map(([term]) => term),
  ),
];
