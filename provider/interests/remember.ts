/** Number of words whose results are kept: more than the signals of forty people have. */
const KEPT_WORDS = 20_000;
/** A longer word is an address or a mistake, and rarely comes twice. */
const LONGEST_WORD = 40;

/**
 * Caches the results of a pure function of one word, because people's texts share most of their words. The cache
 * contains single words without a person, never a text, and is emptied when it is full.
 */
export const remember = <Value>(read: (word: string) => Value): ((word: string) => Value) => {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (word.length > LONGEST_WORD) return read(word);
    if (known.size >= KEPT_WORDS) known.clear();
    // A word cut from a text keeps the whole text in memory; its copy does not.
    const copy = Buffer.from(word, 'utf16le').toString('utf16le');
    const value = read(copy);
    known.set(copy, value);
    return value;
  };
};

/** Returns a function that makes the value at its first call and returns it again afterwards. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
};
