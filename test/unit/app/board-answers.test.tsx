import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

const KEY = 'data-connect:jobs:answers';
const CV = { name: 'ada.pdf', size: 4096, terms: ['nutrition', 'looms'] };

let page: Awaited<ReturnType<typeof openPage>>;

const until = (check: () => void) =>
  soon(async () => {
    await act(async () => {});
    check();
  });
const sees = (text: string) => until(() => expect(page.text()).toContain(text));
const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
const button = (name: string) => {
  const found = [...page.screen.querySelectorAll('button')].find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No button "${name}"`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const reasons = () =>
  [...page.screen.querySelectorAll('li a')]
    .map(({ textContent }) => /(?:Your skill|From your CV): \S+/.exec(textContent ?? '')?.[0])
    .filter(Boolean);
const open = async (answers: object, address = '/') => {
  localStorage.setItem(KEY, JSON.stringify(answers));
  page = await openPage(address);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(() => page.close());

it('the board gives a person who shared nothing, but typed a skill, a list with that reason', async () => {
  await open({ skill: 'SQL' });
  await until(() => expect(page.heading()).toBe('Personalized Internships'));
  await until(() => expect(reasons()).toEqual(['Your skill: SQL']));
  expect(page.asked.some((address) => address.includes('what_or=SQL'))).toBe(true);
  await until(() => expect(page.text()).toMatch(/\d+ of 20 here fits? you/));
  const all = page.screen.querySelector<HTMLElement>('input[type=radio][value=all]');
  await act(async () => all?.click());
  await until(() => expect(page.heading()).toBe('Featured Internships'));
  expect(reasons()).toEqual([]);
});

it('the board counts skill and CV beside the shared interests, each reason once', async () => {
  localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names: ['input12'] }));
  await open({ skill: 'SQL', cv: CV });
  await sees('4 reasons');
  await until(() => expect(reasons().toSorted()).toEqual(['From your CV: nutrition', 'Your skill: SQL']));
  expect(page.text()).toContain('Fits your Engineering');
});

it('the board leads from a live search in which nothing fits the person to all of its postings', async () => {
  await open({ skill: 'SQL' });
  await until(() => expect(reasons()).toEqual(['Your skill: SQL']));
  const { fetch } = window;
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit) =>
    asked.includes('what_or')
      ? Response.json({ count: 0, results: [] }, { headers: { 'x-jobs-source': 'adzuna' } })
      : fetch(asked, init),
  );
  await act(async () => page.router.navigate('/?q=croissants'));
  await sees('No internship of this search fits you.');
  await press('Look at all of them');
  await sees('1 internship listed');
});

it('the board says what a term rests on, and removes it, with undo', async () => {
  await open({ name: 'Ada', skill: 'SQL, looms', cv: CV });
  await sees('3 reasons');
  await press('SQL');
  await sees('SQL is a skill that you typed.');
  await press('Remove SQL');
  await sees('2 reasons');
  expect(stored()).toEqual({ name: 'Ada', email: '', skill: 'looms', cv: CV });
  await until(() => button('Undo'));
  await press('Undo');
  await sees('3 reasons');
  await press('Remove nutrition');
  await sees('2 reasons');
  expect(stored().cv.terms).toEqual(['looms']);
});

it('the board shows the answers at /answers, where each can be changed and removed', async () => {
  await open({ name: 'Ada', email: 'a@b.c', skill: 'SQL', cv: CV }, '/answers');
  await sees('ada.pdf 4.0 KB');
  const values = [...page.screen.querySelectorAll<HTMLInputElement>('input:not([type=file])')].map(
    ({ value }) => value,
  );
  expect(values).toEqual(['Ada', 'a@b.c', 'SQL']);
  await press('Remove looms');
  expect(stored().cv.terms).toEqual(['nutrition']);
  await press('Remove ada.pdf');
  expect(stored().cv).toBeNull();
  await press('Remove all');
  expect(localStorage.getItem(KEY)).toBeNull();
  await until(() => button('Undo'));
  await press('Undo');
  expect(stored()).toMatchObject({ name: 'Ada', skill: 'SQL', cv: null });
});
