import type { Language } from '../../../widget/common/languages.ts';
import words from './claim-words.json' with { type: 'json' };

/** The parts of an answer, as a text promises them or as an answer has them. */
export interface Opened {
  /** Number of different items. */
  readonly items: number;
  readonly traits: boolean;
  /** Number of the person's strongest topics; 1 if a text names them without a number. */
  readonly topics: number;
  /** The most reasons of an item. */
  readonly reasons: number;
}

const NOTHING: Opened = { items: 0, traits: false, topics: 0, reasons: 0 };

/** Combines the promises of several texts. Of several sizes, the largest counts. */
export const together = (claims: readonly Opened[]): Opened =>
  claims.reduce(
    (all, each) => ({
      items: Math.max(all.items, each.items),
      traits: all.traits || each.traits,
      topics: Math.max(all.topics, each.topics),
      reasons: Math.max(all.reasons, each.reasons),
    }),
    NOTHING,
  );

/** The words of each language by which a person reads what is shared. */
const WORDS: Readonly<Record<Language, typeof words.en>> = words;

const largestIn = (text: string) => Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));

/** Reads what a text for people promises. A number beside the word for a score is a number of items. */
export const claimOf = (text: string, language: Language): Opened => {
  const { score, type, strongest, main, two } = WORDS[language];
  const has = (source: string, within = text) => new RegExp(source, 'i').test(within);
  const [, topics] = new RegExp(strongest).exec(text) ?? [];
  const rest = text.replace(new RegExp(strongest), '');
  return {
    items: has(score, rest) ? largestIn(rest) : 0,
    traits: has(type),
    topics: Number(topics ?? has(main)),
    reasons: has(two) ? 2 : 0,
  };
};

/** Reads what a text of `/docs` promises to a developer, by the fields of the answer. */
export const documentedIn = (text: string): Opened => ({
  items: Number(/(\d+) different items/.exec(text)?.[1] ?? 0),
  traits: /`traits` and `traitResult`/.test(text),
  topics: Number(/`topics`: the (\d+) strongest topics/.exec(text)?.[1] ?? 0),
  reasons: /`reasons`: at most two/.test(text) ? 2 : 0,
});
