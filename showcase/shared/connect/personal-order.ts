import { type Affinity, INTEREST_THRESHOLD, type Inference, type Item } from './inference.ts';
import { phraseOf } from './reasons.ts';
import { WHY_GENERAL, type WhyGeneral } from './why-general.ts';

/** What call 5 said of a person. */
export interface Interests {
  /** How much they are drawn to each text; empty while nothing is known of them. */
  readonly affinities: ReadonlyMap<string, Affinity>;
  /** Why nothing is known of them, after a response; `null` before the first one and after a sign-out too. */
  readonly why: WhyGeneral | null;
}

export const NO_INTERESTS: Interests = { affinities: new Map(), why: null };

/** Whether the person's interests are known: only then may a page say that it follows them. */
export const isPersonal = ({ affinities }: Interests) => affinities.size > 0;

/** The answer of call 5, by the texts that it was asked about. */
export const interestsIn = (
  { affinities, why }: Pick<Inference, 'affinities' | 'why'>,
  items: readonly Item[],
): Interests => {
  if (why !== null) return { ...NO_INTERESTS, why };
  const known = affinities.flatMap((affinity, index) =>
    items[index] ? [[items[index].text, affinity] as const] : [],
  );
  return { affinities: new Map(known), why };
};

/** What the person is drawn to most comes first. Equal scores keep the general order, as do all without interests. */
export const inPersonalOrder = <Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  interests: Interests,
): readonly Entry[] => {
  const scoreOf = (entry: Entry) => interests.affinities.get(textOf(entry))?.score ?? 0;
  return [...entries].sort((a, b) => scoreOf(b) - scoreOf(a));
};

/**
 * Why the first entry stands there: `“Moth Tuesday” comes first because you follow …`, or why the order is the general one;
 * `null` where nothing says so.
 * A weak score may rest on a word with two meanings: it orders, and claims nothing.
 */
export const whyFirst = (name: string, text: string, interests: Interests): string | null => {
  if (interests.why !== null) return WHY_GENERAL[interests.why];
  const { score = 0, reasons: [reason] = [] } = interests.affinities.get(text) ?? {};
  return reason && score > INTEREST_THRESHOLD ? `“${name}” comes first because ${phraseOf(reason)}.` : null;
};
