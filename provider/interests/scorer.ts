import type { Opening } from '../facts/approvals.ts';
import { FINE_TOPICS, TOPICS_TOLD } from '../facts/fine-topics.ts';
import { TOPICS } from '../facts/topics.ts';
import type { Signal } from '../signal.ts';
import type { Affinity } from './affinity.ts';
import type { HostScorer } from './host-scorer.ts';
import type { InferenceResult, TopicScore } from './inference.ts';
import type { Item, Model } from './model.ts';
import { inSlices } from './slices.ts';
import { illustrate } from './traits.ts';
import { isSensitive, withheldAmong } from './withheld.ts';

/** The twenty topics, as call 5 asks about them. */
export const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

/** What takes about 10 ms on a slow computer: signals that are read, and pairs of an item and a signal that are compared. */
const SIGNALS_A_SLICE = 100;
const PAIRS_A_SLICE = 40_000;

const FINE_ITEMS: readonly Item[] = FINE_TOPICS.map(([text, category]) => ({ text, category }));

const strongest = (affinities: readonly Affinity[]): readonly TopicScore[] =>
  affinities
    .map(({ score }, index) => ({ topic: FINE_ITEMS[index]?.text ?? '', score }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, TOPICS_TOLD);

/** Answer of a scorer for an item that is never scored. */
const NOTHING: Affinity = { score: 0, reasons: [] };

/**
 * Answers call 5 from a person's signals: the items, and what is open beside them.
 * @param model gives the model at the first question: most commands never ask one
 * @param hostScorer scores the items in its place, where it answers; topics and the illustration are always the model's
 */
export const createScorer =
  (model: () => Model, hostScorer: HostScorer | null = null) =>
  async (all: readonly Signal[], items: readonly Item[], opening: Opening): Promise<InferenceResult> => {
    const { score, interestsOf, joined } = model();
    const signals = all.filter(({ text, about = '' }) => !isSensitive(text) && !isSensitive(about));
    const withheld = withheldAmong(items);
    const open = items.filter((_, place) => !withheld.includes(place));
    const person = joined(await inSlices(signals, SIGNALS_A_SLICE, interestsOf));
    const told = (await hostScorer?.(signals, open)) ?? null;
    const fine = opening.topics ? FINE_ITEMS : [];
    const asked = [...(told === null ? open : []), ...fine, ...(opening.traits ? TOPIC_ITEMS : [])];
    const itemsASlice = Math.ceil(PAIRS_A_SLICE / Math.max(1, person.signals.length));
    const own = (await inSlices(asked, itemsASlice, (slice) => score(slice, person))).flat();
    const scored = (told ?? own.slice(0, open.length))[Symbol.iterator]();
    const affinities = items.map((_, place) =>
      withheld.includes(place) ? NOTHING : (scored.next().value ?? NOTHING),
    );
    const ownItems = told === null ? open.length : 0;
    const topics = opening.topics ? { topics: strongest(own.slice(ownItems, ownItems + fine.length)) } : {};
    const twenty = own
      .slice(ownItems + fine.length)
      .map(({ score }, index) => [TOPICS[index] ?? '', score] as const);
    return {
      output: { output: affinities.map((affinity) => [[affinity.score]]) },
      reasons: affinities.map(({ score, reasons }) =>
        opening.reasonsAbove !== null && score > opening.reasonsAbove ? reasons : [],
      ),
      withheld,
      ...topics,
      ...(opening.traits ? illustrate(new Map(twenty)) : {}),
    };
  };

export type Scorer = ReturnType<typeof createScorer>;
