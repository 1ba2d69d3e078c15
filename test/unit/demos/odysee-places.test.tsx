import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '../../../showcase/demos/odysee/index.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demo, '/Odysee');
});
afterEach(() => page.close());

const typedIn = () => {
  const field = page.find('input[type=search]');
  return field instanceof HTMLInputElement ? field.value : null;
};

it('Odysee has an address for each channel and search: a link shows the same, and Back the one before', async () => {
  await page.press('Gaming');
  await page.press('Education');
  await page.type('input[type=search]', 'tide');
  const { search } = page.router.state.location;
  expect(search).toBe('?channel=education&q=tide');
  const shown = page.texts('main h1, main h3');
  await page.close();
  page = await visitDemo(demo, `/Odysee${search}`);
  expect(page.texts('main h1, main h3')).toEqual(shown);
  expect(typedIn()).toBe('tide');
  await page.press('Pop Culture');
  expect(page.texts('h1')).toEqual(['Pop Culture']);
  expect(typedIn()).toBe('');
  await act(() => page.router.navigate(-1));
  expect(page.texts('main h1, main h3')).toEqual(shown);
  expect(typedIn()).toBe('tide');
});
