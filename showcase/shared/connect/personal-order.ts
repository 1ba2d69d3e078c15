import { type Affinity, INTEREST_THRESHOLD, type Inference, type Item } from './inference.ts';
import { phraseOf } from './reasons.ts';

/** How much a person is drawn to each text; empty while nothing is known of them. */
export type Tastes = ReadonlyMap<string, Affinity>;

export const NO_TASTES: Tastes = new Map();

/** The answer of call 5, by the texts that it was asked about. */
export const tastesIn = ({ affinities }: Pick<Inference, 'affinities'>, items: readonly Item[]): Tastes =>
  new Map(affinities.flatMap((affinity, index) => (items[index] ? [[items[index].text, affinity]] : [])));

/** What the person is drawn to most comes first. Equal scores keep the general order, as do all without tastes. */
export const inPersonalOrder = <Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  tastes: Tastes,
): readonly Entry[] => {
  const scoreOf = (entry: Entry) => tastes.get(textOf(entry))?.score ?? 0;
  return [...entries].sort((a, b) => scoreOf(b) - scoreOf(a));
};

/**
 * Why the first entry stands there: `“Moth Tuesday” comes first because you follow …`; `null` where nothing says so.
 * A weak score may rest on a word with two meanings: it orders, and claims nothing.
 */
export const whyFirst = (name: string, text: string, tastes: Tastes): string | null => {
  const { score = 0, reasons: [reason] = [] } = tastes.get(text) ?? {};
  return reason && score > INTEREST_THRESHOLD ? `“${name}” comes first because ${phraseOf(reason)}.` : null;
};
