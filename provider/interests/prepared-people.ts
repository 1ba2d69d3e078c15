import { LRUCache } from 'lru-cache';
import { isNothingLeftOut, type LeftOut } from '../facts/left-out.ts';
import type { Signal } from '../facts/signal.ts';
import { TOPICS } from '../facts/topics.ts';
import { digest } from '../secrets/keyring.ts';
import { createChanges } from './changes.ts';
import { TOPIC_TABLE } from './data.ts';
import type { Affinity } from './evidence.ts';
import type { Item, KnownSignal, Model } from './model.ts';
import { inSlices } from './turns.ts';
import { isSensitiveThing } from './withheld-items.ts';

/** The twenty topics as items of call 5. */
export const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

/** The provider's own fine topics, below the twenty. */
export const FINE_ITEMS: readonly Item[] = TOPIC_TABLE.flatMap(({ fine }) => fine);

/** Signals and items that are read at once: at most 50 ms with the longest texts in the slowest script. */
const TEXTS_A_SLICE = 4;
/** Pairs of item and signal to compare: about 10 ms. */
const PAIRS_A_SLICE = 40_000;

/**
 * People are kept for a minute after the last question, because a host asks several times in a row: 20 people with 500
 * signals, about 20 MB.
 */
const KEPT_MS = 60_000;
const KEPT_SIGNALS = 10_000;

/** The reading of a signal: empty for a sensitive one. */
type Reading = readonly KnownSignal[];

/** The questions about a person that were answered so far. */
interface Asked {
  readonly items: readonly Item[];
  readonly fine: boolean;
  readonly twenty: boolean;
}

/** A person's signals, prepared for several questions. */
export interface PreparedPerson {
  /**
   * The reading of each signal, so that only changed signals are read again. The key is a digest, so the text of a
   * sensitive signal does not stay in memory.
   */
  readonly readings: ReadonlyMap<string, Reading>;
  /** All signals but the sensitive ones. */
  readonly signals: readonly Signal[];
  /** Whether the model understands at least one of them. */
  readonly isUnderstood: boolean;
  /** Returns one affinity for each item, in order. */
  readonly score: (items: readonly Item[]) => Promise<readonly Affinity[]>;
  readonly asked: () => Asked;
  /** Affinities of {@link FINE_ITEMS}. */
  readonly fine: () => Promise<readonly Affinity[]>;
  /** Affinities of {@link TOPIC_ITEMS}. */
  readonly twenty: () => Promise<readonly Affinity[]>;
  /** The person without these platforms, and without the signals about these topics. It is not kept. */
  readonly without: (leftOut: LeftOut) => PreparedPerson;
}

/** Makes a function that runs `work` at its first call only, and again after an error. */
const once = <Value>(work: () => Promise<Value>) => {
  let result: Promise<Value> | undefined;
  return {
    isCalled: () => result !== undefined,
    call: (): Promise<Value> => {
      result ??= work().catch((error) => {
        result = undefined;
        throw error;
      });
      return result;
    },
  };
};

/**
 * Number of scored items kept for each person. A grant asks about 64 items at most, so a later question finds them
 * here.
 */
const KEPT_ITEMS = 256;

type ScoreItems = (items: readonly Item[]) => Promise<readonly Affinity[]>;

/** Returns a function that scores each item once, and the items that it scored. */
const remembering = (scoreItems: ScoreItems) => {
  const known = new LRUCache<string, Affinity>({ max: KEPT_ITEMS });
  const keyOf = ({ text, category = text }: Item) => JSON.stringify([text, category]);
  const itemOf = (key: string): Item => {
    const [text, category] = JSON.parse(key);
    return { text, category };
  };
  return {
    scoredItems: () => [...known.rkeys()].map(itemOf),
    score: async (items: readonly Item[]) => {
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
  const readingsOf = (signals: readonly Signal[]) => {
    const known = read(signals.filter(({ text, about = '' }) => !isSensitiveThing(text, about)));
    return new Map(known.map((each) => [each.signal, [each]]));
  };
  const keyed = all.map((signal) => [digest(JSON.stringify(signal)), signal] as const);
  const unread = keyed.filter(([key]) => !known.has(key));
  const fresh = await inSlices(unread, TEXTS_A_SLICE, (slice) => {
    const readings = readingsOf(slice.map(([, signal]) => signal));
    return slice.map(([key, signal]) => [key, readings.get(signal) ?? []] as const);
  });
  const both = new Map([...known, ...fresh.flat()]);
  return keyed.map(([key]) => [key, both.get(key) ?? []]);
};

/** Separate from `readAll`: the functions of a person would keep that function's variables in memory. */
const prepare = (
  model: Model,
  readings: readonly (readonly [key: string, reading: Reading])[],
): PreparedPerson => {
  const { combine, score } = model;
  const own = readings.flatMap(([, reading]) => reading);
  const interests = combine(own);
  const itemsASlice = Math.ceil(PAIRS_A_SLICE / Math.max(1, interests.signals.length));
  const scoreAll = async (items: readonly Item[], most = itemsASlice) =>
    (await inSlices(items, Math.min(most, itemsASlice), (slice) => score(slice, interests))).flat();
  const { score: scoreOnce, scoredItems } = remembering((items) => scoreAll(items, TEXTS_A_SLICE));
  const [fine, twenty] = [once(() => scoreAll(FINE_ITEMS)), once(() => scoreAll(TOPIC_ITEMS))];
  const person: PreparedPerson = {
    readings: new Map(readings),
    signals: own.map(({ signal }) => signal),
    isUnderstood: interests.signals.length > 0,
    score: scoreOnce,
    fine: fine.call,
    twenty: twenty.call,
    asked: () => ({ items: scoredItems(), fine: fine.isCalled(), twenty: twenty.isCalled() }),
    without: (leftOut) => {
      if (isNothingLeftOut(leftOut)) return person;
      const { platforms, topics } = leftOut;
      const places = topics.map((topic) => TOPICS.indexOf(topic));
      const counts = ({ signal, votes }: KnownSignal) =>
        !platforms.includes(signal.platform) && places.every((place) => votes[place] === 0);
      return prepare(
        model,
        readings.map(([key, reading]) => [key, reading.filter(counts)]),
      );
    },
  };
  return person;
};

interface Kept {
  /** Hash of the signals. */
  readonly key: string;
  readonly person: Promise<PreparedPerson>;
}

/** People with their signals prepared. The result depends on the signals only. */
export const createPreparedPeople = (model: () => Model) => {
  const changes = createChanges();
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

  const keep = (id: string, each: Kept, signals: readonly Signal[], ttl = KEPT_MS) => {
    kept.set(id, each, { size: Math.max(1, signals.length), ttl });
    each.person.catch(() => {
      if (kept.peek(id)?.person === each.person) kept.delete(id);
    });
  };

  const of = (
    signals: readonly Signal[],
    personId?: string,
    since = changes.count(),
  ): Promise<PreparedPerson> => {
    const key = digest(JSON.stringify(signals));
    const id = personId ?? key;
    const before = kept.get(id);
    if (before?.key === key) return before.person;
    const person = prepareAfter(before, signals);
    if (changes.isUnchanged(id, since)) keep(id, { key, person }, signals);
    return person;
  };

  /** Replaces the earlier signals by the present ones. The time until they are forgotten does not start again. */
  const replace = (signals: readonly Signal[], personId: string) => {
    const before = kept.peek(personId);
    const ttl = kept.getRemainingTTL(personId);
    if (before === undefined || ttl <= 0) return undefined;
    const key = digest(JSON.stringify(signals));
    if (before.key === key) return before.person;
    const person = prepareAfter(before, signals);
    keep(personId, { key, person }, signals, ttl);
    return person;
  };

  return {
    /**
     * Prepares a person, or returns the preparation of the same signals from the last minute. After a change, only the
     * changed signals are read. The earlier signals are forgotten.
     * @param personId without it, the person is known by the signals
     * @param since `changes()` before the signals were read. If they changed since, the result is not kept
     */
    of,

    /** Prepares a person in memory again after a change, and answers the earlier questions again. */
    renew: async (signals: readonly Signal[], personId: string, since = changes.count()): Promise<void> => {
      const before = await kept.peek(personId)?.person.catch(() => undefined);
      const person = changes.isUnchanged(personId, since) ? await replace(signals, personId) : undefined;
      if (before === undefined || person === undefined) return;
      const asked = before.asked();
      await person.score(asked.items);
      if (asked.fine) await person.fine();
      if (asked.twenty) await person.twenty();
    },

    has: (personId: string): boolean => kept.has(personId),

    /** Number of changes so far. */
    changes: changes.count,

    /** Records a change of the person's signals. A call that read them before must not store its result. */
    noteChange: changes.note,

    forget: (personId: string): void => {
      changes.note(personId);
      kept.delete(personId);
    },
  };
};

export type PreparedPeople = ReturnType<typeof createPreparedPeople>;
