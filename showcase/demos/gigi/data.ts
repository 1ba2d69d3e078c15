import type { TierMap } from '../../shared/connect/connect-element.ts';
import data from './data.json';

export const TIERS: TierMap = data.tiers;

/** The two profile cards: ids of people, their activities and the text of the vibe check. */
export const PROFILE_SETS = data.profileSets;

export const CITIES = ['All', 'San Francisco', 'New York', 'Los Angeles', 'Palo Alto', 'Paris'] as const;
export const JOBS = ['All', 'Founder', 'Co-Founder', 'CEO', 'CTO', 'Engineer'] as const;
export const LISTS = ['All', 'Rising star', 'Most wanted'] as const;

export const SEARCHED = '297,078 names searched so far';

/** The profile's progress, the same for every visitor (specification §9). */
export const PROFILE_PROGRESS = { percent: 75, done: 3, steps: 4 } as const;
