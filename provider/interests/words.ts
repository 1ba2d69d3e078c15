import { englishWords } from './data.ts';
import { createTranslator } from './languages/translate.ts';
import { remember } from './remember.ts';

/** The parts of a compound word must be among this many most frequent words. */
const COMMON_WORDS = 20_000;
const SHORTEST_PART = 3;
/** Minimum length of a known word that proves the language: a shorter word occurs in many languages. */
const SHORTEST_KNOWN = 4;
/**
 * Maximum length of two joined words. Without the limit, a text of thousands of letters would be split at each of them.
 */
const LONGEST_JOINED = 40;

type IndexOf = (word: string) => number | undefined;

/** Removes accents. Most texts have none, and normalising is slow. */
const plain = (text: string) =>
  /[^\x20-\x7e]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;

/** Letters that English and the other languages of the model lack, as in "đất" and "działka". */
const FOREIGN = /[^\x20-\x7e\u00a0-\u00ffŒœ‘’“”–—…\p{M}]/u;
/** Minimum length of a word with a foreign letter. A longer one may be a name that English uses, such as "Škoda". */
const SHORTEST_FOREIGN = 5;
const ASCII_WORD = /^[a-zA-Z0-9]+$/;

const wordsOf = (piece: string): readonly string[] => {
  if (ASCII_WORD.test(piece)) return [piece];
  const words = (plain(piece).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => ASCII_WORD.test(word));
  return FOREIGN.test(piece.normalize('NFC'))
    ? words.filter(({ length }) => length >= SHORTEST_FOREIGN)
    : words;
};

/**
 * `birdwatching` → `bird`, `watching`: returns the split with the most frequent parts; empty if no split has two known
 * parts.
 */
const partsOf = (word: string, indexOf: IndexOf): readonly string[] => {
  if (word.length > LONGEST_JOINED) return [];
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
const camelCaseWords = (piece: string): readonly string[] =>
  piece.match(/[A-Z]?[a-z][a-z0-9]*|[A-Z0-9]+(?![a-z])|[A-Z0-9]+/g) ?? [];

/** Returns the indices of the known words. */
const placesOf = (words: readonly string[], indexOf: IndexOf): readonly number[] =>
  words.flatMap((word) => indexOf(word) ?? []);

/** Makes a function that finds the words of a text in a table. */
export const createReader = (indexOf: IndexOf) => {
  const readAliases = (table: ReadonlyMap<string, string>) =>
    new Map([...table].map(([word, line]) => [word, placesOf(line.split(' '), indexOf)]));
  const aliases = readAliases(englishWords('any case'));
  const capitalAliases = readAliases(englishWords('capitals'));
  const translate = createTranslator(indexOf, (word) => aliases.has(word));
  const forms = new Set(placesOf([...englishWords('form').keys()], indexOf));

  /** Returns the words of a piece of text: the piece itself if it is known, else its parts. */
  const readPiece = (piece: string): readonly number[] => {
    const word = piece.toLowerCase();
    const alias = capitalAliases.get(piece) ?? aliases.get(word);
    if (alias !== undefined) return alias;
    const place = indexOf(word);
    if (place !== undefined) return [place];
    const parts = camelCaseWords(piece);
    return parts.length > 1 ? parts.flatMap(readPiece) : placesOf(partsOf(word, indexOf), indexOf);
  };
  const readWord = remember((word) => wordsOf(word).flatMap(readPiece));

  /**
   * Whether the known words of a text are a few short ones among unknown words. Such a text is in a language that the
   * model does not read: "Perawat di rumah sakit".
   */
  const isForeign = (pieces: readonly string[]): boolean => {
    const known = pieces.filter((piece) => readWord(piece).length > 0);
    return (
      known.length * 2 < pieces.length &&
      known.every(
        (piece) =>
          piece.length < SHORTEST_KNOWN && !capitalAliases.has(piece) && !aliases.has(piece.toLowerCase()),
      )
    );
  };

  /**
   * Returns the table indices of a text's words. Aliases are replaced. Unknown words, possessive endings, the prefix of
   * a subreddit and words for the form of a thing are left out, unless nothing else remains.
   */
  return (text: string): readonly number[] => {
    const written = text.replaceAll('’', "'").replace(/'s\b|\b[ru]\//g, ' ');
    const pieces = translate(written);
    const words = isForeign(pieces) ? [] : pieces.flatMap(readWord);
    const distinctive = words.filter((word) => !forms.has(word));
    return distinctive.length > 0 ? distinctive : words;
  };
};
