import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMosaicResponse } from '../../../widget/domain/format-response.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const SCORES = [
  0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16,
];
const OTHERS = SCORES.map((score) => score + 0.5);
const BIG_FIVE = [0.5, 0.4, 0.3, 0.2, 0.1];

const PERSONALITY = {
  Analyst: 0.01,
  Diplomat: 0.02,
  Sentinel: 0.03,
  Explorer: 0.04,
  Architect: 0.05,
  Logician: 0.06,
  Commander: 0.07,
  Debater: 0.08,
  Advocate: 0.09,
  Mediator: 0.1,
  Protagonist: 0.11,
  Campaigner: 0.12,
  Logistician: 0.13,
  Defender: 0.14,
  Executive: 0.15,
  Consul: 0.16,
};
const TRAITS = {
  Openness: 0.5,
  Conscientiousness: 0.4,
  Extraversion: 0.3,
  Agreeableness: 0.2,
  Neuroticism: 0.1,
};

describe('personalityDict', () => {
  it.each([
    ['InferenceResult.traits', { InferenceResult: { traits: SCORES } }],
    ['traits', { traits: SCORES }],
    ['scores', { scores: SCORES }],
  ])('names the sixteen scores of %s in order', (_, response) => {
    expect(formatMosaicResponse(response).personalityDict).toEqual(PERSONALITY);
  });

  it('takes InferenceResult.traits before traits, and traits before scores', () => {
    const inference = { InferenceResult: { traits: SCORES }, traits: OTHERS, scores: OTHERS };
    expect(formatMosaicResponse(inference).personalityDict).toEqual(PERSONALITY);
    expect(formatMosaicResponse({ traits: SCORES, scores: OTHERS }).personalityDict).toEqual(PERSONALITY);
  });

  it('leaves out values after the sixteenth score', () => {
    expect(formatMosaicResponse({ scores: [...SCORES, 9, 9] }).personalityDict).toEqual(PERSONALITY);
  });

  it.each([
    ['fifteen scores', { scores: SCORES.slice(1) }],
    ['no scores', { scores: [] }],
    ['a list with a text in it', { scores: [...SCORES.slice(1), '0.1'] }],
    ['no list', { scores: { ...SCORES } }],
    ['nothing', {}],
  ])('is absent for %s', (_, response) => {
    expect(formatMosaicResponse(response)).not.toHaveProperty('personalityDict');
  });
});

describe('traitDict', () => {
  it.each([
    ['InferenceResult.traitResult', { InferenceResult: { traitResult: BIG_FIVE } }],
    ['traitResult', { traitResult: BIG_FIVE }],
    ['traits', { traits: BIG_FIVE }],
    ['InferenceResult.traits', { InferenceResult: { traits: BIG_FIVE } }],
  ])('names the five traits of %s in order', (_, response) => {
    expect(formatMosaicResponse(response).traitDict).toEqual(TRAITS);
  });

  it('is beside personalityDict if the answer has both', () => {
    const response = { InferenceResult: { traits: SCORES, traitResult: BIG_FIVE } };
    expect(formatMosaicResponse(response)).toEqual({
      ...response,
      personalityDict: PERSONALITY,
      traitDict: TRAITS,
    });
  });

  it('takes traitResult before traits', () => {
    const response = { traitResult: BIG_FIVE, traits: [9, 9, 9, 9, 9] };
    expect(formatMosaicResponse(response).traitDict).toEqual(TRAITS);
  });

  it('is not made of fewer than five', () => {
    expect(formatMosaicResponse({ traitResult: BIG_FIVE.slice(1) })).not.toHaveProperty('traitDict');
  });

  it.each([{ traits: SCORES }, { scores: BIG_FIVE }, { InferenceResult: { scores: BIG_FIVE } }])(
    'is not made of other scores: %j',
    (response) => {
      expect(formatMosaicResponse(response)).not.toHaveProperty('traitDict');
    },
  );
});

describe('the options', () => {
  const response = deepFreeze({
    id: 'r-1',
    scores: SCORES,
    traitResult: BIG_FIVE,
    InferenceResult: { traits: SCORES, traitResult: BIG_FIVE, output: { output: [[[0.7]]] } },
  });

  it('include both by default', () => {
    expect(formatMosaicResponse(response)).toEqual({
      ...response,
      personalityDict: PERSONALITY,
      traitDict: TRAITS,
    });
  });

  it('add no dictionary without includeDictionary', () => {
    expect(formatMosaicResponse(response, { includeDictionary: false })).toEqual(response);
  });

  it('remove the raw lists without includeArray, and nothing else', () => {
    expect(formatMosaicResponse(response, { includeArray: false })).toEqual({
      id: 'r-1',
      InferenceResult: { output: { output: [[[0.7]]] } },
      personalityDict: PERSONALITY,
      traitDict: TRAITS,
    });
  });

  it('leave values that are neither list nor dictionary without both', () => {
    expect(
      formatMosaicResponse({ id: 1, traits: SCORES }, { includeArray: false, includeDictionary: false }),
    ).toEqual({
      id: 1,
    });
  });

  it('leave lists of another name without includeArray', () => {
    const others = { subtraits: [1], traitsOfOthers: [2], rawScores: [3] };
    expect(formatMosaicResponse({ ...others, traits: SCORES }, { includeArray: false })).toEqual({
      ...others,
      personalityDict: PERSONALITY,
    });
  });

  it.each([['text'], [null], [5], [[1, 2]]])(
    'do not change an InferenceResult of %j without includeArray',
    (value) => {
      expect(formatMosaicResponse({ InferenceResult: value }, { includeArray: false })).toEqual({
        InferenceResult: value,
      });
    },
  );
});

describe('any answer', () => {
  it.each([null, undefined, 'text', 5, true, [], SCORES])(
    'that is no object gives an empty result: %j',
    (response) => {
      expect(formatMosaicResponse(response)).toEqual({});
    },
  );

  it('does not change, and the two dictionaries are added', () => {
    const list = fc.array(fc.oneof(fc.double(), fc.string()), { maxLength: 20 });
    const answer = fc.oneof(
      fc.record({
        traits: list,
        scores: list,
        traitResult: list,
        InferenceResult: fc.record({ traits: list }),
      }),
      jsonWith('traits', 'scores', 'InferenceResult'),
    );
    const options = fc.record(
      { includeDictionary: fc.boolean(), includeArray: fc.boolean() },
      { requiredKeys: [] },
    );
    holdsFor(fc.tuple(answer, options), ([response, chosen]) => {
      const { personalityDict, traitDict, ...rest } = formatMosaicResponse(deepFreeze(response), chosen);
      const given = typeof response === 'object' && !Array.isArray(response) ? { ...response } : {};
      for (const name of Object.keys(rest)) expect(Object.hasOwn(given, name)).toBe(true);
      for (const dict of [personalityDict, traitDict]) {
        for (const score of Object.values(dict ?? {})) expect(score).toBeTypeOf('number');
      }
    });
  });
});
