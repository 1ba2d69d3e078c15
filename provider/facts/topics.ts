/** The twenty categories, in their order and in small letters (specification §3). */
export const TOPICS = [
  'tech',
  'ai',
  'business',
  'design',
  'finance',
  'healthcare',
  'education',
  'law',
  'environmental',
  'communication',
  'logistics',
  'engineering',
  'hr',
  'hospitality',
  'sports',
  'it',
  'real estate',
  'culinary',
  'social services',
  'research',
] as const;

export type Topic = (typeof TOPICS)[number];

/** A topic or a text with a higher score is an interest (specification §9): "clearly related". */
export const CLEARLY_RELATED = 0.5;

/** The maximum number of the provider's own fine topics in an answer. */
export const TOPICS_TOLD = 10;
