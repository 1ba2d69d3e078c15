import type { Place } from './places.ts';
import { type Term, termsOf } from './search-words.ts';

const REST_OF_WORD = /[\p{L}\p{N}]*/uy;

const lettersAfter = (text: string, at: number) => {
  REST_OF_WORD.lastIndex = at;
  return REST_OF_WORD.exec(text)?.[0].length ?? 0;
};

/** Maximum length of an ending such as “ing”. */
const ENDING = 3;

/**
 * How well the text matches the expression: as words (1), with another ending, at the start of a word, within a word,
 * or not at all (0).
 */
const worthIn = (text: string, expression: string) => {
  let worth = 0;
  for (let at = text.indexOf(expression); at >= 0; at = text.indexOf(expression, at + 1)) {
    const rest = lettersAfter(text, at + expression.length);
    if (at > 0 && lettersAfter(text, at - 1) > 0) worth = Math.max(worth, 0.2);
    else if (rest > 0) worth = Math.max(worth, rest <= ENDING ? 0.8 : 0.4);
    else return 1;
  }
  return worth;
};

interface Searched {
  readonly place: Place;
  readonly name: string;
  readonly chapter: string;
  readonly text: string;
}

/** How well the place matches one expression: its name counts most, then the name of its chapter, then its text. */
const worthOf = ({ place, name, chapter, text }: Searched, expression: string, least = 0) => {
  const inField = (field: string) => {
    const worth = worthIn(field, expression);
    return worth < least ? 0 : worth;
  };
  const whole = name === expression ? 4 : 0;
  const inKind = place.kind.startsWith(expression) ? 1 : 0;
  return whole + 6 * inField(name) + 3 * inField(chapter) + inKind + inField(text);
};

/**
 * How well the place matches a term. Another expression for a word counts less, and never within a word; a short one
 * counts only as a whole word.
 */
const worthOfTerm = (searched: Searched, { typed, others }: Term) => {
  const worthOfOther = (each: string) => 0.7 * worthOf(searched, each, each.length < 4 ? 1 : 0.8);
  return Math.max(worthOf(searched, typed), ...others.map(worthOfOther));
};

/** Preference of equal places: a chapter comes before its sections, and a row without an address comes after them. */
const PREFERENCE = new Map([
  ['chapter', 1.25],
  ['', 0.8],
]);

/** Weight of a word that is in no chapter, less than that of the rarest word of the chapters. */
const UNKNOWN = 2;

/** Minimum share of the words, weighted by rarity, of a place in the results. */
const MIN_SHARE = 0.3;

/** Returns the places that match most of the query, the best first; none for an empty query. */
export const findPlaces = (places: readonly Place[], query: string): readonly Place[] => {
  const terms = termsOf(query);
  const phrase = query.trim().toLowerCase();
  const searched = places.map((place) => ({
    place,
    name: place.name.toLowerCase(),
    chapter: place.chapter.toLowerCase(),
    text: place.text.toLowerCase(),
  }));
  const columns = terms.map((term) => {
    const worths = searched.map((each) => worthOfTerm(each, term));
    const count = worths.filter((worth) => worth > 0).length;
    return { worths, rarity: count === 0 ? UNKNOWN : Math.log((places.length + 1) / count) };
  });
  const all = columns.reduce((sum, { rarity }) => sum + rarity, 0);
  const rank = ({ place, name, text }: Searched, at: number) => {
    const matched = columns.filter(({ worths }) => (worths[at] ?? 0) > 0);
    const share = matched.reduce((sum, { rarity }) => sum + rarity, 0) / all;
    if (matched.length === 0 || share < MIN_SHARE) return 0;
    const worth = matched.reduce((sum, { worths, rarity }) => sum + rarity * (worths[at] ?? 0), 0);
    const begins = name.startsWith(phrase) ? 3 : text.startsWith(phrase) ? 1.5 : 1;
    return worth * share ** 1.5 * begins * (PREFERENCE.get(place.kind) ?? 1);
  };
  const ranked = searched
    .map((each, at) => ({ place: each.place, rank: rank(each, at) }))
    .filter((found) => found.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ place }) => place);
  // Rows of one section share its address: the best one stays.
  return ranked.filter(({ href }, at) => ranked.findIndex((place) => place.href === href) === at);
};
