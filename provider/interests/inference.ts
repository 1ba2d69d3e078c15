import type { Opening } from '../facts/approvals.ts';
import type { Reason } from './evidence.ts';
import type { Item } from './model.ts';

export const WHY_UNKNOWN = ['unconnected', 'reading', 'failed', 'nothing', 'language'] as const;
export type WhyUnknown = (typeof WHY_UNKNOWN)[number];

const NOTES: Readonly<Record<WhyUnknown, string>> = {
  unconnected: 'no platform is connected.',
  reading: 'the connected platforms are still being read.',
  failed: 'the connected platforms could not be read.',
  nothing: 'the connected platforms hold nothing that says what they like.',
  language: 'what was read is in a language that is not understood yet.',
};

/** One of the provider's own topics with the person's score. */
export interface TopicScore {
  readonly topic: string;
  readonly score: number;
}

/** The answer of call 5. `output.output[i][0][0]` is the score of item i, a probability. */
export interface InferenceResult {
  readonly output: { readonly output: readonly (readonly (readonly number[])[])[] };
  /** Reasons for the score of each item; may be empty. */
  readonly reasons: readonly (readonly Reason[])[];
  /** Indices of the items that are never scored, even with an approval. */
  readonly withheld: readonly number[];
  /** The person's strongest topics, strongest first, if the approval includes them. */
  readonly topics?: readonly TopicScore[];
  /** Scores of the sixteen personality types and the five traits, if the approval includes them. */
  readonly traits?: readonly number[];
  readonly traitResult?: readonly number[];
  /** Present if the person's interests are unknown, with the cause. Every score is then 0. */
  readonly why?: WhyUnknown;
  /** The cause as a sentence. */
  readonly note?: string;
}

/** The result for a person without signals: no scores are invented (contract §14). */
export const withoutSignals = (
  items: readonly Item[],
  opening: Opening,
  why: WhyUnknown,
  withheld: readonly number[],
): InferenceResult => ({
  output: { output: items.map(() => [[0]]) },
  reasons: items.map(() => []),
  withheld,
  ...(opening.topics ? { topics: [] } : {}),
  why,
  note: `Nothing is known of this person: ${NOTES[why]}`,
});

interface ReadingState {
  readonly state: 'reading' | 'done' | 'failed';
}

export const STATUSES = ['complete', 'reading'] as const;

/** Whether all connected platforms are read. */
export interface Completeness {
  /** `reading`: a later answer may be more complete. */
  readonly status: (typeof STATUSES)[number];
  /**
   * Number of connected platforms that are still being read, if any. Their names are not disclosed; `/api/privacy`
   * documents the number.
   */
  readonly missing?: number;
}

export const COMPLETE: Completeness = { status: 'complete' };

/** Returns whether an answer is complete, from the state of the person's readings. */
export const completenessOf = (readings: readonly ReadingState[]): Completeness => {
  const missing = readings.filter(({ state }) => state === 'reading').length;
  return missing === 0 ? COMPLETE : { status: 'reading', missing };
};

/** Returns why a person has no signals, from the state of their readings. */
export const whyUnknown = (readings: readonly ReadingState[]): WhyUnknown => {
  const states = new Set(readings.map(({ state }) => state));
  if (states.size === 0) return 'unconnected';
  if (states.has('reading')) return 'reading';
  return states.has('done') ? 'nothing' : 'failed';
};
