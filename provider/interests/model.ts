import type { Signal } from '../signal.ts';
import { TOPIC_ALIASES } from './aliases.ts';
import { cosine, createSentences, type Part, type Sentence } from './sentences.ts';
import type { WordVectors } from './word-vectors.ts';

/** What call 5 asks about. The category tells "Cloud" of computers from the one in the sky. */
export interface Item {
  readonly text: string;
  readonly category?: string;
}

export type Reason = Pick<Signal, 'kind' | 'text' | 'platform'>;

export interface Affinity {
  /** 0 to 1; 0.5 is "clearly related". */
  readonly score: number;
  /** The signals that it rests on, nearest first; at most two. */
  readonly reasons: readonly Reason[];
}

interface Near {
  readonly signal: Signal;
  readonly nearness: number;
}

/** How much of a score the nearest signal makes; the rest is the mean of the three nearest. */
const NEAREST_SHARE = 0.6;
const NEAREST = 3;
/** Nearness at which a text is clearly related, and how fast the score grows about it: fitted to the tuning people. */
const CLEAR = 0.42;
const STEEPNESS = 10;
/** How many signals each of the tuning people has. */
const FITTED_SIGNALS = 8;
/** Standard deviation of the nearness of a signal to a text that it has nothing to do with, among the tuning people. */
const STRAY = 0.1;
/** What one word in common may bring by itself: less than "clearly related". */
const ONE_WORD = 0.4;
const SUPPORT = 0.2;
/** A signal farther away explains nothing. */
const REASON = 0.35;
const MAX_REASONS = 2;

/** What the platform says about a thing counts for less than its name. */
const ABOUT_SHARE = 1;
const CATEGORY_SHARE = 0.3;
/** How much of a nearness the weight of a signal can take. */
const WEIGHT_SHARE = 0.1;

/** Signals as the model sees them. */
export type Taste = readonly {
  readonly signal: Signal;
  /** The most that its nearness to anything can be. */
  readonly reach: number;
  readonly sentence: Sentence;
}[];

/** Puts a signal at its place among the nearest, and drops who is no longer one of them. */
const insert = (nearest: Near[], near: Near): void => {
  const place = nearest.findIndex(({ nearness }) => nearness < near.nearness);
  nearest.splice(place === -1 ? nearest.length : place, 0, near);
  if (nearest.length > NEAREST) nearest.pop();
};

/** The largest of so many chance values lies about this many standard deviations above their mean. */
const reachOfChance = (count: number) => Math.sqrt(2 * Math.log(Math.max(count, FITTED_SIGNALS)));

/** Of many different signals one is near anything by chance: the more there are, the nearer a text has to be. */
const clearAmong = (count: number) => CLEAR + STRAY * (reachOfChance(count) - reachOfChance(FITTED_SIGNALS));

const calibrated = (blend: number, clear: number) => {
  if (blend <= 0) return 0;
  return Math.round(10_000 / (1 + Math.exp(-STEEPNESS * (blend - clear)))) / 10_000;
};

const blendOf = (nearest: readonly Near[]) => {
  const [first, ...others] = nearest.map(({ nearness }) => nearness);
  if (first === undefined) return 0;
  // Fewer than three count as three: one signal alone says little.
  const mean = others.reduce((sum, nearness) => sum + nearness, first) / NEAREST;
  return NEAREST_SHARE * first + (1 - NEAREST_SHARE) * mean;
};

/** Scores texts by a person's signals (provider.md §7). The same signals and texts give the same scores, whatever the day. */
export const createModel = (vectors: WordVectors) => {
  const { sentenceOf, wordsIn } = createSentences(vectors);
  const topics = new Map([...TOPIC_ALIASES].map(([name, text]) => [name, wordsIn(text)]));
  const topicOf = (text: string) => topics.get(text.trim().toLowerCase()) ?? wordsIn(text);

  const readItem = ({ text, category = text }: Item): Sentence => {
    const part: Part = [topicOf(text), 1];
    return sentenceOf(category === text ? [part] : [part, [topicOf(category), CATEGORY_SHARE]]);
  };

  /** A pair with one word in common is judged by the other words: a single word may mean two things. */
  const withoutOneWord = (item: Sentence, signal: Sentence, near: number): number => {
    const common = signal.words.filter((word) => item.words.includes(word));
    const [one] = common;
    if (one === undefined || common.some((word) => word !== one)) return near;
    const rest = sentenceOf([[signal.words.filter((word) => word !== one), 1]]);
    const isSupported = rest.words.length === 0 || cosine(item.vector, rest.vector) >= SUPPORT;
    return isSupported ? near : Math.min(near, ONE_WORD);
  };

  const affinity = (item: Sentence, taste: Taste, clear: number): Affinity => {
    const nearest: Near[] = [];
    let farthest = 0;
    for (const { signal, reach, sentence } of taste) {
      const near = cosine(item.vector, sentence.vector);
      if (near * reach <= farthest) continue;
      const nearness = reach * (near > ONE_WORD ? withoutOneWord(item, sentence, near) : near);
      insert(nearest, { signal, nearness });
      farthest = nearest[NEAREST - 1]?.nearness ?? 0;
    }
    return {
      score: calibrated(blendOf(nearest), clear),
      reasons: nearest
        .filter(({ nearness }) => nearness >= REASON)
        .slice(0, MAX_REASONS)
        .map(({ signal: { kind, text, platform } }) => ({ kind, text, platform })),
    };
  };

  return {
    /** Signals as the model sees them; those without a known word say nothing. */
    taste: (signals: readonly Signal[]): Taste =>
      signals.flatMap((signal) => {
        const name: Part = [wordsIn(signal.text), 1];
        const sentence = sentenceOf(signal.about ? [name, [wordsIn(signal.about), ABOUT_SHARE]] : [name]);
        const reach = 1 - WEIGHT_SHARE * (1 - signal.weight);
        return sentence.words.length === 0 ? [] : [{ signal, reach, sentence }];
      }),
    /** One affinity for each item, in order. */
    score: (items: readonly Item[], taste: Taste): readonly Affinity[] => {
      const clear = clearAmong(new Set(taste.map(({ signal }) => signal.text)).size);
      // The board asks about the topics that the illustration needs as well.
      const known = new Map<Sentence, Affinity>();
      return items.map((item) => {
        const sentence = readItem(item);
        const found = known.get(sentence) ?? affinity(sentence, taste, clear);
        known.set(sentence, found);
        return found;
      });
    },
  };
};

export type Model = ReturnType<typeof createModel>;
