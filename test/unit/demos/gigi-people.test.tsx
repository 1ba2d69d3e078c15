import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '../../../showcase/demos/gigi/index.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  page = await visitDemo(demo, '/gigi');
  await post();
});

afterEach(() => page.close());

const opened = () => page.texts('dialog[open] h2');

it('Gigi opens a person of the search, and of the leaderboard, by an address', async () => {
  await page.type('input[type=search]', 'kettle');
  await page.press('Sunny Petrov');
  expect(opened()).toEqual(['Sunny Petrov']);
  await page.press('Close');
  expect(page.router.state.location.search).toBe('');
  await page.press('Leaderboard');
  await page.press('Maëlle Osei');
  expect(page.router.state.location.search).toBe('?page=leaderboard&person=maelle-osei');
  expect(opened()).toEqual(['Maëlle Osei']);
});

it('Gigi keeps the choices of the leaderboard on the next visit, and while Home is shown', async () => {
  const choices = () => [
    ...page.all('select').map((field) => field instanceof HTMLSelectElement && field.value),
    ...page.texts('[aria-pressed=true]'),
  ];
  await page.press('Leaderboard');
  expect(choices()).toEqual(['All', 'All', 'All']);
  await page.type('label:nth-of-type(1) select', 'Palo Alto');
  await page.type('label:nth-of-type(2) select', 'CTO');
  await page.press('Rising star');
  const chosen = ['Palo Alto', 'CTO', 'Rising star'];
  expect(choices()).toEqual(chosen);
  await page.press('Home');
  await page.press('Leaderboard');
  expect(choices()).toEqual(chosen);
  const { search } = page.router.state.location;
  await page.close();
  page = await visitDemo(demo, `/gigi${search}`);
  expect(choices()).toEqual(chosen);
});
