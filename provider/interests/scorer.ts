import type { Opening } from '../facts/approvals.ts';
import { FINE_TOPICS, TOPICS_TOLD } from '../facts/fine-topics.ts';
import { TOPICS } from '../facts/topics.ts';
import type { Signal } from '../signal.ts';
import type { Affinity } from './affinity.ts';
import type { HostScorer } from './host-scorer.ts';
import { type InferenceResult, type TopicScore, withoutSignals } from './inference.ts';
import type { Item, Model } from './model.ts';
import { inSlices } from './slices.ts';
import { toldReasons } from './told-text.ts';
import { illustrate } from './traits.ts';
import { isSensitive, withheldAmong } from './withheld.ts';

/** The twenty topics as items of call 5. */
export const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));

/** Work of about 10 ms on a slow computer: signals to prepare, and pairs of item and signal to compare. */
const SIGNALS_A_SLICE = 100;
const PAIRS_A_SLICE = 40_000;

const FINE_ITEMS: readonly Item[] = FINE_TOPICS.map(([text, category]) => ({ text, category }));

const strongest = (affinities: readonly Affinity[]): readonly TopicScore[] =>
  affinities
    .map(({ score }, index) => ({ topic: FINE_ITEMS[index]?.text ?? '', score }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, TOPICS_TOLD);

/** Result for an item that is never scored. */
const NOTHING: Affinity = { score: 0, reasons: [] };

/**
 * Answers call 5 from a person's signals: the items, and the other approved parts.
 * @param model returns the model; called at the first request, because most commands never need it
 * @param hostScorer scores the items instead, if it answers. The model always computes the topics and the illustration
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
    // Signals that were left out on purpose are no evidence for a language.
    if (told === null && signals.length > 0 && person.signals.length === 0) {
      return withoutSignals(items, opening, 'language');
    }
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
        opening.reasonsAbove !== null && score > opening.reasonsAbove
          ? toldReasons(reasons.filter(({ kind }) => opening.views || kind !== 'views'))
          : [],
      ),
      withheld,
      ...topics,
      ...(opening.traits ? illustrate(new Map(twenty)) : {}),
    };
  };

export type Scorer = ReturnType<typeof createScorer>;
