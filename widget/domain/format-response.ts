import { fieldsOf } from './fields.ts';

/** Names of the personality types, in the order of the scores (specification §3). */
const PERSONALITY_TYPES =
  'Analyst Diplomat Sentinel Explorer Architect Logician Commander Debater ' +
  'Advocate Mediator Protagonist Campaigner Logistician Defender Executive Consul';

/** Names of the traits, in the order of the list (specification §3). */
const TRAITS = 'Openness Conscientiousness Extraversion Agreeableness Neuroticism';

export interface FormatOptions {
  /** Adds `personalityDict` and `traitDict`; default `true`. */
  readonly includeDictionary?: boolean;
  /** Keeps the lists; default `true`. */
  readonly includeArray?: boolean;
}

export interface FormattedResponse {
  readonly personalityDict?: Readonly<Record<string, number>>;
  readonly traitDict?: Readonly<Record<string, number>>;
  readonly [field: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isScores = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((score) => typeof score === 'number');

/** Pairs the names with the first list that has a score for each of them. */
const named = (dictionary: string, names: string, lists: readonly unknown[]) => {
  const all = names.split(' ');
  const isLongEnough = (list: unknown): list is number[] => isScores(list) && list.length >= all.length;
  const scores = lists.find(isLongEnough);
  return scores && { [dictionary]: Object.fromEntries(all.map((name, index) => [name, scores[index]])) };
};

/**
 * Adds named scores to an inference answer (specification §3): `personalityDict` from `InferenceResult.traits`,
 * `traits` or `scores` (a list of at least 16), `traitDict` from `traitResult`, else from `traits` if it has exactly
 * five. The answer itself does not change. Any value that is no object gives an empty result. Never throws.
 */
export const formatMosaicResponse = (
  response: unknown,
  { includeDictionary = true, includeArray = true }: FormatOptions = {},
): FormattedResponse => {
  const fields = fieldsOf(response);
  const inference = fieldsOf(fields.InferenceResult);
  const traits = [inference.traits, fields.traits];
  const kept = (all: Fields): Fields =>
    Object.fromEntries(
      Object.entries(all).filter(
        ([name, value]) => includeArray || !/^(traits|scores|traitResult)$/.test(name) || !isScores(value),
      ),
    );
  return {
    ...kept(fields),
    ...(Object.keys(inference)[0] && { InferenceResult: kept(inference) }),
    ...(includeDictionary && {
      ...named('personalityDict', PERSONALITY_TYPES, [...traits, fields.scores, inference.scores]),
      ...named('traitDict', TRAITS, [
        inference.traitResult,
        fields.traitResult,
        ...traits.filter((list) => isScores(list) && list.length === 5),
      ]),
    }),
  };
};
