import type { Place } from './places.ts';
import { type Term, termsOf } from './search-words.ts';

const REST_OF_WORD = /[\p{L}\p{N}]*/uy;

const lettersAfter = (text: string, at: number) => {
  REST_OF_WORD.lastIndex = at;
  return REST_OF_WORD.exec(text)?.[0].length ?? 0;
};

/** An ending such as “ing” is at most three letters. */
const ENDING = 3;

/** How the text has the expression: as words (1), with another ending, at the start of a word, within one, or not at all (0). */
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

/** How well the place answers one expression: its name counts most, then its chapter's, then its text. */
const worthOf = ({ place, name, chapter, text }: Searched, expression: string, least = 0) => {
  const inField = (field: string) => {
    const worth = worthIn(field, expression);
    return worth < least ? 0 : worth;
  };
  const whole = name === expression ? 4 : 0;
  const inKind = place.kind.startsWith(expression) ? 1 : 0;
  return whole + 6 * inField(name) + 3 * inField(chapter) + inKind + inField(text);
};

/** Another expression for a word counts less, and never within a word. A short one counts as a whole word only. */
const worthOfTerm = (searched: Searched, { typed, others }: Term) => {
  const worthOfOther = (each: string) => 0.7 * worthOf(searched, each, each.length < 4 ? 1 : 0.8);
  return Math.max(worthOf(searched, typed), ...others.map(worthOfOther));
};

/** A chapter comes before its parts, and a row without an address after them. */
const PREFERENCE = new Map([
  ['chapter', 1.25],
  ['', 0.8],
]);

/** A word that no chapter has counts less than the rarest one that a chapter has. */
const UNKNOWN = 2;

/** A place with fewer of the words, weighed by how rare they are, is not shown. */
const LEAST_SHARE = 0.3;

/** Returns the places that answer most of the query, the best first; none for an empty query. */
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
    if (matched.length === 0 || share < LEAST_SHARE) return 0;
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
