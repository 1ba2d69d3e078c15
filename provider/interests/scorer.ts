import type { Opening } from '../facts/approvals.ts';
import type { LeftOut } from '../facts/left-out.ts';
import type { Signal } from '../facts/signal.ts';
import { TOPICS, TOPICS_TOLD, TRAIT_TABLE, TRAITS, TYPE_TABLE, TYPES } from '../facts/topics.ts';
import { TOPIC_TABLE } from './data.ts';
import type { Affinity } from './evidence.ts';
import type { HostScorer } from './host-scorer.ts';
import { type InferenceResult, type TopicScore, withoutSignals } from './inference.ts';
import type { Item } from './model.ts';
import { namedReasons } from './named-reasons.ts';
import { FINE_ITEMS } from './prepared-people.ts';
import type { ReadPeople } from './text-reading.ts';
import { withheldAmong } from './withheld-items.ts';

const nameOf = (text: string) => text.trim().toLowerCase();

/** Returns whether an item is one of these topics, is in one, or is a fine topic of one. */
const isOf = ({ topics }: LeftOut) => {
  const fine = TOPIC_TABLE.flatMap((row) =>
    topics.some((topic) => topic === row.topic) ? row.fine.map(({ text }) => nameOf(text)) : [],
  );
  const names = new Set<string>([...topics, ...fine]);
  return ({ text, category = text }: Item) => names.has(nameOf(text)) || names.has(nameOf(category));
};

const strongest = (
  affinities: readonly Affinity[],
  isLeftOut: (item: Item) => boolean,
): readonly TopicScore[] =>
  FINE_ITEMS.map((item, index) => ({ item, score: affinities[index]?.score ?? 0 }))
    .filter(({ item, score }) => score > 0 && !isLeftOut(item))
    .map(({ item, score }) => ({ topic: item.text, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, TOPICS_TOLD);

const byTopic = (affinities: readonly Affinity[], { topics }: LeftOut) =>
  new Map(
    TOPICS.map((topic, place) => [topic, topics.includes(topic) ? 0 : (affinities[place]?.score ?? 0)]),
  );

/** An illustration (contract §14): sixteen types and five traits, each 0 to 1, in the order of specification §3. */
interface Illustration {
  readonly traits: readonly number[];
  readonly traitResult: readonly number[];
}

const MIDDLE = 0.5;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Computes the illustration from a person's topics, by name in lower case; `null` if nothing is known of the person. */
export const illustrate = (topics: ReadonlyMap<string, number>): Illustration | null => {
  const total = sum([...topics.values()]);
  if (total === 0) return null;
  const scoreOf = (topic: string) => topics.get(topic) ?? 0;
  return {
    traits: TYPES.map((type) => round(sum(TYPE_TABLE[type].map(scoreOf)) / TYPE_TABLE[type].length)),
    traitResult: TRAITS.map((trait) => {
      const leaning = sum(Object.entries(TRAIT_TABLE[trait]).map(([topic, lean]) => lean * scoreOf(topic)));
      return round(MIDDLE + (MIDDLE * leaning) / total);
    }),
  };
};

/** Result for an item that is not scored. */
const NOTHING: Affinity = { score: 0, reasons: [] };

/**
 * Answers call 5 from a person's signals: the items, and the other approved parts.
 * @param hostScorer scores the items instead, if it answers. The model always computes the topics and the illustration
 */
export const createScorer =
  (people: Pick<ReadPeople, 'of'>, hostScorer: HostScorer | null = null, withhold = withheldAmong) =>
  /**
   * @param personId without it, such as for a sample person, the person is known by the signals
   * @param since number of changes before the signals were read, as in {@link PreparedPeople}
   */
  async (
    all: readonly Signal[],
    items: readonly Item[],
    opening: Opening,
    personId?: string,
    since?: number,
  ): Promise<InferenceResult> => {
    const { leftOut } = opening;
    const person = await (await people.of(all, personId, since)).without(leftOut);
    const { signals, isUnderstood, score, fine, twenty } = person;
    const withheld = await withhold(items);
    const isLeftOut = isOf(leftOut);
    const isOpen = (item: Item, place: number) => !withheld.includes(place) && !isLeftOut(item);
    const open = items.filter(isOpen);
    // A request without items, such as the preparation after a Share, is not sent to the host's scorer.
    const hosted = open.length === 0 && hostScorer ? [] : ((await hostScorer?.(signals, open)) ?? null);
    // Only if a signal is left: withheld signals do not prove that the language is unknown.
    if (hosted === null && signals.length > 0 && !isUnderstood) {
      return withoutSignals(items, opening, 'language', withheld);
    }
    const scored = (hosted ?? (await score(open)))[Symbol.iterator]();
    const affinities = items.map((item, place) =>
      isOpen(item, place) ? (scored.next().value ?? NOTHING) : NOTHING,
    );
    return {
      output: { output: affinities.map((affinity) => [[affinity.score]]) },
      reasons: affinities.map(({ score, reasons }) =>
        opening.reasonsAbove !== null && score > opening.reasonsAbove
          ? namedReasons(reasons.filter(({ kind }) => opening.views || kind !== 'views'))
          : [],
      ),
      withheld,
      ...(opening.topics ? { topics: strongest(await fine(), isLeftOut) } : {}),
      ...(opening.traits ? illustrate(byTopic(await twenty(), leftOut)) : {}),
    };
  };

export type Scorer = ReturnType<typeof createScorer>;
