import {
  type Inference as Answer,
  askInference,
  INTEREST_THRESHOLD,
  type InferenceRequest as Question,
  type WhyUnknown,
} from '../../shared/connect/inference.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Interest, InterestItem } from './interest.ts';
import { type Personality, readPersonality } from './personality.ts';

/** The result of call 5 about a person. */
export interface Inference {
  /** The strongest first. */
  readonly interests: readonly Interest[];
  readonly personality: Personality | null;
  /** Id of the person, from `subjectOf`. */
  readonly subject: string | null;
}

/** A result without interests, with the reason. */
export interface NoInterests {
  readonly interests: readonly [];
  readonly why: WhyUnknown;
}

export interface InferenceRequest extends Omit<Question, 'items'> {
  /** How many items of the catalogue the approved data covers; above 0. */
  readonly size: number;
  /** Id of the person. */
  readonly subject: string | null;
}

/**
 * Returns the items with a score above 0.5. Their names are `input{n}` by position, counted from 1 (specification §7,
 * call 5).
 */
export const interestsIn = (
  { affinities }: Pick<Answer, 'affinities'>,
  items: readonly InterestItem[],
): readonly Interest[] =>
  items
    .map((item, index) => ({ item, name: `input${index + 1}`, ...affinities[index] }))
    .filter(({ score = 0 }) => score > INTEREST_THRESHOLD)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ item, name, reasons = [] }) => ({ ...item, name, reasons }));

/**
 * Call 5 of the board.
 * @throws HttpError, AnswerError, or what `fetch` throws
 */
export const inferInterests = async (
  { size, subject, ...request }: InferenceRequest,
  signal: AbortSignal,
  ask = fetch,
): Promise<Inference | NoInterests> => {
  const items = CATALOGUE.slice(0, size);
  const inference = await askInference({ ...request, items }, signal, ask);
  const interests = interestsIn(inference, items);
  return interests.length === 0
    ? { interests: [], why: inference.why ?? 'nothing' }
    : { interests, personality: readPersonality(inference.answer), subject };
};
