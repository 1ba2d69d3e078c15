import type { Streak } from '../../shared/lib/streak.ts';
import activities from './activities.json';
import data from './data.json';

export const LOADING_DELAY_MS = 2000;

/** A person who signs in as `pacesetter@…` gets the badge of specification §9, which does not name the value. */
export const PACESETTER_USERNAME = 'pacesetter';

export const STEPS = ['Crafting', 'Sign Up', 'Personal Details', 'Earnings'] as const;

interface QuestionText {
  readonly step: (typeof STEPS)[number];
  readonly title: string;
  readonly hint: string;
}

export interface ChoiceQuestion extends QuestionText {
  readonly kind: 'choice' | 'select';
  readonly field: 'amount' | 'age' | 'region' | 'salary';
  readonly options: readonly string[];
}

export type Question = ChoiceQuestion | (QuestionText & { readonly kind: 'connect' });

export const QUESTIONS = data.questions as readonly Question[];

export const STREAK_LENGTH = 7;

/** A sample streak, which the first check-in continues. */
export const SAMPLE_STREAK: Streak = { days: 4, lastDay: null };

export const SECTIONS = [
  { id: 'activities', name: 'Activities' },
  { id: 'learn', name: 'Learn' },
  { id: 'rewards', name: 'Rewards' },
] as const;

/** `about` is the subject in plain words. Call 5 gets it, because a title may play with words. */
export type Activity = (typeof activities)['general'][number];

export const ACTIVITY_SETS: Record<keyof typeof activities, readonly Activity[]> = activities;

export type ActivitySet = keyof typeof ACTIVITY_SETS;

const TOPIC_KINDS = ['Products', 'Learn', 'Blog'] as const;

export interface Topic {
  readonly title: string;
  readonly kind: (typeof TOPIC_KINDS)[number];
  readonly text: string;
  /** A topic without a section is not available yet. */
  readonly section?: 'activities' | 'learn' | 'rewards';
}

const TOPICS = data.topics as readonly Topic[];

export const TOPIC_TABS = ['All', ...TOPIC_KINDS] as const;

export const findTopics = (tab: (typeof TOPIC_TABS)[number], typed: string): readonly Topic[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return TOPICS.filter(({ kind, title, text }) => {
    const topic = `${title} ${text}`.toLowerCase();
    return (tab === 'All' || kind === tab) && words.every((word) => topic.includes(word));
  });
};
