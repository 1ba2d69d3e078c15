import type { FieldLabel } from '../field-labels.ts';
import type { City } from './cities.ts';

/** One internship: what is its own. The rest of its description comes from its field. */
export interface Posting {
  readonly title: string;
  /** Left out where the employer is not named, as happens in real search results. */
  readonly company?: string;
  readonly city: City;
  /** Who offers it, in one or two sentences. */
  readonly who: string;
  /** What the intern's own project is. */
  readonly project: string;
}

/** One of the twenty fields: its postings, and the material that its descriptions are composed of. */
export interface Field {
  readonly label: FieldLabel;
  /** Adzuna's tag for the category. */
  readonly tag: string;
  /** Yearly pay in US dollars, from and to. */
  readonly pay: readonly [from: number, to: number];
  readonly tasks: readonly string[];
  readonly brings: readonly string[];
  readonly gets: readonly string[];
  readonly postings: readonly Posting[];
}
