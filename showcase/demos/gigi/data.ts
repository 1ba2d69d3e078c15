import type { TierMap } from '../../shared/connect/connect-element.ts';

export const TIERS = {
  Small: {
    type: 'Personality',
    descriptions: 'Scores that put the people who fit you first.',
    reward: '10% Discount',
  },
  Medium: {
    type: 'Traits',
    descriptions: 'The same scores, for up to 32 topics.',
    reward: '2 USDC',
  },
  Large: {
    type: 'Full Profile',
    descriptions: 'Up to 64 topics, your traits and strongest topics, and the reasons.',
    reward: '3.5 USDC',
    reasons: true,
  },
} as const satisfies TierMap;

/** The two profile cards: ids of people, their activities and the text of the vibe check. */
export const PROFILE_SETS = {
  first: [
    {
      id: 4,
      about: 'radio, broadcasting, music',
      vibe: 'Remembers your dog’s name, forgets her own charger. Sit next to her.',
    },
    {
      id: 7,
      about: 'design, illustration',
      vibe: 'Starts with “unpopular opinion”, ends with three new friends.',
    },
  ],
  second: [
    {
      id: 1,
      about: 'dinners, cooking, restaurants',
      vibe: 'Her dinners have a waiting list. You are two hellos away from it.',
    },
    {
      id: 6,
      about: 'maps, field research, nature',
      vibe: 'Quiet until you ask about maps. Then bring a chair.',
    },
  ],
} as const satisfies Record<string, readonly { id: number; about: string; vibe: string }[]>;

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
