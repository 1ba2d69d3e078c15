import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/api/query-client.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

/** The posting that the server has put into the page beside the application (`serving/posting-page.ts`). */
const served = () => document.getElementById('served-posting');
const SAMPLE = '/job/4910200117';

let page: Awaited<ReturnType<typeof openPage>>;
const sees = (text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });
const go = (path: string) =>
  act(async () => {
    void page.router.navigate(path);
  });
/** Opens a posting whose searches wait, like one over a slow network. */
const openSlowly = async (path: string) => {
  page = await openPage('/saved');
  await sees('Nothing saved yet');
  const { fetch } = window;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit) => {
    await answered;
    return fetch(asked, init);
  });
  queryClient.clear();
  await go(path);
  await sees('Loading the internship…');
  return answer;
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
  document.body.insertAdjacentHTML('beforeend', '<div hidden id="served-posting"></div>');
});
afterEach(async () => {
  await page.close();
  served()?.remove();
});

it('the JobPosting in the HTML of the server stays while the posting loads, and ends with a sample, which is no vacancy', async () => {
  const answer = await openSlowly(SAMPLE);
  expect(served()).not.toBeNull();
  answer();
  await sees('Apply Now');
  expect(served()).toBeNull();
});

it('the JobPosting in the HTML of the server ends when the person leaves before the posting has loaded', async () => {
  await openSlowly(SAMPLE);
  await go('/saved');
  await sees('Nothing saved yet');
  expect(served()).toBeNull();
});
