export type Category = (typeof TWENTY)[number];

/** The twenty categories of the specification (§3). */
export const TWENTY = [
  'Tech',
  'AI',
  'Business',
  'Design',
  'Finance',
  'Healthcare',
  'Education',
  'Law',
  'Environmental',
  'Communication',
  'Logistics',
  'Engineering',
  'HR',
  'Hospitality',
  'Sports',
  'IT',
  'Real Estate',
  'Culinary',
  'Social Services',
  'Research',
] as const;

export interface SamplePerson {
  readonly who: string;
  /** The five categories that a careful reader of the signals picks. */
  readonly picks: readonly [Category, Category, Category, Category, Category];
  /** `platform kind text`, and after a dash what the platform says about it. */
  readonly signals: readonly string[];
}
