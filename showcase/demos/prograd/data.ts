import type { TierMap } from '../../shared/connect/connect-element.ts';
import type { Streak } from '../../shared/lib/streak.ts';

/** How long the dashboard shows its loading state after a widget response (specification §9). */
export const LOADING_DELAY_MS = 2000;

/**
 * The special username of specification §9: a person who signs in as `pacesetter@…` gets the Pacesetter badge. The
 * specification names neither the value nor the flag; both are defined here and in `isPacesetter` of state.ts.
 */
export const PACESETTER_USERNAME = 'pacesetter';

export const LEARNING_POINTS = 1000;

export const STEPS = ['Crafting', 'Sign Up', 'Personal Details', 'Earnings'] as const;

interface QuestionText {
  /** The step that this question belongs to. */
  readonly step: (typeof STEPS)[number];
  readonly title: string;
  readonly hint: string;
}

export interface ChoiceQuestion extends QuestionText {
  readonly kind: 'choice' | 'select';
  readonly field: 'amount' | 'age' | 'region' | 'salary';
  readonly options: readonly string[];
}

export interface ConnectQuestion extends QuestionText {
  readonly kind: 'connect';
}

export type Question = ChoiceQuestion | ConnectQuestion;

export const QUESTIONS = [
  {
    kind: 'choice',
    field: 'amount',
    step: 'Crafting',
    title: 'How much would you like to earn?',
    hint: 'On top of what you have now, each month. It sets your pace, and you can change your mind.',
    options: ['$50', '$100', '$250', '$500', '$1000'],
  },
  {
    kind: 'choice',
    field: 'age',
    step: 'Sign Up',
    title: 'How old are you?',
    hint: 'Some partners only work with certain ages.',
    options: ['16–17', '18–20', '21–24', '25–29', '30 or over'],
  },
  {
    kind: 'select',
    field: 'region',
    step: 'Personal Details',
    title: 'Which region do you live in?',
    hint: 'Activities and payouts differ from place to place.',
    options: ['Africa', 'Asia', 'Europe', 'Middle East', 'North America', 'Oceania', 'South America'],
  },
  {
    kind: 'choice',
    field: 'salary',
    step: 'Personal Details',
    title: 'What is your current salary?',
    hint: 'A rough yearly figure. It keeps out activities that aren’t worth your hour.',
    options: ['No salary yet', 'Under $15k', '$15k–$30k', '$30k–$50k', 'Over $50k'],
  },
  {
    kind: 'connect',
    step: 'Earnings',
    title: 'Load your personality data',
    hint: 'We match activities to how you like to work, and add a learning pathway. You choose what to share.',
  },
] as const satisfies readonly Question[];

export const TIERS = {
  Small: {
    type: 'Personality',
    descriptions: 'Scores that put the activities which fit you first.',
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

export const PROMO = {
  title: 'Double points weekend',
  text: 'Every activity you finish counts twice until the board runs out.',
  countdown: '11h : 11 min left',
} as const;

export const REWARDS_DEADLINE = 'Only 23h left';

export const REWARDS = [
  { id: 'discount', value: '10% Discount', how: 'At partner shops, for sharing your personality.' },
  { id: 'usdc-2', value: '2 USDC', how: 'For sharing your traits.' },
  { id: 'usdc-3-5', value: '3.5 USDC', how: 'For sharing your full profile.' },
  { id: 'points', value: '50/100/150 Pro Points', how: 'For the first, second and third lesson.' },
] as const;

export const PATHWAY = {
  title: 'Introduction to Crypto and Web3',
  lessons: [
    {
      title: 'What is a blockchain?',
      minutes: 4,
      text: [
        'Picture a ledger that everyone can read, and that nobody can quietly rewrite.',
        'Entries are gathered into blocks. Each block carries a fingerprint of the one before it, so changing an old entry breaks every fingerprint that follows, and all the other copies disagree.',
        'That is the whole trick: not secrecy, but many witnesses.',
      ],
    },
    { title: 'Wallets, keys and what can go wrong', minutes: 6, opens: 'Opens next week' },
    { title: 'Earning and spending in Web3', minutes: 5, opens: 'Opens in two weeks' },
  ],
} as const;

export const STREAK_LENGTH = 7;

/** The streak of a new person. It lasts until the first check-in, which continues it. */
export const SAMPLE_STREAK: Streak = { days: 4, lastDay: null };

export const SECTIONS = [
  { id: 'activities', name: 'Activities' },
  { id: 'learn', name: 'Learn' },
  { id: 'rewards', name: 'Rewards' },
] as const;
