import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAnswers } from '../../../showcase/jobs/answers/answers-store.ts';
import { storedMarks } from '../../../showcase/jobs/marks/marks-store.ts';
import { NOT_KEPT } from '../../../showcase/jobs/pages/not-kept.ts';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

let page: Awaited<ReturnType<typeof openPage>>;

const sees = (text: string) =>
  soon(async () => {
    await act(async () => {});
    expect(page.text()).toContain(text);
  });

/** From now on storage rejects every write, and has no value. */
const fillStorage = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
  // A value that storage rejected would stay in memory for the next test.
  storedAnswers.change(() => storedAnswers.empty);
  storedMarks.change(() => storedMarks.empty);
});

it('the saved list says that a full browser keeps nothing', async () => {
  page = await openPage('/');
  await sees('internships listed');
  fillStorage();
  const save = page.screen.querySelector<HTMLButtonElement>('button[aria-label^="Save "]');
  await act(async () => save?.click());
  await act(() => page.router.navigate('/saved'));
  await sees(NOT_KEPT);
  await sees('Export for a spreadsheet');
});

it('the answers say that a full browser keeps nothing, and nothing of it otherwise', async () => {
  page = await openPage('/answers');
  await sees('Kept in this browser until you remove them or sign out.');
  fillStorage();
  await act(async () => storedAnswers.change((answers) => ({ ...answers, skill: 'SQL' })));
  await sees(NOT_KEPT);
  expect(page.text()).not.toContain('Kept in this browser until');
});
