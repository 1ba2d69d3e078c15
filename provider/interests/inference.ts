/** The answer of call 5: `output.output[i][0][0]` is the score of item i. */
export interface InferenceResult {
  readonly output: { readonly output: readonly (readonly (readonly number[])[])[] };
  /** Why each item scores as it does; empty where nothing says. */
  readonly reasons: readonly (readonly { readonly text: string; readonly platform: string }[])[];
  /** Scores of the sixteen personality types and the five traits, where a model gives them. */
  readonly traits?: readonly number[];
  readonly traitResult?: readonly number[];
  /** Why there are no scores, for the page to show or log. */
  readonly note?: string;
}

export const inferenceOf = (scores: readonly number[], note?: string): InferenceResult => ({
  output: { output: scores.map((score) => [[score]]) },
  reasons: scores.map(() => []),
  ...(note === undefined ? {} : { note }),
});

/** Without signals nothing is known, and nothing is made up (provider.md §7). */
export const withoutSignals = (count: number): InferenceResult =>
  inferenceOf(Array<number>(count).fill(0), 'Nothing is known of this person: no platform has been read.');

/** What call 5 answers where nothing was read of the person. `null` asks for the sample person of test mode. */
export type Interests = (address: string | null, texts: readonly string[]) => InferenceResult;
