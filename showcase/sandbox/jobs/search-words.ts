import type { Language } from '../countries.ts';
import WORDS from './search-words.json';
import { withoutAccents } from './words.ts';

const SEARCH_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = WORDS;

/** Translates interests, separated by commas, because Adzuna finds literal words only. Other terms stay unchanged. */
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

export const INTERNSHIP_WORDS: ReadonlySet<string> = new Set(
  'becario estágio estagiário intern internship praktika praktikant praktikantin praktikum práctica prácticas pratica stage stagiair stagiaire staż stażysta tirocinante tirocinio werkstudent'.split(
    ' ',
  ),
);

const ALL = Object.values(SEARCH_WORDS).flatMap((words) => Object.entries(words));

/** The interests that a word of another language names: `umwelt` is "Environmental". It has no accents. */
export const interestsNamed = (word: string): readonly string[] => [
  ...new Set(
    ALL.filter(([, words]) => withoutAccents(words).split(' ').includes(word)).map(([term]) => term),
  ),
];
