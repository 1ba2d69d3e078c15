/** What a search looks at: whole words, by where they stand. */
export interface Searchable {
  readonly label: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

export interface SearchTerms {
  /** Every word must occur. */
  readonly what: string;
  /** Postings with any of these, comma- or space-joined, come first. */
  readonly whatOr: string;
}

/** Too common to tell one posting from another; `it` counts in a category label only. */
const COMMON = new Set(
  'a an and are as at be by for from how in into is it of on or our that the this to up we what with you your'.split(
    ' ',
  ),
);

const WEIGHT = { label: 6, title: 2, text: 1 } as const;

/** Words in lower case, without a plural's s: `Robotics & cooking apps` is robotic, cooking, app. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  );

export const searchable = (posting: { label: string; title: string; text: string }): Searchable => ({
  label: new Set(wordsOf(posting.label)),
  title: new Set(wordsOf(posting.title)),
  text: new Set(wordsOf(posting.text)),
});

/** The entries that hold every word of `what`, those nearest to `whatOr` first, otherwise in their own order. */
export const search = <Entry extends { readonly words: Searchable }>(
  entries: readonly Entry[],
  { what, whatOr }: SearchTerms,
): readonly Entry[] => {
  const needed = [...new Set(wordsOf(what))];
  const wanted = [...new Set(wordsOf(whatOr))];
  return entries
    .filter(({ words }) => needed.every((word) => holds(words, word)))
    .map((entry) => ({ entry, nearness: wanted.reduce((sum, word) => sum + weigh(entry.words, word), 0) }))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ entry }) => entry);
};

const holds = ({ label, title, text }: Searchable, word: string) =>
  label.has(word) || title.has(word) || text.has(word);

const weigh = ({ label, title, text }: Searchable, word: string) => {
  if (label.has(word)) return WEIGHT.label;
  if (COMMON.has(word)) return 0;
  if (title.has(word)) return WEIGHT.title;
  return text.has(word) ? WEIGHT.text : 0;
};
