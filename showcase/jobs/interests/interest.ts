import {
  type Inference as Answer,
  INTEREST_THRESHOLD,
  type WhyUnknown,
} from '../../shared/connect/inference.ts';
import type { Reason } from '../../shared/connect/reasons.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { CATALOGUE, type InterestItem } from './catalogue.ts';
// In the order of the scores (specification §3, "Personality scores").
import names from './personality.json';

export interface OwnTerm {
  readonly origin: 'skill' | 'cv';
  /** The term as `phraseIn` gives it. A posting matches if it has these words. */
  readonly phrase: string;
}

export interface Interest extends InterestItem {
  /** `input1`, `input2` and so on, by position in the catalogue; `skill:sql` or `cv:spreadsheet` of own answers. */
  readonly name: string;
  /** 0 to 1; `null` for own answers, and for interests that were stored without it. */
  readonly score: number | null;
  /** The strongest first; empty if the person did not approve reasons. */
  readonly reasons: readonly Reason[];
  readonly own?: OwnTerm;
}

/** One constant list for all renders, so that comparisons by identity find no change. */
export const NO_INTERESTS: readonly Interest[] = [];

export type Strength = 'strong' | 'good' | 'weak';

/** Minimum scores. Every interest has more than 0.5. */
const STRONG = 0.8;
const GOOD = 0.65;

export const strengthOf = ({ score }: Pick<Interest, 'score'>): Strength | null => {
  if (score === null) return null;
  if (score >= STRONG) return 'strong';
  return score >= GOOD ? 'good' : 'weak';
};

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Empty if the list is too short or contains anything else. */
const scores = (of: readonly string[], list: unknown) => {
  const values: unknown[] = Array.isArray(list) ? list.slice(0, of.length) : [];
  const read = of.flatMap((name, index) => {
    const value = values[index];
    return isShare(value) ? [{ name, value }] : [];
  });
  return read.length === of.length ? read : [];
};

export const readPersonality = (answer: unknown) => {
  const result = isRecord(answer) ? answer.InferenceResult : null;
  if (!isRecord(result)) return null;
  const types = scores(names.types, result.traits);
  const traits = scores(names.traits, result.traitResult);
  return types.length === 0 && traits.length === 0 ? null : { types, traits };
};

export const strongest = (list: ReturnType<typeof scores>, count: number) =>
  [...list].sort((a, b) => b.value - a.value).slice(0, count);

export interface Inference {
  /** The strongest first. */
  readonly interests: readonly Interest[];
  readonly personality: ReturnType<typeof readPersonality>;
  /** Id of the person, from `subjectOf`. */
  readonly subject: string | null;
  /** Whether the person approved reasons, so that the page can say why a posting fits. */
  readonly isExplained: boolean;
}

export interface NoInterests {
  readonly interests: readonly [];
  readonly why: WhyUnknown;
}

/** The items above the threshold, named `input{n}` by position from 1 (specification §7, call 5). */
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

/** @param size number of items of the catalogue that were asked about */
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
