import { expect, it } from 'vitest';
import { ACTIVITY_SETS, findTopics } from '../../../showcase/demos/prograd/data.ts';
import {
  currentActivity,
  initialState,
  NO_ANSWERS,
  type ProgradEvent,
  reduce,
  restore,
  visitOf,
} from '../../../showcase/demos/prograd/state.ts';
import { NO_INTERESTS } from '../../../showcase/shared/connect/personal-order.ts';
import { COMPLETED } from '../../support/share-event.ts';

const after = (...events: readonly ProgradEvent[]) => events.reduce(reduce, initialState);
const next = { type: 'question.passed' } as const;
const pass = { type: 'activity.passed' } as const;
const over = { type: 'loading.ended' } as const;

it('the onboarding of the earnings app runs the question index from 0 to 4 and then opens the dashboard', () => {
  const indexes = [0, 1, 2, 3, 4, 5].map((count) => after(...Array(count).fill(next)).question);
  expect(indexes).toEqual([0, 1, 2, 3, 4, null]);
});

it('the onboarding of the earnings app keeps answers while going back and forth', () => {
  const answered = after({ type: 'answer.changed', field: 'amount', value: '$250' }, next, {
    type: 'question.returned',
  });
  expect(answered).toMatchObject({ question: 0, answers: { amount: '$250' } });
  expect(reduce(initialState, { type: 'question.returned' }).question).toBe(0);
});

it('the onboarding of the earnings app treats an unreadable earlier answer as skipped', () => {
  const stored = { amount: '$250', age: 21, personalityData: true };
  expect(restore(stored).answers).toEqual({ ...NO_ANSWERS, amount: '$250' });
  expect(restore([stored])).toEqual(initialState);
});

it('the dashboard of the earnings app cycles the carousel modulo the activity count', () => {
  const count = ACTIVITY_SETS.general.length;
  const seen = Array.from({ length: count + 1 }, (_, turns) =>
    currentActivity(after(...Array(turns).fill(pass)), NO_INTERESTS),
  );
  expect(seen.map(({ index }) => index)).toEqual([...Array(count).keys(), 0]);
  expect(seen.at(-1)?.activity).toEqual(seen[0]?.activity);
});

const stored = (state: ReturnType<typeof after>) => JSON.parse(JSON.stringify(visitOf(state)));
const answer = { type: 'answer.changed', field: 'amount', value: '$250' } as const;

it('the next visit of the earnings app continues on the dashboard, with matches, reward, turn and streak', () => {
  const checkIn = { type: 'streak.checked', day: '2026-03-01' } as const;
  const state = after(answer, COMPLETED, over, pass, checkIn);
  const { answers, ...others } = state;
  const restored = restore(stored(state));
  expect(restored).toMatchObject({ ...others, answers: { amount: '$250' } });
});

it('the next visit of the earnings app stores nothing before an answer, and nothing after a sign-out', () => {
  expect(visitOf(after(next))).toBeUndefined();
  const ended = after(answer, COMPLETED, over, { type: 'session.ended' });
  expect(visitOf(ended)).toBeUndefined();
  expect(ended).toMatchObject({ question: 0, hasPathway: false, activitySet: 'general', reward: null });
});

it('the search of the earnings app finds topics by all typed words, in any case', () => {
  expect(findTopics('All', 'web3 CRYPTO').map(({ title }) => title)).toEqual(['Crypto and Web3']);
  expect(findTopics('Blog', 'crypto')).toEqual([]);
});
