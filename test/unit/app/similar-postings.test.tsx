import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { everythingIsNear } from '../../support/near.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

/** A sample posting that is not on the first page of the general list. */
const SHARED = '/job/4910200117';
const WORDS = 'Similar internships';
const AWAITED = 'Loading similar internships…';

let page: Awaited<ReturnType<typeof openPage>>;
const sees = (text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });
const similar = () => [
  ...page.screen.querySelectorAll<HTMLAnchorElement>('[aria-labelledby=similar] a[href^="/job/"]'),
];
const fieldSearches = () => page.asked.filter((address) => address.includes('category='));

/** Answers the search of a field only after `answer`. */
const holdField = (reply: (address: string, init: RequestInit) => Promise<Response>) => {
  const { fetch } = window;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes('category=')) return fetch(address, init);
    await answered;
    return reply(address, init);
  });
  return { answer: () => answer(), fetch };
};

const go = (path: string) =>
  act(async () => {
    void page.router.navigate(path);
  });

beforeEach(() => {
  everythingIsNear();
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(() => page.close());

it('a posting by a link has three postings of its field below it, with one search', async () => {
  page = await openPage(SHARED);
  await sees(WORDS);
  await soon(async () => {
    await act(async () => {});
    expect(similar()).toHaveLength(3);
  });
  expect(new Set(similar().map(({ pathname }) => pathname)).size).toBe(3);
  expect(similar().map(({ pathname }) => pathname)).not.toContain(SHARED);
  expect(fieldSearches()).toHaveLength(1);
  await go(similar()[0]?.pathname ?? '');
  await sees('Apply Now');
  expect(fieldSearches()).toHaveLength(1);
});

it('a posting has no similar one below it that the person has applied for', async () => {
  page = await openPage(SHARED);
  await soon(async () => {
    await act(async () => {});
    expect(similar()).toHaveLength(3);
  });
  const [first = ''] = similar().map(({ pathname }) => pathname);
  await go(first);
  await sees('Apply Now');
  await act(async () => {
    const marks = [...page.screen.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
    marks.find(({ textContent }) => textContent === 'Applied')?.click();
  });
  expect(localStorage.getItem('data-connect:jobs:marks')).toContain(first.slice('/job/'.length));
  await go(SHARED);
  await soon(async () => {
    await act(async () => {});
    expect(similar()).toHaveLength(3);
  });
  expect(similar().map(({ pathname }) => pathname)).not.toContain(first);
});

it.each([
  ['fails', async () => new Response('', { status: 502 })],
  [
    'is answered by samples that stand in for live postings',
    async () => Response.json({ count: 1, results: [] }, { headers: { 'x-jobs-source': 'stand-in' } }),
  ],
])('a posting has nothing unlike below it if the search %s', async (_, reply) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  page = await openPage('/saved');
  await sees('Nothing saved yet');
  holdField(reply).answer();
  await go(SHARED);
  await sees('Apply Now');
  await soon(async () => {
    await act(async () => {});
    expect(page.text()).not.toContain(AWAITED);
  });
  expect(similar().length).toBeLessThan(3);
  if (similar().length === 0) expect(page.text()).not.toContain(WORDS);
});
