import { CAPITAL_ALIASES, FORM_WORDS, WORD_ALIASES } from './aliases.ts';

/** Parts of a word written together are looked for among this many of the most frequent words. */
const COMMON_WORDS = 20_000;
const SHORTEST_PART = 3;

type IndexOf = (word: string) => number | undefined;

/** Accents go. Most texts have none, and normalising is slow. */
const plain = (text: string) =>
  /[^\x20-\x7e]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'") : text;

/** `birdwatching` → `bird`, `watching`: the cut with the most frequent parts; none where no cut has two known parts. */
const partsOf = (word: string, indexOf: IndexOf): readonly string[] => {
  let best: readonly string[] = [];
  let rarest = COMMON_WORDS;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const rarity = Math.max(...parts.map((part) => indexOf(part) ?? COMMON_WORDS));
    if (rarity < rarest) {
      best = parts;
      rarest = rarity;
    }
  }
  return best;
};

/** "MachineLearning" and "HTMLPages" are two words each. */
const humps = (piece: string): readonly string[] =>
  piece.match(/[A-Z]?[a-z][a-z0-9]*|[A-Z0-9]+(?![a-z])|[A-Z0-9]+/g) ?? [];

/** The words to read for a piece of text: itself where it is known, else its parts. */
const readingOf = (piece: string, indexOf: IndexOf): readonly string[] => {
  const word = piece.toLowerCase();
  const alias = CAPITAL_ALIASES.get(piece) ?? WORD_ALIASES.get(word);
  if (alias !== undefined) return alias.split(' ');
  if (indexOf(word) !== undefined) return [word];
  const parts = humps(piece);
  return parts.length > 1 ? parts.flatMap((part) => readingOf(part, indexOf)) : partsOf(word, indexOf);
};

/**
 * Places in the table of the words that a text is about. Aliases are read, unknown words left out, and so are possessive
 * endings, the prefix of a subreddit, and words for the form of a thing, unless there is nothing else.
 */
export const wordsOf = (text: string, indexOf: IndexOf): readonly number[] => {
  const pieces =
    plain(text)
      .replace(/'s\b|\b[ru]\//g, ' ')
      .match(/[a-zA-Z0-9]+/g) ?? [];
  const words = pieces.flatMap((piece) => readingOf(piece, indexOf));
  const telling = words.filter((word) => !FORM_WORDS.has(word));
  return (telling.length > 0 ? telling : words).flatMap((word) => indexOf(word) ?? []);
};
