import { TOPICS, type Topic } from '../facts/topics.ts';

/**
 * For each topic, other topics that its people often care about, although their texts rarely mention them: a nurse's
 * pages are about healthcare, but a reader also expects education, social work, research and sports.
 */
export const RELATED_TOPICS: Readonly<Record<Topic, readonly Topic[]>> = {
  tech: ['it', 'ai', 'engineering', 'business'],
  ai: ['tech', 'it', 'research', 'engineering'],
  business: ['finance', 'hr', 'communication', 'law'],
  design: ['business', 'communication', 'tech', 'hospitality'],
  finance: ['business', 'law', 'real estate', 'tech'],
  healthcare: ['education', 'social services', 'research', 'sports'],
  education: ['social services', 'research', 'communication'],
  law: ['social services', 'education', 'business', 'communication'],
  environmental: ['research', 'education', 'social services', 'engineering'],
  communication: ['business', 'law', 'education', 'research'],
  logistics: ['business', 'engineering', 'hr', 'finance'],
  engineering: ['tech', 'research', 'education', 'it'],
  hr: ['business', 'law', 'education', 'communication'],
  hospitality: ['culinary', 'business', 'communication', 'environmental'],
  sports: ['healthcare', 'education', 'communication', 'business'],
  it: ['tech', 'ai', 'engineering', 'business'],
  'real estate': ['finance', 'business', 'law', 'design'],
  culinary: ['hospitality', 'business', 'healthcare', 'design'],
  'social services': ['healthcare', 'education', 'law', 'hr'],
  research: ['education', 'tech', 'ai', 'engineering'],
};

/** Share of a topic's similarity that each related topic receives. Fitted to people in ten languages. */
const SHARE = 0.5;
/** A topic with a lower similarity is unrelated to the person and gives nothing. */
const RELEVANT = 0.3;
/** Distance below the ceiling at which a raise begins to shrink. */
const CEILING = 0.85;
/** Below the ceiling by less than this, a raise becomes smaller and smaller. */
const APPROACH = 0.08;

/** For each topic, the topics that name it as related. */
const GIVERS: ReadonlyMap<Topic, readonly Topic[]> = new Map(
  TOPICS.map((topic) => [topic, TOPICS.filter((other) => RELATED_TOPICS[other].includes(topic))]),
);

/**
 * Returns a topic's similarity, raised by the topics that name it as related. The raise ends well below `clear`: a
 * related topic alone is weak evidence.
 * @param similarityOf the similarity of each topic
 * @param clear similarity of a clearly related text
 */
export const raised = (
  topic: Topic,
  similarity: number,
  similarityOf: (topic: Topic) => number,
  clear: number,
): number => {
  const givers = GIVERS.get(topic) ?? [];
  const raise = givers.reduce((sum, giver) => sum + SHARE * Math.max(0, similarityOf(giver) - RELEVANT), 0);
  if (raise === 0) return similarity;
  const bend = CEILING * clear - APPROACH;
  const over = similarity + raise - bend;
  const smooth = over <= 0 ? over : APPROACH * (1 - Math.exp(-over / APPROACH));
  return Math.max(similarity, bend + smooth);
};
