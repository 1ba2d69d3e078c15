import MiniSearch, { type Query } from 'minisearch';
import { TERMS_LIMIT, WORDS_LIMIT } from '../limits.ts';
import type { ReadTopics } from './posting-topics.ts';
import { INTERNSHIP_WORDS, interestsNamed } from './search-words.ts';
import SYNONYMS from './synonyms.json';
import { type Correction, nearestWord, singular, stemOf, typedIn, wordsOf, writtenWords } from './words.ts';
import WORDS_WITHOUT_SUBJECT from './words-without-subject.json';

export interface PostingText {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

export interface Searchable {
  readonly label: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  readonly line: string;
}

export interface SearchTerms {
  readonly what: string;
  /** Postings with any of these come first. Phrases are separated by commas, or words by spaces. */
  readonly whatOr: string;
}

export interface Found<Entry> {
  readonly found: readonly Entry[];
  readonly corrections: readonly Correction[];
}

export type Search<Entry> = (terms: SearchTerms) => Found<Entry>;

const listOf = (text: string) => text.split(' ');

/** Words too common to distinguish postings. `it` is a search word in category labels only. */
const COMMON = new Set(
  listOf(
    'a an and are as at be by for from how in into is it of on or our that the this to up we what with you your',
  ),
);
const CATEGORY_WORD = 'it';
/** Words that do not narrow a search, because all postings are internships. */
const OF_ALL: ReadonlySet<string> = new Set([...COMMON, ...[...INTERNSHIP_WORDS].flatMap(wordsOf)]);
/** Words without a subject, as in "law firm". A posting needs them only if the search has no other word. */
const WITHOUT_SUBJECT: ReadonlySet<string> = new Set(WORDS_WITHOUT_SUBJECT.flatMap(wordsOf));

/** With a space around each word, so that a phrase is a part of the line. */
const lineOf = (text: string) => ` ${wordsOf(text).join(' ')} `;

export const searchable = ({ label, title, text }: PostingText): Searchable => ({
  label: new Set(wordsOf(label)),
  title: new Set(wordsOf(title)),
  text: new Set(wordsOf(text)),
  line: lineOf(`${title} ${text}`),
});

/** Excluding a text that all postings contain would leave nothing. */
export const narrowing = (excluded: readonly string[]): readonly string[] =>
  excluded.filter((text) => wordsOf(text).some((word) => !OF_ALL.has(word)));

export const containsAny = (texts: readonly string[]) => {
  const lines = texts.map(lineOf);
  return ({ line, label }: Searchable): boolean =>
    lines.some((text) => line.includes(text) || label.has(text.trim()));
};

/** Marks the stem of a word in the index, so that it is not taken for a word. */
const stemmed = (word: string) => `~${stemOf(word)}`;

const DIRECT = { title: 8, label: 5, text: 0.5 };
const BY_STEM = { title: 2, label: 0.5, text: 0.25 };
/** Weight of a single word of a known phrase, such as "work" for "social work". */
const APART = { title: 0.5, label: 0.5, text: 0.5 };
/** Weight of a synonym: less than the word itself in a title, more than the word in a text. */
const OF_SYNONYM = { label: 4, title: 1.5 };

const every = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

const anywhere = (word: string): Query =>
  any([
    { queries: [word], boost: DIRECT },
    { queries: [stemmed(word)], boost: BY_STEM },
  ]);

const inHead = (word: string): Query => ({
  combineWith: 'OR',
  queries: [anywhere(word)],
  fields: ['title', 'label'],
});

const apart = (word: string): Query => ({ queries: [stemmed(word)], boost: APART });

/** All stems of the expression must be in one field. The first expressions of a list weigh most. */
const synonymIn =
  (field: keyof typeof OF_SYNONYM) =>
  (expression: string, index = 0): Query => {
    const stems = wordsOf(expression).map(stemmed);
    const boost = { [field]: (OF_SYNONYM[field] * 0.8 ** index) / stems.length };
    return { combineWith: 'AND', queries: stems, fields: [field], boost };
  };
const inLabel = synonymIn('label');
const inTitle = synonymIn('title');

const parts = (text = '') => text.split(', ').filter(Boolean);
const stemsOf = (words: readonly string[]) => words.map(stemOf).join(' ');

const synonyms = new Map<string, readonly Query[]>();
const synonymsOfStems = new Map<string, readonly Query[]>();
for (const { topics, titles, typed } of SYNONYMS) {
  const queries = [...parts(topics).map((topic) => inLabel(topic)), ...parts(titles).map(inTitle)];
  for (const words of parts(typed).map(wordsOf)) {
    const [key, stems] = [words.join(' '), stemsOf(words)];
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...queries]);
    synonymsOfStems.set(stems, [...(synonymsOfStems.get(stems) ?? []), ...queries]);
  }
}
const synonymsFor = (words: readonly string[]) =>
  synonyms.get(words.join(' ')) ?? synonymsOfStems.get(stemsOf(words));
const LONGEST_PHRASE = 4;

/** An index of the entries by words and stems. A repeated word in a field adds nothing, nor does the field's length. */
const createIndex = (entries: readonly PostingText[], readTopics: ReadTopics) => {
  const index = new MiniSearch<PostingText & { readonly id: number }>({
    fields: ['title', 'label', 'text'],
    tokenize: (text) => [...writtenWords(text)],
    processTerm: (written, field) => {
      const word = singular(written);
      const isLeftOut = word === CATEGORY_WORD ? field !== 'label' : OF_ALL.has(word);
      return isLeftOut ? null : [word, stemmed(word)];
    },
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      bm25: { k: 0, b: 0, d: 1 },
    },
  });
  index.addAll(entries.map(({ label, title, text }, id) => ({ id, label, title, text })));
  const titles = entries.map(({ title, label }) => `${title} ${label}`);
  const texts = [...titles, ...entries.map(({ text }) => text)];
  /** For each word without a plural's s, its first spelling. Words of titles and synonyms come first. */
  const forms = new Map<string, string>();
  for (const written of [...titles, ...SYNONYMS.map(({ typed }) => typed), ...texts].flatMap(writtenWords))
    if (!forms.has(singular(written))) forms.set(singular(written), written);
  // Undo the library's multiplication, so that a synonym of two words does not count twice.
  const scoresOf = (query: Query): ReadonlyMap<unknown, number> =>
    new Map(index.search(query).map(({ id, score, queryTerms }) => [id, score / queryTerms.length]));
  const stems = new Set(texts.flatMap(wordsOf).map(stemOf));
  return { scoresOf, forms, stems, readTopics };
};

type Index = ReturnType<typeof createIndex>;

/** Returns the typed words that distinguish postings, and mistyped ones as they were probably meant. */
const correctedWords = (typed: string, { forms, stems }: Index) => {
  const corrections: Correction[] = [];
  const words = writtenWords(typed)
    .slice(0, WORDS_LIMIT)
    .flatMap((written) => {
      const word = singular(written);
      if (word !== CATEGORY_WORD && OF_ALL.has(word)) return [];
      if (stems.has(stemOf(word)) || forms.has(word) || interestsNamed(word).length > 0) return [word];
      const nearest = nearestWord(word, forms.keys()) ?? word;
      if (nearest !== word) corrections.push({ typed: written, word: forms.get(nearest) ?? nearest });
      return [nearest];
    });
  return { words: [...new Set(words)], corrections };
};

/** The meaning of a word that no posting has: interests that it names in another language, else topics by the model. */
const meaningOf = (word: string, readTopics: ReadTopics): Query[] => {
  const interests = interestsNamed(word);
  if (interests.length > 0) return interests.flatMap((text) => [inLabel(text), inTitle(text)]);
  return readTopics(word, '')
    .filter(({ score }) => score >= LIKELY)
    .map(({ topic }) => inLabel(topic));
};
const LIKELY = 0.2;

const queryOfPhrase = (words: readonly string[], { stems, readTopics }: Index): Query => {
  const [word = ''] = words;
  const synonyms = synonymsFor(words);
  if (words.length > 1) return any([every(words.map(inHead)), every(words.map(apart)), ...(synonyms ?? [])]);
  return any([anywhere(word), ...(synonyms ?? (stems.has(stemOf(word)) ? [] : meaningOf(word, readTopics)))]);
};

/** The longest phrases of `synonyms.json` come first. */
const phrasesIn = (words: readonly string[]): readonly (readonly string[])[] => {
  if (words.length === 0) return [];
  const first =
    Array.from({ length: LONGEST_PHRASE - 1 }, (_, less) => words.slice(0, LONGEST_PHRASE - less)).find(
      (phrase) => phrase.length > 1 && synonymsFor(phrase) !== undefined,
    ) ?? words.slice(0, 1);
  return [first, ...phrasesIn(words.slice(first.length))];
};

interface Needed {
  readonly query: Query;
  readonly hasSubject: boolean;
  readonly hasSynonyms: boolean;
}

/** An entry needs all words with a subject. If no entry has them, one word with synonyms is enough: "art teacher". */
const scoresIn = (words: readonly string[], index: Index): ReadonlyMap<unknown, number> => {
  const phrases = phrasesIn(words).map(
    (phrase): Needed => ({
      query: queryOfPhrase(phrase, index),
      hasSubject: phrase.length > 1 || !WITHOUT_SUBJECT.has(phrase[0] ?? ''),
      hasSynonyms: synonymsFor(phrase) !== undefined,
    }),
  );
  const found = phrases.filter(({ query }) => index.scoresOf(query).size > 0);
  const subjects = found.filter(({ hasSubject }) => hasSubject);
  const needed = subjects.length > 0 ? subjects : found;
  const required = every(needed.map(({ query }) => query));
  const optional = found.filter((phrase) => !needed.includes(phrase));
  const scores = index.scoresOf(any([required, ...optional.map(({ query }) => every([required, query]))]));
  if (scores.size > 0) return scores;
  return index.scoresOf(any(needed.filter(({ hasSynonyms }) => hasSynonyms).map(({ query }) => query)));
};

/** Equal entries are sorted by their match for `whatOr`. */
export const createSearch = <Entry extends PostingText & { readonly words: Searchable }>(
  entries: readonly Entry[],
  readTopics: ReadTopics,
): Search<Entry> => {
  const index = createIndex(entries, readTopics);
  return ({ what, whatOr }) => {
    const { words: typed, phrases, excluded } = typedIn(what);
    const { words, corrections } = correctedWords(typed, index);
    const scores = scoresIn(words, index);
    const scoreOf = ({ title }: Searchable, id: number) =>
      (scores.get(id) ?? 0) * (1 + words.filter((word) => title.has(word)).length / title.size);
    const terms = termsOf(whatOr);
    const lines = phrases.map(lineOf);
    const isUnwanted = containsAny(narrowing(excluded));
    const found = entries
      .map((entry, id) => ({
        entry,
        score: words.length === 0 ? 1 : scoreOf(entry.words, id),
        nearness: terms.reduce((sum, term) => sum + weigh(entry.words, term), 0),
      }))
      .filter(({ entry, score }) => score > 0 && !isUnwanted(entry.words))
      .filter(({ entry }) => lines.every((phrase) => entry.words.line.includes(phrase)))
      .sort((a, b) => b.score - a.score || b.nearness - a.nearness)
      .map(({ entry }) => entry);
    return { found, corrections };
  };
};

export const fitting = (
  entries: readonly { readonly words: Searchable }[],
  { whatOr }: Pick<SearchTerms, 'whatOr'>,
): number => {
  const terms = termsOf(whatOr);
  return entries.filter(({ words }) => terms.some((term) => weigh(words, term) >= WEIGHT.title)).length;
};

type Term = readonly string[];

/** `Law, Real estate` gives two terms; `Law culinary` gives each of its words, and the phrase. */
const termsOf = (whatOr: string): readonly Term[] => {
  const phrases = whatOr.split(',').map(wordsOf);
  const terms =
    phrases.length > 1 ? phrases : phrases.flatMap((words) => [words, ...words.map((word) => [word])]);
  const distinct = new Map(terms.map((term) => [term.join(' '), term]));
  return [...distinct.values()].filter((term) => term.length > 0).slice(0, TERMS_LIMIT);
};

/** A term in the category label weighs most; one in the title weighs more than one in the text. */
const WEIGHT = { label: 4, title: 3, text: 1 } as const;

const weigh = ({ label, title, text }: Searchable, term: Term) => {
  if (term.every((word) => label.has(word))) return WEIGHT.label;
  const distinctive = term.filter((word) => !COMMON.has(word));
  if (distinctive.length === 0) return 0;
  if (distinctive.every((word) => title.has(word))) return WEIGHT.title;
  return distinctive.every((word) => label.has(word) || title.has(word) || text.has(word)) ? WEIGHT.text : 0;
};
