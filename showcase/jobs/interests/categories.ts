/** The twenty categories, in their order (specification §3). */
export const CATEGORIES = [
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

export type Category = (typeof CATEGORIES)[number];
