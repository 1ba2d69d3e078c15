import { CAPITAL_ALIASES, FORM_WORDS, WORD_ALIASES } from './aliases.ts';

/** Parts of a word written together are looked for among this many of the most frequent words. */
const COMMON_WORDS = 20_000;
const SHORTEST_PART = 3;
/** No two common words are longer together, and a text with thousands of letters would be cut at each of them. */
const LONGEST_JOINED = 40;

type IndexOf = (word: string) => number | undefined;

/** Accents go. Most texts have none, and normalising is slow. */
const plain = (text: string) =>
  /[^\x20-\x7e]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'") : text;

/** `birdwatching` → `bird`, `watching`: the cut with the most frequent parts; none where no cut has two known parts. */
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
const humps = (piece: string): readonly string[] =>
  piece.match(/[A-Z]?[a-z][a-z0-9]*|[A-Z0-9]+(?![a-z])|[A-Z0-9]+/g) ?? [];

/** Places of the words that the table has. */
const placesOf = (words: readonly string[], indexOf: IndexOf): readonly number[] =>
  words.flatMap((word) => indexOf(word) ?? []);

/** Reads texts by one table of words: which places of the table is a text about? */
export const createReader = (indexOf: IndexOf) => {
  const readAliases = (table: ReadonlyMap<string, string>) =>
    new Map([...table].map(([word, line]) => [word, placesOf(line.split(' '), indexOf)]));
  const aliases = readAliases(WORD_ALIASES);
  const capitalAliases = readAliases(CAPITAL_ALIASES);
  const forms = new Set(placesOf([...FORM_WORDS], indexOf));

  /** The words to read for a piece of text: itself where it is known, else its parts. */
  const readPiece = (piece: string): readonly number[] => {
    const word = piece.toLowerCase();
    const alias = capitalAliases.get(piece) ?? aliases.get(word);
    if (alias !== undefined) return alias;
    const place = indexOf(word);
    if (place !== undefined) return [place];
    const parts = humps(piece);
    return parts.length > 1 ? parts.flatMap(readPiece) : placesOf(partsOf(word, indexOf), indexOf);
  };

  /**
   * Places in the table of the words that a text is about. Aliases are read, unknown words left out, and so are
   * possessive endings, the prefix of a subreddit, and words for the form of a thing, unless there is nothing else.
   */
  return (text: string): readonly number[] => {
    const pieces =
      plain(text)
        .replace(/'s\b|\b[ru]\//g, ' ')
        .match(/[a-zA-Z0-9]+/g) ?? [];
    const words = pieces.flatMap(readPiece);
    const telling = words.filter((word) => !forms.has(word));
    return telling.length > 0 ? telling : words;
  };
};
