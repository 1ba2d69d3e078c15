import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { tokenOf } from '../../support/token-of.ts';
import { soon } from '../../support/until.ts';
import { GENUINE, post } from '../../support/visit-demo.tsx';
import { openPage } from '../app/open-page.tsx';

const INFERENCE = `${window.location.origin}/api/inference`;

let page: Awaited<ReturnType<typeof openPage>>;

const press = (name: string) =>
  act(async () => {
    const named = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent) === name;
    [...page.screen.querySelectorAll('button')].find(named)?.click();
  });
const sees = (text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem(INTERESTS_KEY, '{"names":["input1","input2"],"subject":"ada"}');
  page = await openPage('/everywhere-else');
  await sees('Sample postings');
});
afterEach(() => page.close());

/** Shares again. The returned function gives the answer to call 5. */
const shareAgain = async () => {
  const { fetch } = window;
  let answer = async () => {};
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.endsWith('/api/inference')) return fetch(address, init);
    return new Promise((resolve) => {
      answer = () =>
        act(async () => {
          const output = JSON.parse(String(init.body)).Input.map(() => [[0.9]]);
          resolve(Response.json({ InferenceResult: { output: { output } } }));
        });
    });
  });
  await post({ data: { ...GENUINE, APIurl: INFERENCE, accessToken: tokenOf('ada') } });
  expect(page.heading()).toBe('Personalized Internships');
  return () => answer();
};

it('offers no reasons to a person who did not share them', () => {
  expect(page.text()).toContain('Take an interest away and the list follows.');
  expect(page.text()).not.toContain('see what it rests on');
});

it('restores no interest after the person chose the featured list', async () => {
  const answer = await shareAgain();
  await press('Back to featured');
  await answer();
  expect(page.heading()).toBe('Featured Internships');
  expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
});

it('restores no interest that the person removed meanwhile', async () => {
  const answer = await shareAgain();
  await press('Remove Tech');
  await answer();
  expect(page.text()).toContain('AI');
  expect(page.screen.querySelector('[aria-label="Remove Tech"]')).toBeNull();
});

it('mentions the list only if there is one, when the search and the interests fail together', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { fetch } = window;
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await act(() => queryClient.resetQueries());
  await post({ data: { ...GENUINE, APIurl: INFERENCE, accessToken: tokenOf('ada') } });
  await sees('The internships could not be loaded');
  expect(page.text()).not.toContain('so the list stays as it was');
  vi.stubGlobal('fetch', fetch);
  await press('Retry');
  await sees('Your interests could not be read, so the list stays as it was.');
});
