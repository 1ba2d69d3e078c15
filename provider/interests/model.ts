import { TOPICS } from '../facts/topics.ts';
import type { Signal } from '../signal.ts';
import { type Affinity, affinityOf, clearAmong, similarityOf } from './affinity.ts';
import { withoutLinks } from './links.ts';
import { createNearness, type Interests, type KnownSignal, nearestAmong } from './nearness.ts';
import { createSentences, keyOf, type Sentence, sentenceOf } from './sentences.ts';
import { topicAffinities } from './topic-affinities.ts';
import { TOPIC_TABLE } from './topic-table.ts';
import type { WordVectors } from './word-vectors.ts';

export type { Interests, KnownSignal } from './nearness.ts';

/** An item of call 5. The category distinguishes "Cloud" computing from a cloud in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

/** Weight of an item's category, relative to its text. */
const CATEGORY_SHARE = 0.3;
/** Maximum share by which a signal's low weight reduces its similarity. */
const WEIGHT_SHARE = 0.1;

/**
 * Scores texts by a person's signals (contract §14). The result depends on the signals and texts only, not on the date.
 */
export const createModel = (vectors: WordVectors) => {
  const sentences = createSentences(vectors);
  const { rowsOf, wordsIn } = sentences;
  const nearnessOf = createNearness(sentences);
  const topics = new Map(TOPIC_TABLE.map(({ topic, words }) => [topic, wordsIn(words)]));
  const nameOf = (text: string) => text.trim().toLowerCase();
  const topicOf = (text: string) => topics.get(nameOf(text)) ?? wordsIn(text);

  const readItem = ({ text, category = text }: Item): Sentence =>
    sentenceOf(topicOf(text), category === text ? [] : topicOf(category), CATEGORY_SHARE);
  const topicSentences = TOPICS.map((text) => readItem({ text }));

  /** Whether the item is one of the twenty topics. */
  const isTopic = ({ text, category = text }: Item): boolean => category === text && topics.has(nameOf(text));

  /** Reads a signal. The description of a thing counts as much as its name. */
  const read = (signal: Signal): KnownSignal => ({
    signal,
    reach: 1 - WEIGHT_SHARE * (1 - signal.weight),
    sentence: sentenceOf(
      wordsIn(withoutLinks(signal.text)),
      signal.about ? wordsIn(withoutLinks(signal.about)) : [],
    ),
  });

  const affinitiesOf = (items: readonly Sentence[], interests: Interests): readonly Affinity[] => {
    const nearness = nearnessOf(items, interests);
    return items.map((_, row) => {
      const nearest = nearestAmong(interests, (place, least) => nearness.of(row, place, least));
      return affinityOf(nearest, similarityOf(nearest), interests.clear);
    });
  };

  /** Combines signals that were read. Signals without a known word are left out. */
  const combine = (all: readonly KnownSignal[]): Interests => {
    const signals = all.filter(({ sentence }) => sentence.words.length > 0);
    return {
      signals,
      rows: rowsOf(signals.map(({ sentence }) => sentence)),
      clear: clearAmong(signals.map(({ signal }) => signal)),
    };
  };

  return {
    read,
    combine,

    /** Reads and combines signals. */
    interestsOf: (signals: readonly Signal[]): Interests => combine(signals.map(read)),

    /** Returns one affinity for each item, in order. */
    score: (items: readonly Item[], interests: Interests): readonly Affinity[] => {
      // The score of a topic depends on all topics, also on those that are not asked for.
      const ofTopics = items.some(isTopic)
        ? topicAffinities(nearnessOf(topicSentences, interests), interests)
        : new Map<string, Affinity>();
      const asked = items.map((item) => {
        const sentence = readItem(item);
        return { item, sentence, key: keyOf(sentence) };
      });
      const distinct = new Map(
        asked.flatMap(({ item, sentence, key }) => (isTopic(item) ? [] : [[key, sentence] as const])),
      );
      const affinities = affinitiesOf([...distinct.values()], interests);
      const known = new Map([...distinct.keys()].map((key, place) => [key, affinities[place]]));
      return asked.flatMap(
        ({ item, key }) => (isTopic(item) ? ofTopics.get(nameOf(item.text)) : known.get(key)) ?? [],
      );
    },
  };
};

export type Model = ReturnType<typeof createModel>;
