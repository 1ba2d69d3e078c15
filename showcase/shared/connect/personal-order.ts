import {
  type Affinity,
  INTEREST_THRESHOLD,
  type Inference,
  type Item,
  type WhyUnknown,
} from './inference.ts';
import { phraseOf } from './reasons.ts';
import texts from './texts.json';

export const { stillReading: STILL_READING } = texts;

/** The server's reason, or: no call 5 allowed, no answer, access over too early, or no entry that fits the person. */
export type WhyGeneral = WhyUnknown | 'unread' | 'unanswered' | 'ended' | 'unlike';

export const WHY_GENERAL: Readonly<Record<WhyGeneral, string>> = texts.general;

export const isWhyGeneral = (value: unknown): value is WhyGeneral =>
  typeof value === 'string' && Object.hasOwn(WHY_GENERAL, value);

export interface Interests {
  readonly affinities: ReadonlyMap<string, Affinity>;
  readonly topics: readonly string[];
  /** Why the interests are missing or incomplete; `null` before the first response and after a sign-out. */
  readonly why: WhyGeneral | null;
}

export const NO_INTERESTS: Interests = { affinities: new Map(), topics: [], why: null };

const scoreOf = ({ affinities }: Interests, text: string) => affinities.get(text)?.score ?? 0;

/** Whether a text fits the person. A weak score may come from a word with two meanings. */
const fits = (interests: Interests, text: string) => scoreOf(interests, text) > INTEREST_THRESHOLD;

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

export interface Why {
  readonly text: string;
  readonly cause: WhyGeneral | null;
}

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

/** If no entry fits the person, the general order stays, and `isPersonal` is false. */
export const personalOrder = <Entry>(
  general: readonly Entry[],
  textOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
  interests: Interests,
) => {
  const isPersonal = general.some((entry) => fits(interests, textOf(entry)));
  const entries: readonly Entry[] = isPersonal
    ? [...general].sort((a, b) => scoreOf(interests, textOf(b)) - scoreOf(interests, textOf(a)))
    : general;
  const [first] = entries;
  return { entries, isPersonal, why: first ? whyFirst(nameOf(first), textOf(first), interests) : null };
};
