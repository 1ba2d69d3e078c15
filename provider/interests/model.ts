import type { Signal } from '../signal.ts';
import { type Affinity, affinityOf, clearAmong, insert, type Near } from './affinity.ts';
import { TOPIC_ALIASES } from './aliases.ts';
import type { LexiconText } from './languages/lexicon.ts';
import { withoutLinks } from './links.ts';
import { joinedRows, productsOf, type Rows } from './rows.ts';
import { createSentences, keyOf, type Sentence, sentenceOf } from './sentences.ts';
import type { WordVectors } from './word-vectors.ts';

/** An item of call 5. The category distinguishes "Cloud" computing from a cloud in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

/** The maximum similarity through a single common word: less than "clearly related". */
const ONE_WORD = 0.4;
const SUPPORT = 0.2;
/** Weight of an item's category, relative to its text. */
const CATEGORY_SHARE = 0.3;
/** How much a signal's low weight can reduce its similarity. */
const WEIGHT_SHARE = 0.1;

interface KnownSignal {
  readonly signal: Signal;
  /** The signal's maximum similarity to any text. */
  readonly reach: number;
  readonly sentence: Sentence;
}

/** A person's signals, prepared for the model. */
export interface Interests {
  readonly signals: readonly KnownSignal[];
  /** One row for each signal. */
  readonly rows: Rows;
  /** Similarity of a clearly related text. */
  readonly clear: number;
}

const interestsFrom = (signals: readonly KnownSignal[], rows: Rows): Interests => ({
  signals,
  rows,
  clear: clearAmong(signals.map(({ signal }) => signal)),
});

/**
 * Scores texts by a person's signals (contract §14). The result depends on the signals and texts only, not on the date.
 */
export const createModel = (vectors: WordVectors, lexiconText: LexiconText) => {
  const { cosineTo, rowsOf, wordsIn } = createSentences(vectors, lexiconText);
  const topics = new Map([...TOPIC_ALIASES].map(([name, text]) => [name, wordsIn(text)]));
  const topicOf = (text: string) => topics.get(text.trim().toLowerCase()) ?? wordsIn(text);

  const readItem = ({ text, category = text }: Item): Sentence =>
    sentenceOf(topicOf(text), category === text ? [] : topicOf(category), CATEGORY_SHARE);

  /** The description of a thing counts as much as its name. */
  const readSignal = (signal: Signal): KnownSignal => ({
    signal,
    reach: 1 - WEIGHT_SHARE * (1 - signal.weight),
    sentence: sentenceOf(
      wordsIn(withoutLinks(signal.text)),
      signal.about ? wordsIn(withoutLinks(signal.about)) : [],
    ),
  });

  const affinitiesOf = (
    items: readonly Sentence[],
    { signals, rows, clear }: Interests,
  ): readonly Affinity[] => {
    const itemRows = rowsOf(items);
    const cosine = productsOf(rows, itemRows);

    /**
     * If an item and a signal share only one word, their other words are compared, because a single word may have two
     * meanings.
     */
    const withoutOneWord = (row: number, item: Sentence, { words }: Sentence, near: number): number => {
      const common = words.filter((word) => item.words.includes(word));
      const [one] = common;
      if (one === undefined || common.some((word) => word !== one)) return near;
      const rest = words.filter((word) => word !== one);
      const isSupported = rest.length === 0 || cosineTo(itemRows, row, rest) >= SUPPORT;
      return isSupported ? near : Math.min(near, ONE_WORD);
    };

    return items.map((item, row) => {
      const nearest: Near[] = [];
      let farthest = 0;
      let place = 0;
      for (const { signal, reach, sentence } of signals) {
        const near = cosine(place, row);
        place += 1;
        if (near * reach <= farthest) continue;
        const compared = near > ONE_WORD ? withoutOneWord(row, item, sentence, near) : near;
        farthest = insert(nearest, { signal, nearness: reach * compared });
      }
      return affinityOf(nearest, clear);
    });
  };

  return {
    /** Prepares signals for the model. Signals without a known word are left out. */
    interestsOf: (signals: readonly Signal[]): Interests => {
      const known = signals.map(readSignal).filter(({ sentence }) => sentence.words.length > 0);
      return interestsFrom(known, rowsOf(known.map(({ sentence }) => sentence)));
    },

    /** Combines the prepared parts. */
    joined: (parts: readonly Interests[]): Interests => {
      const rows = parts.map((interests) => interests.rows);
      return interestsFrom(
        parts.flatMap(({ signals }) => signals),
        joinedRows(rows, vectors.dimensions),
      );
    },

    /** Returns one affinity for each item, in order. */
    score: (items: readonly Item[], interests: Interests): readonly Affinity[] => {
      const asked = items.map(readItem).map((sentence) => [keyOf(sentence), sentence] as const);
      // The board also asks about topics that the illustration needs; each is scored once.
      const distinct = new Map(asked);
      const affinities = affinitiesOf([...distinct.values()], interests);
      const known = new Map([...distinct.keys()].map((key, place) => [key, affinities[place]]));
      return asked.flatMap(([key]) => known.get(key) ?? []);
    },
  };
};

export type Model = ReturnType<typeof createModel>;
