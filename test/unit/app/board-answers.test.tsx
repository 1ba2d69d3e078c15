import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { storedAnswers } from '../../../showcase/jobs/answers/answers.ts';
import { NOT_KEPT } from '../../../showcase/jobs/constants.ts';
import { useBoardPage } from './board-page.tsx';

const KEY = 'data-connect:jobs:answers';
const CV = { name: 'ada.pdf', size: 4096, terms: ['nutrition', 'looms'] };

const { open, until, sees, text, heading, asked, all, press, control } = useBoardPage();

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const reasons = () =>
  [...all('li a')]
    .map(({ textContent }) => /(?:Your skill|From your CV): \S+/.exec(textContent ?? '')?.[0])
    .filter(Boolean);
const openWith = async (answers: object, address = '/') => {
  localStorage.setItem(KEY, JSON.stringify(answers));
  await open(address);
};

it('the board gives a person who shared nothing, but typed a skill, a list with that reason', async () => {
  await openWith({ skill: 'SQL' });
  await until(() => expect(heading()).toBe('Personalized Internships'));
  await until(() => expect(reasons()).toEqual(['Your skill: SQL']));
  expect(asked().some((address) => address.includes('what_or=SQL'))).toBe(true);
  await until(() => expect(text()).toMatch(/\d+ of 20 here fits? you/));
  await act(async () => control('input[type=radio][value=all]').click());
  await until(() => expect(heading()).toBe('Featured Internships'));
  expect(reasons()).toEqual([]);
});

it('the board counts skill and CV beside the shared interests, each reason once', async () => {
  localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names: ['input12'] }));
  await openWith({ skill: 'SQL', cv: CV });
  await sees('4 reasons');
  await until(() => expect(reasons().toSorted()).toEqual(['From your CV: nutrition', 'Your skill: SQL']));
  expect(text()).toContain('Fits your Engineering');
});

it('the board says what a term rests on, and removes it, with undo', async () => {
  await openWith({ name: 'Ada', skill: 'SQL, looms', cv: CV });
  await sees('3 reasons');
  await press('SQL');
  await sees('SQL is a skill that you typed.');
  await press('Remove SQL');
  await sees('2 reasons');
  expect(stored()).toEqual({ name: 'Ada', email: '', skill: 'looms', cv: CV });
  await press('Undo');
  await sees('3 reasons');
  await press('Remove nutrition');
  await sees('2 reasons');
  expect(stored().cv.terms).toEqual(['looms']);
});

it('the board shows the answers at /answers, where each can be changed and removed', async () => {
  await openWith({ name: 'Ada', email: 'a@b.c', skill: 'SQL', cv: CV }, '/answers');
  await sees('ada.pdf 4.0 KB');
  const values = [...all<HTMLInputElement>('input:not([type=file])')].map(({ value }) => value);
  expect(values).toEqual(['Ada', 'a@b.c', 'SQL']);
  await press('Remove looms');
  expect(stored().cv.terms).toEqual(['nutrition']);
  await press('Remove ada.pdf');
  expect(stored().cv).toBeNull();
  await press('Remove all');
  expect(localStorage.getItem(KEY)).toBeNull();
  await press('Undo');
  expect(stored()).toMatchObject({ name: 'Ada', skill: 'SQL', cv: null });
});

it('the answers say that a full browser keeps nothing, and nothing of it otherwise', async () => {
  await open('/answers');
  await sees('Kept in this browser until you remove them or sign out.');
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  await act(async () => storedAnswers.change((answers) => ({ ...answers, skill: 'SQL' })));
  await sees(NOT_KEPT);
  expect(text()).not.toContain('Kept in this browser until');
  vi.unstubAllGlobals();
  // A value that storage rejected would stay in memory for the next test.
  storedAnswers.change(() => storedAnswers.empty);
});
