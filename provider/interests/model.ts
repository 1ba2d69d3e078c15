import type { Signal } from '../signal.ts';
import { type Affinity, affinityOf, clearAmong, insert, type Near } from './affinity.ts';
import { TOPIC_ALIASES } from './aliases.ts';
import { joinedRows, productsOf, type Rows } from './rows.ts';
import { createSentences, keyOf, type Sentence, sentenceOf } from './sentences.ts';
import type { WordVectors } from './word-vectors.ts';

/** What call 5 asks about. The category tells "Cloud" of computers from the one in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

/** What one word in common may bring by itself: less than "clearly related". */
const ONE_WORD = 0.4;
const SUPPORT = 0.2;
/** How much the category of an item counts beside its text. */
const CATEGORY_SHARE = 0.3;
/** How much of a nearness the weight of a signal can take. */
const WEIGHT_SHARE = 0.1;

interface KnownSignal {
  readonly signal: Signal;
  /** The most that its nearness to anything can be. */
  readonly reach: number;
  readonly sentence: Sentence;
}

/** Signals as the model sees them. */
export interface Interests {
  readonly signals: readonly KnownSignal[];
  /** One for each signal. */
  readonly rows: Rows;
  /** Nearness from which a text is clearly related. */
  readonly clear: number;
}

const interestsFrom = (signals: readonly KnownSignal[], rows: Rows): Interests => ({
  signals,
  rows,
  clear: clearAmong(signals.map(({ signal }) => signal)),
});

/** Scores texts by a person's signals (contract §14). The same signals and texts give the same scores, whatever the day. */
export const createModel = (vectors: WordVectors) => {
  const { cosineTo, rowsOf, wordsIn } = createSentences(vectors);
  const topics = new Map([...TOPIC_ALIASES].map(([name, text]) => [name, wordsIn(text)]));
  const topicOf = (text: string) => topics.get(text.trim().toLowerCase()) ?? wordsIn(text);

  const readItem = ({ text, category = text }: Item): Sentence =>
    sentenceOf(topicOf(text), category === text ? [] : topicOf(category), CATEGORY_SHARE);

  /** What the platform says about a thing counts as much as its name. */
  const readSignal = (signal: Signal): KnownSignal => ({
    signal,
    reach: 1 - WEIGHT_SHARE * (1 - signal.weight),
    sentence: sentenceOf(wordsIn(signal.text), signal.about ? wordsIn(signal.about) : []),
  });

  const affinitiesOf = (
    items: readonly Sentence[],
    { signals, rows, clear }: Interests,
  ): readonly Affinity[] => {
    const itemRows = rowsOf(items);
    const cosine = productsOf(rows, itemRows);

    /** A pair with one word in common is compared by the other words: a single word may mean two things. */
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
    /** Signals as the model sees them; those without a known word say nothing. */
    interestsOf: (signals: readonly Signal[]): Interests => {
      const known = signals.map(readSignal).filter(({ sentence }) => sentence.words.length > 0);
      return interestsFrom(known, rowsOf(known.map(({ sentence }) => sentence)));
    },

    /** The interests of all the signals of the parts. */
    joined: (parts: readonly Interests[]): Interests => {
      const rows = parts.map((interests) => interests.rows);
      return interestsFrom(
        parts.flatMap(({ signals }) => signals),
        joinedRows(rows, vectors.dimensions),
      );
    },

    /** One affinity for each item, in order. */
    score: (items: readonly Item[], interests: Interests): readonly Affinity[] => {
      const asked = items.map(readItem).map((sentence) => [keyOf(sentence), sentence] as const);
      // The board asks about the topics that the illustration needs as well.
      const distinct = new Map(asked);
      const affinities = affinitiesOf([...distinct.values()], interests);
      const known = new Map([...distinct.keys()].map((key, place) => [key, affinities[place]]));
      return asked.flatMap(([key]) => known.get(key) ?? []);
    },
  };
};

export type Model = ReturnType<typeof createModel>;
