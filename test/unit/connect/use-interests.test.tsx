import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterests } from '../../../showcase/shared/connect/use-interests.ts';
import { render } from '../../support/render.tsx';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const ITEMS = [{ text: 'Ferns' }];

/** One call 5, which ends on the test's command. */
interface Question {
  readonly signal: AbortSignal;
  readonly score: (score: number) => void;
  readonly fail: () => void;
}

let questions: Question[];

beforeEach(() => {
  localStorage.clear();
  questions = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        const answerOf = (score: number) => ({ InferenceResult: { output: { output: [[[score]]] } } });
        questions.push({
          signal,
          score: (score) => resolve(Response.json(answerOf(score))),
          fail: () => reject(new TypeError('cut')),
        });
      }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with one entry, before the first response of the widget. */
const open = async () => {
  const shown: ReturnType<typeof useInterests>[] = [];
  const Page = () => {
    shown.push(useInterests('garden', ITEMS));
    return null;
  };
  const { close } = await render(<Page />);
  const APIurl = `${window.location.origin}/api/inference`;
  return {
    close,
    respond: (accessToken = tokenOf('ada')) =>
      act(async () => void shown.at(-1)?.ask({ ...GENUINE, APIurl, accessToken })),
    settle: (answer: (() => void) | undefined) => act(async () => answer?.()),
    score: () => shown.at(-1)?.interests.affinities.get('Ferns')?.score,
  };
};

it('keeps the answer to the last response, whichever arrives last, and cancels the earlier request', async () => {
  const page = await open();
  await page.respond();
  await page.respond();
  const [first, second] = questions;
  expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
  await page.settle(() => second?.score(0.9));
  await page.settle(() => first?.score(0.1));
  expect(page.score()).toBe(0.9);
  await page.close();
});

it('shows and logs nothing of a cancelled request that then failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = await open();
  await page.respond();
  await page.respond();
  await page.settle(() => questions[1]?.score(0.9));
  await page.settle(() => questions[0]?.fail());
  expect([page.score(), log.mock.calls]).toEqual([0.9, []]);
  await page.close();
});

it('cancels its request with the page', async () => {
  const page = await open();
  await page.respond();
  await page.close();
  expect(questions[0]?.signal.aborted).toBe(true);
});

it.each([
  ['keeps what is known while the same person is asked about again', tokenOf('ada'), tokenOf('ada'), 0.9],
  ['forgets what is known when another person responds', tokenOf('ada'), tokenOf('bo'), undefined],
  ['forgets what is known when no id says who responds', 'token', 'token', undefined],
])('%s', async (_, before, next, score) => {
  const page = await open();
  await page.respond(before);
  await page.settle(() => questions[0]?.score(0.9));
  await page.respond(next);
  expect(page.score()).toBe(score);
  await page.close();
});
