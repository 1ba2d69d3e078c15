import { expect, it } from 'vitest';
import { formatMosaicResponse } from '../../../widget/domain/format-response.ts';
import { deepFreeze } from '../../support/freeze.ts';

const SCORES = [
  0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16,
];
const OTHERS = SCORES.map((score) => score + 0.5);
const BIG_FIVE = [0.5, 0.4, 0.3, 0.2, 0.1];

const NAMES =
  'Analyst Diplomat Sentinel Explorer Architect Logician Commander Debater ' +
  'Advocate Mediator Protagonist Campaigner Logistician Defender Executive Consul';
const PERSONALITY = Object.fromEntries(NAMES.split(' ').map((name, index) => [name, SCORES[index]]));
const TRAITS = {
  Openness: 0.5,
  Conscientiousness: 0.4,
  Extraversion: 0.3,
  Agreeableness: 0.2,
  Neuroticism: 0.1,
};

it.each([
  ['InferenceResult.traits', { InferenceResult: { traits: SCORES } }],
  ['traits', { traits: SCORES }],
  ['scores', { scores: SCORES }],
])('personalityDict names the sixteen scores of %s in order', (_, response) => {
  expect(formatMosaicResponse(response).personalityDict).toEqual(PERSONALITY);
});

it('personalityDict takes InferenceResult.traits before traits, and traits before scores', () => {
  const inference = { InferenceResult: { traits: SCORES }, traits: OTHERS, scores: OTHERS };
  expect(formatMosaicResponse(inference).personalityDict).toEqual(PERSONALITY);
  expect(formatMosaicResponse({ traits: SCORES, scores: OTHERS }).personalityDict).toEqual(PERSONALITY);
});

it('personalityDict and traitDict leave out values that have no name', () => {
  expect(formatMosaicResponse({ scores: [...SCORES, 9, 9] }).personalityDict).toEqual(PERSONALITY);
});

it.each([
  ['fifteen scores', { scores: SCORES.slice(1) }],
  ['a list with a text in it', { scores: [...SCORES.slice(1), '0.1'] }],
  ['no list', { scores: { ...SCORES } }],
])('personalityDict is absent for %s', (_, response) => {
  expect(formatMosaicResponse(response)).not.toHaveProperty('personalityDict');
});

it.each([
  ['InferenceResult.traitResult', { InferenceResult: { traitResult: BIG_FIVE } }],
  ['traitResult', { traitResult: BIG_FIVE }],
  ['traits', { traits: BIG_FIVE }],
  ['InferenceResult.traits', { InferenceResult: { traits: BIG_FIVE } }],
])('traitDict names the five traits of %s in order', (_, response) => {
  expect(formatMosaicResponse(response).traitDict).toEqual(TRAITS);
});

it.each([{ traits: SCORES }, { scores: BIG_FIVE }, { traitResult: BIG_FIVE.slice(1) }])(
  'traitDict is not made of other or fewer scores: %j',
  (response) => {
    expect(formatMosaicResponse(response)).not.toHaveProperty('traitDict');
  },
);

const response = deepFreeze({
  id: 'r-1',
  scores: SCORES,
  traitResult: BIG_FIVE,
  InferenceResult: { traits: SCORES, traitResult: BIG_FIVE, output: { output: [[[0.7]]] } },
});

it('the options of formatMosaicResponse include both by default', () => {
  expect(formatMosaicResponse(response)).toEqual({
    ...response,
    personalityDict: PERSONALITY,
    traitDict: TRAITS,
  });
});

it('the options of formatMosaicResponse add no dictionary without includeDictionary', () => {
  expect(formatMosaicResponse(response, { includeDictionary: false })).toEqual(response);
});

it('the options of formatMosaicResponse remove the raw lists without includeArray, and nothing else', () => {
  expect(formatMosaicResponse(response, { includeArray: false })).toEqual({
    id: 'r-1',
    InferenceResult: { output: { output: [[[0.7]]] } },
    personalityDict: PERSONALITY,
    traitDict: TRAITS,
  });
});

it('the options of formatMosaicResponse leave lists of another name without includeArray', () => {
  const others = { subtraits: [1], traitsOfOthers: [2], rawScores: [3] };
  expect(formatMosaicResponse({ ...others, traits: SCORES }, { includeArray: false })).toEqual({
    ...others,
    personalityDict: PERSONALITY,
  });
});

it.each([['text'], [null], [[1, 2]]])(
  'the options of formatMosaicResponse do not change an InferenceResult of %j without includeArray',
  (value) => {
    expect(formatMosaicResponse({ InferenceResult: value }, { includeArray: false })).toEqual({
      InferenceResult: value,
    });
  },
);

it.each([null, 'text', SCORES])('an answer that is no object gives an empty result: %j', (response) => {
  expect(formatMosaicResponse(response)).toEqual({});
});
