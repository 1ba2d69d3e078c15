import { type Interests, inferenceOf, withoutSignals } from './inference.ts';

/** What the sample person of test mode is drawn to, by the twenty categories in the specification's order: an engineer who cooks. */
const SAMPLE: Readonly<Record<string, number>> = {
  tech: 0.92,
  ai: 0.9,
  business: 0.31,
  design: 0.44,
  finance: 0.18,
  healthcare: 0.22,
  education: 0.41,
  law: 0.08,
  environmental: 0.37,
  communication: 0.28,
  logistics: 0.14,
  engineering: 0.81,
  hr: 0.1,
  hospitality: 0.16,
  sports: 0.2,
  it: 0.84,
  'real estate': 0.05,
  culinary: 0.62,
  'social services': 0.12,
  research: 0.66,
};

/** Scores of the sample person; a text that is no category of the specification scores 0. */
export const sampleScores = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => SAMPLE[text.trim().toLowerCase()] ?? 0);

export const SAMPLE_TEXTS = Object.keys(SAMPLE);

/** Nothing is known, and nothing is made up. */
export const builtInInterests: Interests = (address, texts) =>
  address === null ? inferenceOf(sampleScores(texts)) : withoutSignals(texts.length);
