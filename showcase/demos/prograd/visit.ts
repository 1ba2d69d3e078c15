import { isRecord } from '../../shared/lib/is-record.ts';
import { readStreak } from '../../shared/lib/streak.ts';
import { NO_ANSWERS, readAnswers } from './answers.ts';
import { QUESTIONS, SAMPLE_STREAK } from './data.ts';
import { initialState, type ProgradState, reduce } from './state.ts';

/** What the next visit needs; `undefined` for a person who has neither answered nor reached the dashboard. */
export const visitOf = (state: ProgradState) => {
  // The next visit has no loading to wait for.
  const { answers, question, activitySet, turn, hasPathway, streak, isPacesetter, reward } = reduce(state, {
    type: 'loading.ended',
  });
  if (answers === NO_ANSWERS && question !== null) return undefined;
  return { ...answers, question, activitySet, turn, hasPathway, streak, isPacesetter, reward };
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns the state of a new visit, from a stored value of any shape. */
export const restore = (stored: unknown): ProgradState => {
  if (!isRecord(stored)) return initialState;
  const { question, activitySet, turn, hasPathway, streak, isPacesetter, reward } = stored;
  const isQuestion = question === null || (isCount(question) && question < QUESTIONS.length);
  return {
    ...initialState,
    answers: readAnswers(stored),
    question: isQuestion ? question : 0,
    activitySet: activitySet === 'personal' ? 'personal' : 'general',
    turn: isCount(turn) ? turn : 0,
    hasPathway: hasPathway === true,
    streak: readStreak(streak, SAMPLE_STREAK),
    isPacesetter: isPacesetter === true,
    reward: typeof reward === 'string' ? reward : null,
  };
};
