import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { rewardOf } from '../../shared/connect/widget-message.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { PROGRAD_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { checkedIn, readStreak, type Streak } from '../../shared/lib/streak.ts';
import data from './data.json';
import {
  ACTIVITY_SETS,
  type Activity,
  type ActivitySet,
  type ChoiceQuestion,
  PACESETTER_USERNAME,
  QUESTIONS,
  SAMPLE_STREAK,
} from './data.ts';

/** An empty text is a skipped question. */
export interface Answers {
  readonly amount: string;
  readonly age: string;
  readonly region: string;
  readonly salary: string;
  /** For this visit only: the widget keeps the record of what is shared. */
  readonly personalityData: boolean;
}

export const NO_ANSWERS: Answers = { amount: '', age: '', region: '', salary: '', personalityData: false };

interface ProgradState {
  /** `null` on the dashboard. */
  readonly question: number | null;
  readonly answers: Answers;
  readonly activitySet: ActivitySet;
  /** Has no upper limit: `currentActivity` takes it modulo the number of activities. */
  readonly turn: number;
  readonly isLoading: boolean;
  readonly hasPathway: boolean;
  readonly streak: Streak;
  readonly isPacesetter: boolean;
  readonly reward: string | null;
}

export type ProgradEvent =
  | DemoEvent
  | { readonly type: 'answer.changed'; readonly field: ChoiceQuestion['field']; readonly value: string }
  | { readonly type: 'question.passed' }
  | { readonly type: 'question.returned' }
  | { readonly type: 'questions.reopened' }
  | { readonly type: 'loading.ended' }
  | { readonly type: 'activity.passed' }
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
};

const moveQuestion = (state: ProgradState, by: 1 | -1): ProgradState => {
  if (state.question === null) return state;
  const question = Math.max(0, state.question + by);
  return { ...state, question: question < QUESTIONS.length ? question : null };
};

export const reduce = (state: ProgradState, event: ProgradEvent): ProgradState => {
  switch (event.type) {
    case 'answer.changed':
      return { ...state, answers: { ...state.answers, [event.field]: event.value } };
    case 'question.passed':
    // Declining continues like Skip (specification §8).
    case 'widget.declined':
      return moveQuestion(state, 1);
    case 'question.returned':
      return moveQuestion(state, -1);
    case 'questions.reopened':
      return { ...state, question: 0 };
    case 'widget.completed':
      return {
        ...state,
        question: null,
        answers: { ...state.answers, personalityData: true },
        isLoading: true,
        isPacesetter: event.message.username === PACESETTER_USERNAME,
        reward: rewardOf(data.tiers, event.message.approved),
      };
    case 'session.ended':
      // Without a person the dashboard has neither answers nor matches, so the questions begin again.
      return { ...initialState, question: state.question ?? 0 };
    case 'loading.ended':
      if (!state.isLoading) return state;
      return {
        ...state,
        isLoading: false,
        activitySet: state.activitySet === 'general' ? 'personal' : 'general',
        turn: 0,
        hasPathway: true,
      };
    case 'activity.passed':
      return { ...state, turn: state.turn + 1 };
    case 'streak.checked':
      return { ...state, streak: checkedIn(state.streak, event.day) };
    default:
      return state;
  }
};

export const progressOf = ({ question }: ProgradState) =>
  question === null ? 100 : (question + 1) * (100 / QUESTIONS.length);

export const progressLabel = (progress: number) =>
  progress === 100 ? 'All set!' : 'At the starting line...';

const textOf = ({ about }: Activity) => about;

export const ITEMS: readonly Item[] = Object.values(ACTIVITY_SETS)
  .flat()
  .map((activity) => ({ text: textOf(activity) }));

export const currentActivity = (
  { activitySet, turn }: Pick<ProgradState, 'activitySet' | 'turn'>,
  interests: Interests,
) => {
  const set = personalOrder(ACTIVITY_SETS[activitySet], textOf, ({ title }) => title, interests);
  const index = turn % set.entries.length;
  return { ...set, activity: set.entries[index], index, why: index === 0 ? set.why : null };
};

/** `undefined` for a person who has neither answered nor reached the dashboard. */
export const visitOf = (state: ProgradState) => {
  // The next visit has no loading to wait for.
  const { answers, question, activitySet, turn, hasPathway, streak, isPacesetter, reward } = reduce(state, {
    type: 'loading.ended',
  });
  if (answers === NO_ANSWERS && question !== null) return undefined;
  return { ...answers, question, activitySet, turn, hasPathway, streak, isPacesetter, reward };
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** An unreadable answer counts as skipped. */
export const restore = (stored: unknown): ProgradState => {
  if (!isRecord(stored)) return initialState;
  const { question, turn } = stored;
  const isQuestion = question === null || (isCount(question) && question < QUESTIONS.length);
  return {
    ...initialState,
    answers: {
      ...NO_ANSWERS,
      amount: textOr(stored.amount),
      age: textOr(stored.age),
      region: textOr(stored.region),
      salary: textOr(stored.salary),
    },
    question: isQuestion ? question : 0,
    activitySet: stored.activitySet === 'personal' ? 'personal' : 'general',
    turn: isCount(turn) ? turn : 0,
    hasPathway: stored.hasPathway === true,
    streak: readStreak(stored.streak, SAMPLE_STREAK),
    isPacesetter: stored.isPacesetter === true,
    reward: textOr(stored.reward) || null,
  };
};

export const PROGRAD = defineDemo<ProgradState, ProgradEvent>({
  app: 'prograd',
  button: { appName: 'Prograd', requestData: data.tiers, textColor: 'white' },
  items: ITEMS,
  initial: initialState,
  reduce,
  kept: { key: PROGRAD_KEY, restore, keep: visitOf },
  screenOf: ({ question }) => (question === null ? 'dashboard' : 'questions'),
  hasShared: ({ hasPathway }) => hasPathway,
  declined: 'The activities stay as they are.',
  ended: 'What you shared still picks your activities.',
});
