import { traits, types } from './traits.json';

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

// A mapping from interests to traits. No study supports these figures: they are an illustration and are called so
// wherever they appear. The table is public, so that people can read its basis.

export const TRAITS = [
  'Openness',
  'Conscientiousness',
  'Extraversion',
  'Agreeableness',
  'Neuroticism',
] as const;
type Trait = (typeof TRAITS)[number];

/** For each trait, the topics that count for it (up to 1) or against it (down to −1). */
export const TRAIT_TABLE: Readonly<Record<Trait, Readonly<Partial<Record<Topic, number>>>>> = traits;

export const TYPES = [
  'Analyst',
  'Diplomat',
  'Sentinel',
  'Explorer',
  'Architect',
  'Logician',
  'Commander',
  'Debater',
  'Advocate',
  'Mediator',
  'Protagonist',
  'Campaigner',
  'Logistician',
  'Defender',
  'Executive',
  'Consul',
] as const;
type Type = (typeof TYPES)[number];

/** For each of the sixteen types, in order, its three typical topics (specification §3). */
export const TYPE_TABLE = types as Readonly<Record<Type, readonly Topic[]>>;
