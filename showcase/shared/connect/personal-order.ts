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

const scoreOf = ({ affinities }: Interests, text: string) => affinities.get(text)?.score ?? 0;

/** Whether a text fits the person. A weak score may come from a word with two meanings. */
const fits = (interests: Interests, text: string) => scoreOf(interests, text) > INTEREST_THRESHOLD;

/** Whether an entry fits the person. Only then may a page say that it follows them. */
export const isPersonal = <Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  interests: Interests,
) => entries.some((entry) => fits(interests, textOf(entry)));

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
 * Sorts by the person's scores, the highest first. Equal scores keep the general order; all entries do if none of them
 * fits the person.
 */
export const inPersonalOrder = <Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  interests: Interests,
): readonly Entry[] =>
  isPersonal(entries, textOf, interests)
    ? [...entries].sort((a, b) => scoreOf(interests, textOf(b)) - scoreOf(interests, textOf(a)))
    : entries;

/** The reason for the order of a list. */
export interface Why {
  readonly text: string;
  /** The reason why the person's own order is incomplete; `null` if it is complete. */
  readonly cause: WhyGeneral | null;
}

/**
 * Returns the reason for the first entry of a person's order: `“Moth Tuesday” comes first because you follow …`, or the
 * reason for the general order; `null` if there is none.
 */
export const whyFirst = (name: string, text: string, interests: Interests): Why | null => {
  const { why, affinities } = interests;
  if (!fits(interests, text)) {
    const cause = why ?? (affinities.size > 0 ? 'unlike' : null);
    return cause && { text: WHY_GENERAL[cause], cause };
  }
  const [reason] = affinities.get(text)?.reasons ?? [];
  const because = reason && `“${name}” comes first because ${phraseOf(reason)}.`;
  const rest = why === 'reading' ? STILL_READING : why && WHY_GENERAL[why];
  const reasons = [because, rest].filter(Boolean).join(' ');
  return reasons ? { text: reasons, cause: why } : null;
};
