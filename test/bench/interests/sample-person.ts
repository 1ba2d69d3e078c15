import type { Category } from '../../../showcase/jobs/interests/categories.ts';

export interface SamplePerson {
  readonly who: string;
  /** The five categories that a careful reader of the signals picks. */
  readonly picks: readonly [Category, Category, Category, Category, Category];
  /** `platform kind text`, and after a dash the platform's description. */
  readonly signals: readonly string[];
}
