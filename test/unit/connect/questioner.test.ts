// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  createQuestioner,
  PAUSES_MS,
  QUESTIONS_KEY,
  type QuestionEvent,
} from '../../../showcase/shared/connect/questioner.ts';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const MINUTE_MS = 60_000;
const message = () => ({
  ...GENUINE,
  APIurl: `${window.location.origin}/api/inference`,
  accessToken: tokenOf('ada'),
});

const answer = (score: number, status?: 'reading' | 'complete') =>
  Response.json({ InferenceResult: { output: { output: [[[score]]] }, status } });

let answers: (() => Response | Promise<Response>)[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  answers = [];
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    const next = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return next?.() ?? answer(0);
  });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const visit = (place = 'garden') => {
  const notified: QuestionEvent[] = [];
  const questioner = createQuestioner({
    place,
    items: [{ text: 'Ferns' }],
    headers: () => ({}),
    notify: (event) => notified.push(event),
  });
  onTestFinished(questioner.pause);
  questioner.resume();
  return {
    ...questioner,
    notified: () => notified,
    types: () => notified.map(({ type }) => type),
    scores: () =>
      notified.flatMap((event) => (event.type === 'answered' ? [event.inference.affinities[0]?.score] : [])),
  };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const isKept = () => localStorage.getItem(QUESTIONS_KEY) !== null;

it.each(['complete', undefined] as const)(
  'a page asks once and keeps nothing if the status is %s',
  async (status) => {
    answers = [() => answer(0.9, status)];
    const page = visit();
    page.ask(message());
    await pass(60 * MINUTE_MS);
    expect([asked, page.scores(), isKept()]).toEqual([1, [0.9], false]);
  },
);

it('a page asks again at growing pauses until the answer is complete', async () => {
  answers = [...PAUSES_MS.map(() => () => answer(0.1, 'reading')), () => answer(0.9, 'complete')];
  const page = visit();
  page.ask(message());
  await pass(0);
  for (const [index, ms] of PAUSES_MS.entries()) {
    await pass(ms - 1);
    expect(asked).toBe(index + 1);
    await pass(1);
  }
  await pass(60 * MINUTE_MS);
  expect([page.scores().length, page.scores().at(-1), isKept()]).toEqual([PAUSES_MS.length + 1, 0.9, false]);
  expect(page.types().filter((type) => type === 'asked')).toHaveLength(1);
});

it('a page asks again on the next visit, and not on the pages of others', async () => {
  answers = [() => answer(0.1, 'reading'), () => answer(0.9, 'complete')];
  const first = visit();
  first.ask(message());
  await pass(0);
  first.pause();
  visit('kitchen');
  await pass(MINUTE_MS);
  expect(asked).toBe(1);
  const next = visit();
  await pass(0);
  expect([asked, next.types(), next.scores(), isKept()]).toEqual([2, ['asked', 'answered'], [0.9], false]);
});

it('a page says that the access ended, when the token is refused or its hour is over', async () => {
  answers = [() => answer(0.1, 'reading'), () => Response.json({}, { status: 401 })];
  const page = visit();
  page.ask(message());
  await pass(MINUTE_MS);
  expect([asked, page.types(), isKept()]).toEqual([2, ['asked', 'answered', 'ended'], false]);

  answers = [() => answer(0.1, 'reading')];
  page.ask(message());
  await pass(0);
  page.pause();
  const before = asked;
  await pass(61 * MINUTE_MS);
  expect([visit().types(), visit().types(), asked]).toEqual([['ended'], [], before]);
});

it('a page goes on after a repetition without an answer, and does not after a first one', async () => {
  const cut = () => Promise.reject(new TypeError('cut'));
  answers = [() => answer(0.1, 'reading'), cut, cut, () => answer(0.9, 'complete')];
  const page = visit();
  page.ask(message());
  await pass(10 * MINUTE_MS);
  expect([page.types(), page.scores()]).toEqual([
    ['asked', 'answered', 'answered'],
    [0.1, 0.9],
  ]);

  answers = [cut];
  const before = asked;
  page.ask(message());
  await pass(10 * MINUTE_MS);
  expect([page.types().slice(3), asked - before]).toEqual([['asked', 'failed'], 1]);
});

it('a page asks nothing any more after a choice of the person, now and on the next visit', async () => {
  answers = [() => answer(0.1, 'reading')];
  const page = visit();
  page.ask(message());
  await pass(0);
  page.stop();
  visit();
  await pass(60 * MINUTE_MS);
  expect([asked, isKept()]).toEqual([1, false]);
});

it('a page goes on with the question that was open once the person takes the choice back, and on the next visit', async () => {
  answers = [() => answer(0.1, 'reading'), () => answer(0.2, 'reading'), () => answer(0.9, 'complete')];
  const page = visit();
  page.ask(message());
  await pass(0);
  const goOn = page.stop();
  await pass(MINUTE_MS);
  expect([asked, isKept()]).toEqual([1, false]);
  goOn();
  await pass(0);
  expect([page.scores(), isKept()]).toEqual([[0.1, 0.2], true]);
  page.pause();
  const next = visit();
  await pass(0);
  expect([next.scores(), isKept()]).toEqual([[0.9], false]);
});

it.each([
  ['another origin', { address: 'https://evil.example/api' }],
  ['another shape', { size: '32' }],
])('a page sends no kept question of %s', async (_, change) => {
  answers = [() => answer(0.1, 'reading')];
  const page = visit();
  page.ask(message());
  await pass(0);
  page.pause();
  const stored = JSON.parse(localStorage.getItem(QUESTIONS_KEY) ?? '{}');
  localStorage.setItem(QUESTIONS_KEY, JSON.stringify({ garden: { ...stored.garden, ...change } }));
  visit();
  await pass(MINUTE_MS);
  expect(asked).toBe(1);
});
