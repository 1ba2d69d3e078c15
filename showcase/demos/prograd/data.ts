import type { TierMap } from '../../shared/connect/connect-element.ts';
import type { Streak } from '../../shared/lib/streak.ts';
import data from './data.json';

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

export const QUESTIONS = data.questions as readonly Question[];

export const TIERS: TierMap = data.tiers;

export const REWARDS_DEADLINE = 'Only 23h left';

export const PATHWAY = data.pathway;

export const STREAK_LENGTH = 7;

/** The streak of a new person. It lasts until the first check-in, which continues it. */
export const SAMPLE_STREAK: Streak = { days: 4, lastDay: null };

export const SECTIONS = [
  { id: 'activities', name: 'Activities' },
  { id: 'learn', name: 'Learn' },
  { id: 'rewards', name: 'Rewards' },
] as const;
