import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Place } from './places.ts';
import SEARCH_WORDS from './search-words.json';

const stemOf = (word: string) => {
  const short = word.replace(/(?:ing|ed|es|s)$/, '');
  return short.length < 4 || word.endsWith('ss') ? word : short;
};

const stemsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

/** Words of a question that do not help to find a place, as in “how do I change the colour”. */
const FILLERS = new Set(stemsIn(SEARCH_WORDS.fillers));

/** Expressions with the same meaning, as stems: those of the chapters, and those that people type. */
const sameMeanings = new Map<string, readonly string[]>();
for (const meaning of SEARCH_WORDS.meanings) {
  const expressions = meaning.split(', ').map((expression) => stemsIn(expression).join(' '));
  for (const expression of expressions)
    sameMeanings.set(expression, [...(sameMeanings.get(expression) ?? []), ...expressions]);
}
const PHRASES = [...sameMeanings.keys()].filter((expression) => expression.includes(' '));
const LONGEST = 4;

/** Includes the known phrases, because the library looks for single terms only. */
const termsIn = (text: string) => {
  const stems = stemsIn(text);
  const line = ` ${stems.join(' ')} `;
  return [...stems, ...PHRASES.filter((phrase) => line.includes(` ${phrase} `))];
};

const expressionsIn = (stems: readonly string[]): readonly string[] => {
  if (stems.length === 0) return [];
  const counts = Array.from({ length: LONGEST }, (_, less) => LONGEST - less);
  const count = counts.find((each) => sameMeanings.has(stems.slice(0, each).join(' '))) ?? 1;
  return [stems.slice(0, count).join(' '), ...expressionsIn(stems.slice(count))];
};

const BOOST = { name: 6, chapter: 3, text: 1 };
const OF_SAME_MEANING = { name: 4, chapter: 2, text: 0.7 };
/** Preference of equal places: a chapter comes before its sections, and a row without an address comes after them. */
const PREFERENCE: Readonly<Record<string, number>> = { chapter: 1.25, '': 0.6 };

const queryOf = (expression: string): Query => ({
  combineWith: 'OR',
  queries: [
    { prefix: true, queries: [expression] },
    { boost: OF_SAME_MEANING, queries: [...(sameMeanings.get(expression) ?? [])] },
  ],
});

export type FindPlaces = (query: string) => readonly Place[];

/** The best places come first. They have all expressions of the query, or if none has, some. */
export const createFindPlaces = (places: readonly Place[]): FindPlaces => {
  const index = new MiniSearch<Place & { readonly at: number }>({
    idField: 'at',
    fields: ['name', 'chapter', 'text'],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (expression) => [expression],
      boost: BOOST,
      boostDocument: (at) => PREFERENCE[places[at]?.kind ?? ''] ?? 1,
    },
  });
  index.addAll(places.map((place, at) => ({ ...place, at })));
  return (query) => {
    const expressions = expressionsIn(stemsIn(query.replace(/['’]s\b/g, '')));
    const telling = expressions.filter((each) => sameMeanings.has(each) || !FILLERS.has(each));
    const queries = (telling.length > 0 ? telling : expressions).map(queryOf);
    const all = index.search({ combineWith: 'AND', queries });
    const some = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    // Undo the library's factor: a place with two expressions of one meaning is no better than with one.
    const worth = ({ score, queryTerms }: SearchResult) => score / queryTerms.length;
    const found = some.toSorted((a, b) => worth(b) - worth(a)).flatMap(({ id }) => places[id] ?? []);
    // Rows of one section share its address: the best one stays.
    return found.filter(({ href }, at) => found.findIndex((place) => place.href === href) === at);
  };
};
