import type { Interest } from './interest.ts';

/** How well an interest fits, from the provider's score. */
export type Strength = 'strong' | 'good' | 'weak';

/** The minimum score of each strength. An interest below `GOOD` is weak; every interest has more than 0.5. */
const STRONG = 0.8;
const GOOD = 0.65;

/** Returns the strength of an interest; `null` without a score, as the person's own answers have none. */
export const strengthOf = ({ score }: Pick<Interest, 'score'>): Strength | null => {
  if (score === null) return null;
  if (score >= STRONG) return 'strong';
  return score >= GOOD ? 'good' : 'weak';
};
