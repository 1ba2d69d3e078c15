import activities from './activities.json';

export interface Activity {
  readonly id: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly title: string;
  readonly points: number;
  /** Number of people who saved it. */
  readonly saves: number;
  /** Out of 5. */
  readonly rating: number;
  readonly tags: readonly string[];
  readonly pros: string;
  readonly cons: string;
}

/** The two sample sets. A widget response switches between them (specification §4.5). */
export const ACTIVITY_SETS: Record<keyof typeof activities, readonly Activity[]> = activities;

export type ActivitySet = keyof typeof ACTIVITY_SETS;
