import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  NO_INTERESTS,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { checkedIn, type Streak } from '../../shared/lib/streak.ts';
import { ACTIVITY_SETS, type Activity, type ActivitySet } from './activities.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { PACESETTER_USERNAME, QUESTIONS, SAMPLE_STREAK } from './data.ts';

export interface ProgradState {
  /** 0 to 4 during the questions; `null` on the dashboard. */
  readonly question: number | null;
  readonly answers: Answers;
  readonly activitySet: ActivitySet;
  /** Has no upper limit: `currentActivity` takes it modulo the number of activities. */
  readonly turn: number;
  readonly isLoading: boolean;
  readonly hasPathway: boolean;
  readonly streak: Streak;
  readonly isPacesetter: boolean;
  /** The reward that the page promised for the shared data; `null` for a person who shared none. */
  readonly reward: string | null;
  /** Whether the person's last answer was "Don't share". */
  readonly hasDeclined: boolean;
  /** Whether the screen replaced another one on this visit. */
  readonly isReplaced: boolean;
}

export type ProgradEvent =
  | {
      readonly type: 'answer.changed';
      readonly field: 'amount' | 'age' | 'region' | 'salary';
      readonly value: string;
    }
  | { readonly type: 'question.passed' }
  | { readonly type: 'question.returned' }
  | { readonly type: 'questions.reopened' }
  | { readonly type: 'widget.completed'; readonly username?: string; readonly reward?: string | null }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'loading.ended' }
  | { readonly type: 'activity.skipped' }
  | { readonly type: 'activity.saved' }
  | { readonly type: 'streak.checked'; readonly day: string };

export const initialState: ProgradState = {
  question: 0,
  answers: NO_ANSWERS,
  activitySet: 'general',
  turn: 0,
  isLoading: false,
  hasPathway: false,
  streak: SAMPLE_STREAK,
  isPacesetter: false,
  reward: null,
  hasDeclined: false,
  isReplaced: false,
};

const moveQuestion = (state: ProgradState, by: 1 | -1): ProgradState => {
  if (state.question === null) return state;
  const question = Math.max(0, state.question + by);
  return question < QUESTIONS.length
    ? { ...state, question }
    : { ...state, question: null, isReplaced: true };
};

/** Implements specification §4.5. */
export const reduce = (state: ProgradState, event: ProgradEvent): ProgradState => {
  switch (event.type) {
    case 'answer.changed':
      return { ...state, answers: { ...state.answers, [event.field]: event.value } };
    case 'question.passed':
      return moveQuestion(state, 1);
    case 'widget.declined':
      return { ...moveQuestion(state, 1), hasDeclined: true };
    case 'question.returned':
      return moveQuestion(state, -1);
    case 'questions.reopened':
      return { ...state, question: 0, isReplaced: true };
    case 'widget.completed':
      return {
        ...state,
        question: null,
        isReplaced: state.isReplaced || state.question !== null,
        answers: { ...state.answers, personalityData: true },
        isLoading: true,
        isPacesetter: event.username === PACESETTER_USERNAME,
        reward: event.reward ?? null,
        hasDeclined: false,
      };
    case 'session.ended':
      // Without a person the dashboard has neither answers nor matches, so the questions begin again.
      return { ...initialState, question: state.question ?? 0, isReplaced: state.question === null };
    case 'loading.ended':
      if (!state.isLoading) return state;
      return {
        ...state,
        isLoading: false,
        activitySet: state.activitySet === 'general' ? 'personal' : 'general',
        turn: 0,
        hasPathway: true,
      };
    case 'activity.skipped':
    case 'activity.saved':
      return { ...state, turn: state.turn + 1 };
    case 'streak.checked':
      return { ...state, streak: checkedIn(state.streak, event.day) };
  }
};

/** Progress in percent: 20 for each question reached, 100 at the end. */
export const progressOf = ({ question }: ProgradState) =>
  question === null ? 100 : (question + 1) * (100 / QUESTIONS.length);

export const progressLabel = (progress: number) =>
  progress === 100 ? 'All set!' : 'At the starting line...';

const textOf = ({ about }: Activity) => about;

/** Every activity of both sets, as items for call 5. */
export const ITEMS: readonly Item[] = Object.values(ACTIVITY_SETS)
  .flat()
  .map((activity) => ({ text: textOf(activity) }));

/** Whether an activity of the set fits the person. */
export const isMatched = ({ activitySet }: Pick<ProgradState, 'activitySet'>, interests: Interests) =>
  isPersonal<Activity>(ACTIVITY_SETS[activitySet], textOf, interests);

/**
 * Returns the current activity, its position in the person's order, counted from 0, and the reason for the first one.
 */
export const currentActivity = (
  { activitySet, turn }: Pick<ProgradState, 'activitySet' | 'turn'>,
  interests: Interests = NO_INTERESTS,
) => {
  const activities = inPersonalOrder<Activity>(ACTIVITY_SETS[activitySet], textOf, interests);
  const index = turn % activities.length;
  const activity = activities[index];
  const why = activity && index === 0 ? whyFirst(activity.title, textOf(activity), interests) : null;
  return { activity, index, count: activities.length, why };
};
