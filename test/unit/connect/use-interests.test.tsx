import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterests } from '../../../showcase/shared/connect/use-interests.ts';
import { personKeyOf } from '../../../showcase/shared/connect/use-sign-out.ts';
import { render } from '../../support/render.tsx';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const ITEMS = [{ text: 'Ferns' }];

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
    signOut: () =>
      act(async () => {
        const widget = document.body.appendChild(document.createElement('data-connect-button'));
        widget.dispatchEvent(new CustomEvent('signout', { bubbles: true }));
        widget.remove();
      }),
    settle: (answer: (() => void) | undefined) => act(async () => answer?.()),
    score: () => shown.at(-1)?.interests.affinities.get('Ferns')?.score,
    reader: () => shown.at(-1)?.reader,
    firstScore: () => shown[0]?.interests.affinities.get('Ferns')?.score,
  };
};

it('the interests on a page are those of the last response, whichever arrives last, and the earlier request is cancelled', async () => {
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

it.each([
  ['keeps what is known while the same person is asked about again', tokenOf('ada'), tokenOf('ada'), 0.9],
  ['forgets what is known when another person responds', tokenOf('ada'), tokenOf('bo'), undefined],
  ['forgets what is known when no id says who responds', 'token', 'token', undefined],
])('a page %s', async (_, before, next, score) => {
  const page = await open();
  await page.respond(before);
  await page.settle(() => questions[0]?.score(0.9));
  await page.respond(next);
  expect(page.score()).toBe(score);
  await page.close();
});

const KEY = personKeyOf('garden');

it('the interests on a page are there from the first render of the next visit on, without another request', async () => {
  const page = await open();
  await page.respond();
  await page.settle(() => questions[0]?.score(0.9));
  await page.close();
  const next = await open();
  expect([next.firstScore(), next.reader(), questions.length]).toEqual([0.9, GENUINE.username, 1]);
  expect(localStorage.getItem(KEY)).not.toContain(tokenOf('ada'));
  await next.close();
});

it('the interests on a page are gone for the next visit of a person who signed out', async () => {
  const page = await open();
  await page.respond();
  await page.settle(() => questions[0]?.score(0.9));
  await page.signOut();
  localStorage.removeItem(KEY);
  expect([page.score(), page.reader()]).toEqual([undefined, null]);
  await page.close();
  expect(localStorage.getItem(KEY)).toBeNull();
});
