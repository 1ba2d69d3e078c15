// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { QUESTIONS_KEY } from '../../../showcase/shared/connect/kept-question.ts';
import { createQuestioner, type QuestionEvent } from '../../../showcase/shared/connect/questioner.ts';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const message = () => ({
  ...GENUINE,
  APIurl: `${window.location.origin}/api/inference`,
  accessToken: tokenOf('ada'),
});

/** The browser's locks as far as the questions use them. A waiting request gets its lock after the one before it. */
const makeLocks = () => {
  let holders = 0;
  let last = Promise.resolve();
  return {
    request: async (_: string, { ifAvailable, signal }: LockOptions, run: () => Promise<void>) => {
      if (ifAvailable && holders > 0) return run();
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      holders += 1;
      try {
        await before;
        signal?.throwIfAborted();
        await run();
      } finally {
        holders -= 1;
        release();
      }
    },
  };
};

/** Requests of call 5, which end on the test's command. */
let requests: { readonly end: (status: 'reading' | 'complete') => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  requests = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answerOf = (status: string) => ({ InferenceResult: { output: { output: [[[0.9]]] }, status } });
        requests.push({ end: (status) => resolve(Response.json(answerOf(status))) });
      }),
  );
  vi.stubGlobal('navigator', { locks: makeLocks() });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A tab with the page. */
const openTab = async () => {
  const types: QuestionEvent['type'][] = [];
  const questioner = createQuestioner({
    place: 'garden',
    items: [{ text: 'Ferns' }],
    headers: () => ({}),
    notify: ({ type }) => types.push(type),
  });
  onTestFinished(questioner.pause);
  questioner.resume();
  await settle();
  return { ...questioner, types };
};
const isKept = () => localStorage.getItem(QUESTIONS_KEY) !== null;

/** A tab whose first question waits for its answer, and one that was opened meanwhile. */
const openTwo = async () => {
  const asking = await openTab();
  asking.ask(message());
  await settle();
  return { asking, waiting: await openTab() };
};

it('pages in several tabs ask the first question in one tab only', async () => {
  const { asking, waiting } = await openTwo();
  requests[0]?.end('complete');
  await settle();
  expect([requests.length, asking.types, waiting.types]).toEqual([1, ['asked', 'answered'], []]);
  expect(isKept()).toBe(false);
});

it('pages in several tabs go on in the other tab if the asking one is closed', async () => {
  const { asking, waiting } = await openTwo();
  asking.pause();
  await settle();
  expect([requests.length, waiting.types]).toEqual([2, ['asked']]);
});

it('pages in several tabs ask again in each tab while platforms are read', async () => {
  const { waiting } = await openTwo();
  requests[0]?.end('reading');
  await settle();
  requests[1]?.end('reading');
  await settle();
  expect([requests.length, waiting.types]).toEqual([2, ['asked', 'answered']]);
});

it('pages in several tabs ask nothing in the other tab after a sign-out during the first question', async () => {
  const { asking, waiting } = await openTwo();
  asking.stop();
  await settle();
  expect([requests.length, waiting.types, isKept()]).toEqual([1, [], false]);
});
