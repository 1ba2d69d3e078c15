import {
  type Inference as Answer,
  INTEREST_THRESHOLD,
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
  /** Whether the person approved the reasons. Only then does the page say why. */
  readonly isExplained: boolean;
}

/** A result without interests, with the reason. */
export interface NoInterests {
  readonly interests: readonly [];
  readonly why: WhyUnknown;
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
    .map((item, index) => ({
      score: 0,
      reasons: [],
      ...affinities[index],
      ...item,
      name: `input${index + 1}`,
    }))
    .filter(({ score }) => score > INTEREST_THRESHOLD)
    .sort((a, b) => b.score - a.score);

/**
 * Returns the board's view of an answer of call 5.
 * @param size number of items of the catalogue that were asked about
 * @param subject id of the person
 * @param isExplained whether the person approved the reasons
 */
export const inferenceIn = (
  answer: Answer,
  size: number,
  subject: string | null,
  isExplained: boolean,
): Inference | NoInterests => {
  const interests = interestsIn(answer, CATALOGUE.slice(0, size));
  const personality = readPersonality(answer.answer);
  if (interests.length > 0) return { interests, personality, subject, isExplained };
  return { interests: [], why: answer.why ?? (answer.isComplete ? 'nothing' : 'reading') };
};
