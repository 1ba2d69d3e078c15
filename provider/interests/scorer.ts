import { TOPICS } from '../facts/topics.ts';
import type { Signal } from '../signal.ts';
import type { HostScorer } from './host-scorer.ts';
import type { InferenceResult } from './inference.ts';
import type { Item, Model } from './model.ts';
import { inSlices } from './slices.ts';
import { illustrate } from './traits.ts';

/** The twenty topics, as call 5 asks about them. */
export const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

/** What takes about 10 ms on a slow computer: signals that are read, and pairs of an item and a signal that are compared. */
const SIGNALS_A_SLICE = 100;
const PAIRS_A_SLICE = 40_000;

/**
 * Answers call 5 from a person's signals.
 * The scorer takes signals, items, and whether reasons and traits may be told.
 * @param model gives the model at the first question: most commands never ask one
 * @param hostScorer scores the items in its place, where it answers; the illustration is always the model's
 */
export const createScorer =
  (model: () => Model, hostScorer: HostScorer | null = null) =>
  async (signals: readonly Signal[], items: readonly Item[], isOpen: boolean): Promise<InferenceResult> => {
    const { score, interestsOf, joined } = model();
    const person = joined(await inSlices(signals, SIGNALS_A_SLICE, interestsOf));
    const told = (await hostScorer?.(signals, items)) ?? null;
    const asked = [...(told === null ? items : []), ...(isOpen ? TOPIC_ITEMS : [])];
    const itemsASlice = Math.ceil(PAIRS_A_SLICE / Math.max(1, person.signals.length));
    const own = (await inSlices(asked, itemsASlice, (slice) => score(slice, person))).flat();
    const affinities = told ?? own.slice(0, items.length);
    const output = { output: affinities.map((affinity) => [[affinity.score]]) };
    if (!isOpen) return { output, reasons: affinities.map(() => []) };
    const topics = own.slice(-TOPICS.length).map(({ score }, index) => [TOPICS[index] ?? '', score] as const);
    return { output, reasons: affinities.map(({ reasons }) => reasons), ...illustrate(new Map(topics)) };
  };

export type Scorer = ReturnType<typeof createScorer>;
