import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

type Visit = Awaited<ReturnType<typeof visitDemo>>;
let page: Visit;

const visit = async (address = '/prograd') => {
  page = await visitDemo(demos.prograd, address);
};

const toLastQuestion = async () => {
  await visit();
  for (const _ of [1, 2, 3, 4]) await page.submit();
};

const toDashboard = async () => {
  await toLastQuestion();
  await page.submit();
};

afterEach(async () => {
  await page.close();
  localStorage.clear();
  delete document.documentElement.dataset.returned;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the earnings app loads for 2 s after a response, then switches activities and shows the pathway', async () => {
  await toDashboard();
  const before = page.texts('article h3');
  vi.useFakeTimers();
  await post();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(page.all('article')).toEqual([]);
  expect(page.text()).not.toContain('Introduction to Crypto and Web3');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(page.texts('article h3')).not.toEqual(before);
  expect(page.text()).toContain('Introduction to Crypto and Web3');
  await page.press('Check in');
  expect(page.text()).toContain('Checked in today');
  expect(document.activeElement).toBe(page.find('h1'));
});
