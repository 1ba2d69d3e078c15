import { LRUCache } from 'lru-cache';
import { FINE_TOPICS } from '../facts/fine-topics.ts';
import { TOPICS } from '../facts/topics.ts';
import { digest } from '../secrets/keyring.ts';
import type { Signal } from '../signal.ts';
import type { Affinity } from './affinity.ts';
import type { Item, KnownSignal, Model } from './model.ts';
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
 * signals, about 20 MB.
 */
const KEPT_MS = 60_000;
const KEPT_SIGNALS = 10_000;

/** A signal as it was read: empty for a sensitive one. */
type Reading = readonly KnownSignal[];

/** A person's signals, prepared for several questions. */
export interface PreparedPerson {
  /** Each signal as it was read, by its JSON: the rest of the signals need not be read again after a change. */
  readonly readings: ReadonlyMap<string, Reading>;
  /** All signals but the sensitive ones. */
  readonly signals: readonly Signal[];
  /** Whether the model understands at least one of them. */
  readonly isUnderstood: boolean;
  /** Returns one affinity for each item, in order. */
  readonly score: (items: readonly Item[]) => Promise<readonly Affinity[]>;
  /** The items that were scored. */
  readonly asked: () => readonly Item[];
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

/** Returns the same function, which scores an item once only, and the items that it scored. */
const remembering = (scoreItems: ScoreItems): Pick<PreparedPerson, 'score' | 'asked'> => {
  const known = new LRUCache<string, Affinity>({ max: KEPT_ITEMS });
  const keyOf = ({ text, category = text }: Item) => JSON.stringify([text, category]);
  const itemOf = (key: string): Item => {
    const [text, category] = JSON.parse(key);
    return { text, category };
  };
  return {
    asked: () => [...known.keys()].map(itemOf),
    score: async (items) => {
      const before = items.map((item) => known.get(keyOf(item)));
      const open = items.filter((_, place) => before[place] === undefined);
      const scored = await scoreItems(open);
      const fresh = new Map(open.map((item, place) => [item, scored[place]]));
      for (const [item, affinity] of fresh) if (affinity) known.set(keyOf(item), affinity);
      return items.flatMap((item, place) => before[place] ?? fresh.get(item) ?? []);
    },
  };
};

const NO_READINGS: PreparedPerson['readings'] = new Map();

/**
 * Reads the signals.
 * @param known readings of the person's earlier signals; a signal that is among them is not read again
 */
const readAll = async (
  { read }: Pick<Model, 'read'>,
  all: readonly Signal[],
  known: PreparedPerson['readings'],
): Promise<readonly (readonly [key: string, reading: Reading])[]> => {
  const readingOf = (signal: Signal): Reading =>
    isSensitive(signal.text) || isSensitive(signal.about ?? '') ? [] : [read(signal)];
  const keyed = all.map((signal) => [JSON.stringify(signal), signal] as const);
  const unread = keyed.filter(([key]) => !known.has(key));
  const fresh = await inSlices(unread, SIGNALS_A_SLICE, (slice) =>
    slice.map(([key, signal]) => [key, readingOf(signal)] as const),
  );
  const both = new Map([...known, ...fresh.flat()]);
  return keyed.map(([key]) => [key, both.get(key) ?? []]);
};

/** Apart from `readAll`, whose variables the functions of a person would keep in memory. */
const prepare = (
  { combine, score }: Model,
  readings: readonly (readonly [key: string, reading: Reading])[],
): PreparedPerson => {
  const own = readings.flatMap(([, reading]) => reading);
  const interests = combine(own);
  const itemsASlice = Math.ceil(PAIRS_A_SLICE / Math.max(1, interests.signals.length));
  const scoreAll = async (items: readonly Item[]) =>
    (await inSlices(items, itemsASlice, (slice) => score(slice, interests))).flat();
  return {
    readings: new Map(readings),
    signals: own.map(({ signal }) => signal),
    isUnderstood: interests.signals.length > 0,
    ...remembering(scoreAll),
    fine: once(() => scoreAll(FINE_ITEMS)),
    twenty: once(() => scoreAll(TOPIC_ITEMS)),
  };
};

interface Kept {
  /** Hash of the signals. */
  readonly key: string;
  readonly person: Promise<PreparedPerson>;
}

/** People with their signals prepared. The result depends on the signals only. */
export const createPreparedPeople = (model: () => Model) => {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_SIGNALS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    perf: Date,
  });

  const prepareAfter = async (before: Kept | undefined, signals: readonly Signal[]) => {
    const earlier = await before?.person.catch(() => undefined);
    return prepare(model(), await readAll(model(), signals, earlier?.readings ?? NO_READINGS));
  };

  const of = (signals: readonly Signal[], personId?: string): Promise<PreparedPerson> => {
    const key = digest(JSON.stringify(signals));
    const id = personId ?? key;
    const before = kept.get(id);
    if (before?.key === key) return before.person;
    const person = prepareAfter(before, signals);
    kept.set(id, { key, person }, { size: Math.max(1, signals.length) });
    person.catch(() => {
      if (kept.peek(id)?.person === person) kept.delete(id);
    });
    return person;
  };

  return {
    /**
     * Prepares a person, or returns what was prepared of the same signals within the last minute. After a change, only
     * the changed signals are read. The earlier signals are forgotten.
     * @param personId without it, the person is known by the signals
     */
    of,

    /** Prepares a person again after a change, and scores what was asked before. */
    renew: async (signals: readonly Signal[], personId: string): Promise<void> => {
      const before = await kept.peek(personId)?.person;
      const person = await of(signals, personId);
      await person.score(before?.asked() ?? []);
      await person.fine();
      await person.twenty();
    },

    has: (personId: string): boolean => kept.has(personId),

    forget: (personId: string): void => void kept.delete(personId),
  };
};

export type PreparedPeople = ReturnType<typeof createPreparedPeople>;
