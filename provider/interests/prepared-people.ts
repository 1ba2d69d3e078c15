import { LRUCache } from 'lru-cache';
import { FINE_TOPICS } from '../facts/fine-topics.ts';
import { TOPICS } from '../facts/topics.ts';
import { digest } from '../secrets/keyring.ts';
import type { Signal } from '../signal.ts';
import type { Affinity } from './affinity.ts';
import type { Interests, Item, Model } from './model.ts';
import { inSlices } from './slices.ts';
import { isSensitive } from './withheld.ts';

/** The twenty topics as items of call 5. */
export const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

export const FINE_ITEMS: readonly Item[] = FINE_TOPICS.map(([text, category]) => ({ text, category }));

/** Work of about 10 ms on a slow computer: signals to prepare, and pairs of item and signal to compare. */
const SIGNALS_A_SLICE = 100;
const PAIRS_A_SLICE = 40_000;

/**
 * People are kept for a minute after the last question, because a host asks several times in a row: 20 people with 500
 * signals, about 10 MB.
 */
const KEPT_MS = 60_000;
const KEPT_SIGNALS = 10_000;

/** A person's signals, prepared for several questions. */
export interface PreparedPerson {
  /** All signals but the sensitive ones. */
  readonly signals: readonly Signal[];
  /** Whether the model understands at least one of them. */
  readonly isUnderstood: boolean;
  /** Returns one affinity for each item, in order. */
  readonly score: (items: readonly Item[]) => Promise<readonly Affinity[]>;
  /** Affinities of {@link FINE_ITEMS}. */
  readonly fine: () => Promise<readonly Affinity[]>;
  /** Affinities of {@link TOPIC_ITEMS}. */
  readonly twenty: () => Promise<readonly Affinity[]>;
}

/** Returns the same function, which works at its first call only, and again after an error. */
const once = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let result: Promise<Value> | undefined;
  const forget = () => {
    result = undefined;
  };
  return () => {
    if (result === undefined) {
      result = work();
      result.catch(forget);
    }
    return result;
  };
};

/** Scored items that are kept for each person. A grant asks about 64 items at most, so a later question finds its items here. */
const KEPT_ITEMS = 256;

type ScoreItems = (items: readonly Item[]) => Promise<readonly Affinity[]>;

/** Returns the same function, which scores an item once only. */
const remembering = (scoreItems: ScoreItems): ScoreItems => {
  const known = new LRUCache<string, Affinity>({ max: KEPT_ITEMS });
  const keyOf = ({ text, category = text }: Item) => JSON.stringify([text, category]);
  return async (items) => {
    const before = items.map((item) => known.get(keyOf(item)));
    const open = items.filter((_, place) => before[place] === undefined);
    const scored = await scoreItems(open);
    const fresh = new Map(open.map((item, place) => [item, scored[place]]));
    for (const [item, affinity] of fresh) if (affinity) known.set(keyOf(item), affinity);
    return items.flatMap((item, place) => before[place] ?? fresh.get(item) ?? []);
  };
};

const prepare = async ({ score, interestsOf, joined }: Model, all: readonly Signal[]) => {
  const signals = all.filter(({ text, about = '' }) => !isSensitive(text) && !isSensitive(about));
  const interests: Interests = joined(await inSlices(signals, SIGNALS_A_SLICE, interestsOf));
  const itemsASlice = Math.ceil(PAIRS_A_SLICE / Math.max(1, interests.signals.length));
  const scoreAll = async (items: readonly Item[]) =>
    (await inSlices(items, itemsASlice, (slice) => score(slice, interests))).flat();
  return {
    signals,
    isUnderstood: interests.signals.length > 0,
    score: remembering(scoreAll),
    fine: once(() => scoreAll(FINE_ITEMS)),
    twenty: once(() => scoreAll(TOPIC_ITEMS)),
  };
};

/**
 * Makes a function that prepares signals, or returns what it prepared of the same signals, asked for within the last minute. The
 * result depends on the signals only; a changed or deleted signal is a different question.
 */
export const createPreparation = (model: () => Model) => {
  const known = new LRUCache<string, Promise<PreparedPerson>>({
    maxSize: KEPT_SIGNALS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    perf: Date,
  });
  return (signals: readonly Signal[]): Promise<PreparedPerson> => {
    const key = digest(JSON.stringify(signals));
    const before = known.get(key);
    if (before) return before;
    const prepared = prepare(model(), signals);
    known.set(key, prepared, { size: Math.max(1, signals.length) });
    prepared.catch(() => known.delete(key));
    return prepared;
  };
};
