import type { TierMap } from '../../shared/connect/connect-element.ts';
import data from './data.json';

export const TIERS: TierMap = data.tiers;

/** The two profile cards: ids of people, their activities and the text of the vibe check. */
export const PROFILE_SETS = data.profileSets;

/** Gigi's opinion of the people without a card, by id. */
export const VIBES: ReadonlyMap<number, string> = new Map([
  [2, 'Answers in one line, at once. The line is usually yes.'],
  [3, 'Introduces each guest twice, so that no name is lost.'],
  [5, 'Reads your draft on the train and sends it back better.'],
  [8, 'Always one stop further than you thought. Call early.'],
  [9, 'Asks the question the whole table was afraid of. Kindly.'],
  [10, 'Fixes the projector, then the plan. Brings good tea.'],
]);

export const CITIES = ['All', 'San Francisco', 'New York', 'Los Angeles', 'Palo Alto', 'Paris'] as const;
export const JOBS = ['All', 'Founder', 'Co-Founder', 'CEO', 'CTO', 'Engineer'] as const;
export const LISTS = ['All', 'Rising star', 'Most wanted'] as const;

export const SEARCHED = '297,078 names searched so far';

/** The profile's progress, the same for every visitor (specification §9). */
export const PROFILE_PROGRESS = { percent: 75, done: 3, steps: 4 } as const;

/** Questions for the call, with Gigi's answers. */
export const CALL_LINES = [
  {
    question: 'Who should I meet first?',
    answer: 'Odile Marchetti, Paris. Top of the Hot List, and she likes people who arrive early.',
  },
  {
    question: 'Who is building robots?',
    answer: 'Jun Abernathy at Halfmoon Robotics. Ask about the one that folds napkins.',
  },
  {
    question: 'Who knows everybody in New York?',
    answer: 'Priya Lindqvist. And if Priya is busy, Wren Castellanos knows Priya.',
  },
] as const;
