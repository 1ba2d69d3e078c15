import type { Category } from '../../jobs/interests/categories.ts';
import type { City } from './cities.ts';

/** The specific part of one internship. The rest of its description comes from its field. */
export interface Posting {
  readonly title: string;
  /** Missing if the employer has no name, as in some real search results. */
  readonly company?: string;
  readonly city: City;
  /** Description of the employer, in one or two sentences. */
  readonly who: string;
  /** The intern's own project. */
  readonly project: string;
}

/** One of the twenty fields: its postings, and the texts for their descriptions. */
export interface Field {
  readonly label: Category;
  /** Adzuna's tag for the category. */
  readonly tag: string;
  /** Yearly pay in US dollars, from and to. */
  readonly pay: readonly [from: number, to: number];
  readonly tasks: readonly string[];
  readonly brings: readonly string[];
  readonly gets: readonly string[];
  readonly postings: readonly Posting[];
}
