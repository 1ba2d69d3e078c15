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
export const TRAIT_TABLE = {
  Openness: {
    design: 1,
    research: 0.8,
    ai: 0.6,
    education: 0.5,
    communication: 0.5,
    environmental: 0.4,
    culinary: 0.3,
    finance: -0.3,
    logistics: -0.4,
  },
  Conscientiousness: {
    finance: 0.8,
    law: 0.7,
    logistics: 0.7,
    engineering: 0.6,
    healthcare: 0.5,
    it: 0.5,
    research: 0.5,
    'real estate': 0.3,
    design: -0.2,
  },
  Extraversion: {
    communication: 0.8,
    hospitality: 0.8,
    sports: 0.7,
    business: 0.6,
    hr: 0.6,
    'real estate': 0.4,
    'social services': 0.4,
    ai: -0.3,
    tech: -0.3,
    research: -0.4,
    it: -0.5,
  },
  Agreeableness: {
    'social services': 1,
    healthcare: 0.7,
    education: 0.6,
    hospitality: 0.5,
    hr: 0.5,
    environmental: 0.4,
    law: -0.2,
    business: -0.3,
    finance: -0.3,
  },
  Neuroticism: { communication: 0.2, design: 0.2, engineering: -0.2, logistics: -0.2, sports: -0.4 },
} as const satisfies Readonly<Record<Trait, Readonly<Partial<Record<Topic, number>>>>>;

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
export const TYPE_TABLE = {
  Analyst: ['research', 'finance', 'ai'],
  Diplomat: ['communication', 'law', 'social services'],
  Sentinel: ['logistics', 'finance', 'law'],
  Explorer: ['sports', 'hospitality', 'environmental'],
  Architect: ['engineering', 'design', 'real estate'],
  Logician: ['ai', 'research', 'tech'],
  Commander: ['business', 'logistics', 'finance'],
  Debater: ['law', 'communication', 'business'],
  Advocate: ['social services', 'environmental', 'law'],
  Mediator: ['social services', 'education', 'hr'],
  Protagonist: ['education', 'communication', 'sports'],
  Campaigner: ['communication', 'environmental', 'design'],
  Logistician: ['logistics', 'it', 'engineering'],
  Defender: ['healthcare', 'social services', 'education'],
  Executive: ['business', 'hr', 'real estate'],
  Consul: ['hospitality', 'hr', 'culinary'],
} as const satisfies Readonly<Record<Type, readonly [Topic, Topic, Topic]>>;
