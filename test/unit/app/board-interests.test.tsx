import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { queryClient } from '../../../showcase/jobs/JobsProvider.tsx';
import { WHY_GENERAL } from '../../../showcase/shared/connect/personal-order.ts';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE, NOT_SHARED, post, SHARED } from '../../support/visit-demo.tsx';
import { answerTo, useBoardPage } from './board-page.tsx';

const CALL_5 = '/api/inference';
const APIurl = `${window.location.origin}${CALL_5}`;
const OF_BO = '{"names":["input3"],"subject":"bo"}';

const { open, close, until, sees, text, heading, all, first, control, press, fire } = useBoardPage();

beforeEach(async () => {
  localStorage.setItem(INTERESTS_KEY, '{"names":["input1","input2"],"subject":"ada"}');
  await open('/everywhere-else');
  await sees('Sample postings');
  await sees('2 interests');
});

const share = () => post({ data: { ...GENUINE, APIurl, accessToken: tokenOf('ada') } });
const scored = (score: number, body: unknown, why?: string) => {
  const output = JSON.parse(String(body)).Input.map(() => [[score]]);
  return Response.json({ InferenceResult: { output: { output }, why } });
};
const shareAgain = async () => {
  let answer = () => {};
  answerTo(CALL_5, (_address, { body }) => {
    return new Promise((resolve) => {
      answer = () => resolve(scored(0.9, body));
    });
  });
  await share();
  return () => act(async () => answer());
};
const silence = () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
};
const choose = (value: string) => act(async () => control(`input[type=radio][value=${value}]`).click());

it('the board leaves the person at all postings when an answer comes, and keeps their interests', async () => {
  const answer = await shareAgain();
  await choose('all');
  await until(() => expect(heading()).toBe('Featured Internships'));
  await answer();
  expect(heading()).toBe('Featured Internships');
  await choose('you');
  await until(() => expect(heading()).toBe('Personalized Internships'));
});

it('the board keeps the focus on a posting when another order shows it at another place', async () => {
  const links = () => [...all('ul[aria-label="Internships"] a[href^="/job/"]')];
  const ofPerson = links().map((link) => link.getAttribute('href'));
  await choose('all');
  await until(() => expect(heading()).toBe('Featured Internships'));
  const link = links().find((each) => ofPerson.includes(each.getAttribute('href')));
  await act(async () => link?.focus());
  await choose('you');
  await until(() => expect(heading()).toBe('Personalized Internships'));
  expect(link?.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute('href')).toBe(link?.getAttribute('href'));
});

it('the board gives a removed interest back to the person who undoes it, and says nothing of reasons', async () => {
  expect(text()).not.toContain('because');
  await press('Remove Tech');
  await sees('Tech is no longer among your interests.');
  await press('Undo');
  expect(first('[aria-label="Remove Tech"]')).not.toBeNull();
  expect(text()).not.toContain('is no longer among');
});

it('the board invites once to share the reasons, where they were not shared', async () => {
  await sees('See why: share your reasons');
  await press('No, thank you');
  expect(text()).not.toContain('See why: share your reasons');
  await close();
  await open('/everywhere-else');
  await sees('fit you');
  expect(text()).not.toContain('See why: share your reasons');
});

it('the board says how many postings fit of all that were found, hidden ones too', async () => {
  answerTo('/search/', async (address, init, ask) =>
    Response.json({ ...(await (await ask(address, init)).json()), fits: 1, count: 220 }),
  );
  await act(() => queryClient.resetQueries());
  await sees('1 of 220 fits you');
  await act(async () => control('[aria-label^="Not interested in"]').click());
  await sees('19 of 219 internships listed');
  expect(text()).toContain('1 of 220 fits you');
});

it('the board says how many of the listed postings fit where the search does not tell', async () => {
  answerTo('/search/', async (address, init, ask) => {
    const { results, count } = await (await ask(address, init)).json();
    const labelled = results.map((posting: object, index: number) => {
      const label = ['Tech', 'AI'][index] ?? 'Law';
      return { ...posting, title: 'Internship', category: { label, topics: [label] } };
    });
    return Response.json({ results: labelled, count });
  });
  await act(() => queryClient.resetQueries());
  await sees('2 of 20 here fit you');
});

it('the board leads a person without a platform to the platforms', async () => {
  answerTo(CALL_5, (_address, { body }) => scored(0, body, 'unconnected'));
  await share();
  await sees(WHY_GENERAL.unconnected);
  const opened = vi.fn(async () => {});
  Object.assign(control('data-connect-button'), { open: opened });
  vi.spyOn(customElements, 'whenDefined').mockResolvedValue(HTMLElement);
  await press('Connect a platform');
  await until(() => expect(opened).toHaveBeenCalledWith({ step: 'onboarding' }));
});

it('the board says once that nothing was shared, until the person shares', async () => {
  await fire('complete', NOT_SHARED['chose not to share']);
  await sees('Nothing was shared. The list stays as it is.');
  await fire('complete', SHARED);
  expect(text()).not.toContain('Nothing was shared.');
});

it('the board says that the device is offline, and searches by itself when it is online again', async () => {
  silence();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { fetch } = window;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => queryClient.resetQueries());
  await sees('This device is offline.');
  vi.stubGlobal('fetch', fetch);
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  await sees('internships listed');
});

const inAnotherTab = (stored: string | null) =>
  act(async () => {
    if (stored === null) localStorage.removeItem(INTERESTS_KEY);
    else localStorage.setItem(INTERESTS_KEY, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: INTERESTS_KEY, newValue: stored }));
  });

it('the board follows a share in another tab at once, and the end of it', async () => {
  await inAnotherTab(OF_BO);
  await sees('1 interest');
  await inAnotherTab(null);
  await sees('Featured Internships');
  expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
});

it('the board takes no answer once another person has shared in another tab', async () => {
  const answer = await shareAgain();
  await inAnotherTab(OF_BO);
  await answer();
  expect(localStorage.getItem(INTERESTS_KEY)).toBe(OF_BO);
  expect(all('[data-interest]')).toHaveLength(1);
});
