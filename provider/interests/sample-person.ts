/** What the sample person of test mode is drawn to, by the twenty categories of the specification: an engineer who cooks. */
const SAMPLE: Readonly<Record<string, number>> = {
  tech: 0.92,
  ai: 0.9,
  it: 0.84,
  engineering: 0.81,
  research: 0.66,
  culinary: 0.62,
  design: 0.44,
  education: 0.41,
  environmental: 0.37,
  business: 0.31,
  communication: 0.28,
  healthcare: 0.22,
  sports: 0.2,
  finance: 0.18,
  hospitality: 0.16,
  logistics: 0.14,
  'social services': 0.12,
  hr: 0.1,
  law: 0.08,
  'real estate': 0.05,
};

/** Scores of the sample person; a text that is no category of the specification scores 0. */
export const sampleScores = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => SAMPLE[text.trim().toLowerCase()] ?? 0);

export const SAMPLE_TEXTS = Object.keys(SAMPLE);
