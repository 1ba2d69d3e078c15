import { TOPICS } from '../facts/topics.ts';
import type { Signal } from '../signal.ts';
import type { HostScorer } from './host-scorer.ts';
import type { InferenceResult } from './inference.ts';
import type { Item, Model } from './model.ts';
import { illustrate } from './traits.ts';

const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

/**
 * Answers call 5 from a person's signals.
 * The scorer takes signals, items, and whether reasons and traits may be told.
 * @param model made at the first question: who runs a command alone does not need it
 * @param hostScorer scores the items in its place, where it answers; the illustration is always the model's
 */
export const createScorer =
  (model: () => Model, hostScorer: HostScorer | null = null) =>
  async (signals: readonly Signal[], items: readonly Item[], isOpen: boolean): Promise<InferenceResult> => {
    const { score, taste } = model();
    const person = taste(signals);
    const affinities = (await hostScorer?.(signals, items)) ?? score(items, person);
    const output = { output: affinities.map((affinity) => [[affinity.score]]) };
    if (!isOpen) return { output, reasons: affinities.map(() => []) };
    const topics = score(TOPIC_ITEMS, person).map(
      (affinity, index) => [TOPICS[index] ?? '', affinity.score] as const,
    );
    return { output, reasons: affinities.map(({ reasons }) => reasons), ...illustrate(new Map(topics)) };
  };

export type Scorer = ReturnType<typeof createScorer>;
