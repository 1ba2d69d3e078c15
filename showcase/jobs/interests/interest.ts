import type { Reason } from '../../shared/connect/reasons.ts';

/** One item of the catalogue that call 5 asks about (specification §3, "Interest category item"). */
export interface InterestItem {
  /** Part of the job search; unique in the catalogue. */
  readonly text: string;
  /** One of the twenty categories. */
  readonly category: string;
  /** A symbol of the local sprite. */
  readonly img_url: string;
}

/** A term of the person's own answers: a skill that they typed, or a word of their CV. */
export interface OwnTerm {
  readonly origin: 'skill' | 'cv';
  /** The term as `phraseIn` gives it. A posting matches if it has these words. */
  readonly phrase: string;
}

/** An item that matches the person. */
export interface Interest extends InterestItem {
  /** `input1`, `input2` and so on, by position in the catalogue; `skill:sql` or `cv:spreadsheet` of own answers. */
  readonly name: string;
  /** The provider's score, 0 to 1; `null` for own answers, and for interests that were stored without it. */
  readonly score: number | null;
  /** The reasons for the score, the strongest first; empty if the person did not approve reasons. */
  readonly reasons: readonly Reason[];
  /** Set for a term of the person's own answers; absent if they shared the interest. */
  readonly own?: OwnTerm;
}

/** One constant list for all renders, so that comparisons by identity find no change. */
export const NO_INTERESTS: readonly Interest[] = [];

/** How well an interest fits, from the provider's score. */
export type Strength = 'strong' | 'good' | 'weak';

/** The minimum score of each strength. An interest below `GOOD` is weak; every interest has more than 0.5. */
const STRONG = 0.8;
const GOOD = 0.65;

/** Returns the strength of an interest; `null` without a score, as the person's own answers have none. */
export const strengthOf = ({ score }: Pick<Interest, 'score'>): Strength | null => {
  if (score === null) return null;
  if (score >= STRONG) return 'strong';
  return score >= GOOD ? 'good' : 'weak';
};
