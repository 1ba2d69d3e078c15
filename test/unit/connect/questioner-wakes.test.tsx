// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { QuestionEvent, Questioner } from '../../../showcase/shared/connect/questioner.ts';
import { useQuestioner } from '../../../showcase/shared/connect/use-questioner.ts';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const message = () => ({
  ...GENUINE,
  APIurl: `${window.location.origin}/api/inference`,
  accessToken: tokenOf('ada'),
});

const answer = (status: 'reading' | 'complete') =>
  Response.json({ InferenceResult: { output: { output: [[[0.9]]] }, status } });

let answers: (() => Response | Promise<Response>)[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answers[asked - 1]?.() ?? answer('complete');
  });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page, until the person leaves it. */
const visit = async () => {
  const types: QuestionEvent['type'][] = [];
  const pages: Questioner[] = [];
  const Page = () => {
    const options = { place: 'garden', items: [{ text: 'Ferns' }], headers: () => ({}) };
    pages.push(useQuestioner({ ...options, notify: ({ type }) => types.push(type) }));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  const leave = () => act(() => root.unmount());
  onTestFinished(leave);
  await pass(0);
  return { types, leave, ask: () => pages[0]?.ask(message()) };
};

/** A page on which a person has shared. */
const share = async () => {
  const { types, ask } = await visit();
  ask();
  await pass(0);
  return types;
};

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  [
    'the page is visible again',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('a question of a page does not wait for the end of a pause when %s', async (_, happens) => {
  const cut = () => Promise.reject(new TypeError('cut'));
  answers = [() => answer('reading'), cut, () => answer('complete')];
  const types = await share();
  await pass(2_000);
  expect(asked).toBe(2);
  happens();
  await pass(0);
  expect(types).toEqual(['asked', 'answered', 'answered']);
  happens();
  await pass(0);
  expect(asked).toBe(3);
});

it('a question of a page that got no answer is asked again when the network is back', async () => {
  answers = [() => Promise.reject(new TypeError('cut'))];
  const types = await share();
  expect(types).toEqual(['asked', 'failed']);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(types.slice(2)).toEqual(['asked', 'answered']);
});

it('a refused question of a page is not repeated when the network is back', async () => {
  answers = [() => new Response(null, { status: 403 })];
  const types = await share();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(types).toEqual(['asked', 'failed']);
  expect(asked).toBe(1);
});
