import type { Reason } from '../../shared/connect/reasons.ts';

/** One item of the catalogue that call 5 asks about (specification §3, "Interest category item"). */
export interface InterestItem {
  /** Goes into the job search; distinct over the catalogue. */
  readonly text: string;
  /** One of the twenty categories. */
  readonly category: string;
  /** Local art: a symbol of the sprite. */
  readonly img_url: string;
}

/** An item that fits the person. */
export interface Interest extends InterestItem {
  /** `input1`, `input2` and so on, by position in the catalogue. */
  readonly name: string;
  /** What it rests on, the strongest first; none where the person did not approve that. */
  readonly reasons: readonly Reason[];
}
