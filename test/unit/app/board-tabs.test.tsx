import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INTERESTS_KEY } from '../../../showcase/jobs/constants.ts';
import { tokenOf } from '../../support/token-of.ts';
import { soon } from '../../support/until.ts';
import { GENUINE, post } from '../../support/visit-demo.tsx';
import { openPage } from './open-page.tsx';

const OF_BO = '{"names":["input3"],"subject":"bo"}';

let page: Awaited<ReturnType<typeof openPage>>;

const sees = (text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });

/** Another tab has stored interests, or removed them. */
const inAnotherTab = (text: string | null) =>
  act(async () => {
    if (text === null) localStorage.removeItem(INTERESTS_KEY);
    else localStorage.setItem(INTERESTS_KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: INTERESTS_KEY, newValue: text }));
  });

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem(INTERESTS_KEY, '{"names":["input1","input2"],"subject":"ada"}');
  page = await openPage('/everywhere-else');
  await sees('2 interests');
});
afterEach(() => page.close());

it('the board follows a share in another tab at once, and the end of it', async () => {
  await inAnotherTab(OF_BO);
  await sees('1 interest');
  await inAnotherTab(null);
  await sees('Featured Internships');
  expect(localStorage.getItem(INTERESTS_KEY)).toBeNull();
});

it.each([
  ['their second share', () => {}],
  ['their first share', () => inAnotherTab(null)],
])('the board takes no answer to %s once another person has shared in another tab', async (_, begin) => {
  await begin();
  const APIurl = `${window.location.origin}/api/inference`;
  let answer = () => {};
  const ask = (address: string, { body }: RequestInit = {}) =>
    new Promise((resolve) => {
      if (address !== APIurl) return;
      const { Input }: { Input: unknown[] } = JSON.parse(String(body));
      const output = Input.map(() => [[0.9]]);
      answer = () => resolve(Response.json({ InferenceResult: { output: { output } } }));
    });
  vi.stubGlobal('fetch', ask);
  await post({ data: { ...GENUINE, APIurl, accessToken: tokenOf('ada') } });
  await inAnotherTab(OF_BO);
  await act(async () => answer());
  expect(localStorage.getItem(INTERESTS_KEY)).toBe(OF_BO);
});
