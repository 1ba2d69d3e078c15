import { type Affinity, INTEREST_THRESHOLD, type Inference, type Item } from './inference.ts';
import { phraseOf } from './reasons.ts';
import { STILL_READING, WHY_GENERAL, type WhyGeneral } from './why-general.ts';

/** The result of call 5 about a person. */
export interface Interests {
  /** The person's score for each text; empty if nothing is known. */
  readonly affinities: ReadonlyMap<string, Affinity>;
  /** Names of the person's strongest topics, strongest first; empty if nothing is known or they were not approved. */
  readonly topics: readonly string[];
  /**
   * The reason why a response has no interests, or not all; `null` before the first response and after a sign-out.
   */
  readonly why: WhyGeneral | null;
}

export const NO_INTERESTS: Interests = { affinities: new Map(), topics: [], why: null };

/** Whether the person's interests are known. Only then may a page say that it follows them. */
export const isPersonal = ({ affinities }: Interests) => affinities.size > 0;

/** Returns the answer of call 5, by text. */
export const interestsIn = (
  { affinities, topics, why, isComplete }: Pick<Inference, 'affinities' | 'topics' | 'why' | 'isComplete'>,
  items: readonly Item[],
): Interests => {
  if (why !== null) return { ...NO_INTERESTS, why };
  const known = affinities.flatMap((affinity, index) =>
    items[index] ? [[items[index].text, affinity] as const] : [],
  );
  return { affinities: new Map(known), topics, why: isComplete ? null : 'reading' };
};

/**
 * Sorts by the person's scores, the highest first. Equal scores keep the general order; without interests all entries
 * do.
 */
export const inPersonalOrder = <Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  interests: Interests,
): readonly Entry[] => {
  const scoreOf = (entry: Entry) => interests.affinities.get(textOf(entry))?.score ?? 0;
  return [...entries].sort((a, b) => scoreOf(b) - scoreOf(a));
};

/**
 * Returns the reason for the first entry: `“Moth Tuesday” comes first because you follow …`, or the reason for the
 * general order; `null` if there is none. A weak score may come from a word with two meanings: it affects the order,
 * but gives no reason.
 */
export const whyFirst = (name: string, text: string, interests: Interests): string | null => {
  const { why } = interests;
  const { score = 0, reasons: [reason] = [] } = interests.affinities.get(text) ?? {};
  const fits =
    reason && score > INTEREST_THRESHOLD ? `“${name}” comes first because ${phraseOf(reason)}.` : null;
  if (why === null) return fits;
  const rest = why === 'reading' && isPersonal(interests) ? STILL_READING : WHY_GENERAL[why];
  return fits === null ? rest : `${fits} ${rest}`;
};
