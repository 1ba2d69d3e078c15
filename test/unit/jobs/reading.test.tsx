import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { WHY_GENERAL } from '../../../showcase/shared/connect/why-general.ts';
import { tokenOf } from '../../support/token-of.ts';
import { soon } from '../../support/until.ts';
import { GENUINE, NOT_SHARED, post, SHARED } from '../../support/visit-demo.tsx';
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
  await sees('2 interests');
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

const choose = (value: string) =>
  act(async () => page.screen.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)?.click());

it('the board leaves the person at all postings when an answer comes, and keeps their interests', async () => {
  const answer = await shareAgain();
  await choose('all');
  await soon(async () => {
    await act(async () => {});
    expect(page.heading()).toBe('Featured Internships');
  });
  await answer();
  expect(page.heading()).toBe('Featured Internships');
  await choose('you');
  await soon(async () => {
    await act(async () => {});
    expect(page.heading()).toBe('Personalized Internships');
  });
});

it('the board gives a removed interest back to the person who undoes it, and says nothing of reasons', async () => {
  expect(page.screen.querySelector('[data-interest] button[aria-expanded]')).toBeNull();
  expect(page.text()).not.toContain('because');
  await press('Remove Tech');
  await sees('Tech is no longer among your interests.');
  await press('Undo');
  expect(page.screen.querySelector('[aria-label="Remove Tech"]')).not.toBeNull();
  expect(page.text()).not.toContain('is no longer among');
});

it('the board invites once to share the reasons, where they were not shared', async () => {
  await sees('See why: share your reasons');
  await press('No, thank you');
  expect(page.text()).not.toContain('See why: share your reasons');
  await page.close();
  page = await openPage('/everywhere-else');
  await sees('fit you');
  expect(page.text()).not.toContain('See why: share your reasons');
});

it('the board lets a person try again who undoes a removal after a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { fetch } = window;
  let asked = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.endsWith('/api/inference')) return fetch(address, init);
    asked += 1;
    return Promise.resolve(Response.json({}, { status: 503 }));
  });
  await post({ data: { ...GENUINE, APIurl: INFERENCE, accessToken: tokenOf('ada') } });
  await sees('Your interests could not be read');
  await press('Remove Tech');
  await sees('Tech is no longer among your interests.');
  await press('Undo');
  await sees('Your interests could not be read');
  await press('Try again');
  await soon(() => expect(asked).toBe(2));
});

it('the board says how many postings fit of all that were found, hidden ones too', async () => {
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init);
    if (!address.includes('/search/')) return answer;
    return Response.json({ ...(await answer.json()), fits: 1, count: 220 });
  });
  await act(() => queryClient.resetQueries());
  await sees('1 of 220 fits you');
  const hide = page.screen.querySelector<HTMLElement>('[aria-label^="Not interested in"]');
  await act(async () => hide?.click());
  await sees('19 of 219 internships listed');
  expect(page.text()).toContain('1 of 220 fits you');
});

it('the board says how many of the listed postings fit where the search does not tell', async () => {
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init);
    if (!address.includes('/search/')) return answer;
    const { results, count } = await answer.json();
    const labels = ['Tech', 'AI'];
    const postings = results.map((posting: object, index: number) => ({
      ...posting,
      title: 'Internship',
      category: { label: labels[index] ?? 'Law', topics: [labels[index] ?? 'Law'] },
    }));
    return Response.json({ results: postings, count });
  });
  await act(() => queryClient.resetQueries());
  await sees('2 of 20 here fit you');
});

it('the board leads a person without a platform to the platforms', async () => {
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/api/inference')) return fetch(address, init);
    const output = JSON.parse(String(init.body)).Input.map(() => [[0]]);
    return Response.json({ InferenceResult: { output: { output }, why: 'unconnected' } });
  });
  await post({ data: { ...GENUINE, APIurl: INFERENCE, accessToken: tokenOf('ada') } });
  await sees(WHY_GENERAL.unconnected);
  const open = vi.fn(async () => {});
  Object.assign(page.screen.querySelector('data-connect-button') ?? {}, { open });
  if (!customElements.get('data-connect-button'))
    customElements.define('data-connect-button', class extends HTMLElement {});
  await press('Connect a platform');
  await soon(() => expect(open).toHaveBeenCalledWith({ step: 'onboarding' }));
});

it('the board says once that nothing was shared, until the person shares', async () => {
  const widget = page.screen.querySelector('data-connect-button');
  const answerWith = (detail: object) =>
    act(async () => widget?.dispatchEvent(new CustomEvent('complete', { detail })));
  await answerWith(NOT_SHARED['chose not to share']);
  await sees('Nothing was shared. The list stays as it is.');
  await answerWith(SHARED);
  expect(page.text()).not.toContain('Nothing was shared.');
});

it('the board says that the device is offline, and searches by itself when it is online again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => [logged, online].forEach((spy) => void spy.mockRestore()));
  const { fetch } = window;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => queryClient.resetQueries());
  await sees('This device is offline.');
  vi.stubGlobal('fetch', fetch);
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  await sees('internships listed');
  expect(page.text()).not.toContain('could not be loaded');
});
