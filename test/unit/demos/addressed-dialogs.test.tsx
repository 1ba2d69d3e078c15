import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { TOONA_KEY } from '../../../showcase/shared/demo/keys.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem(TOONA_KEY, '{"cast":[]}');
  page = await visitDemo(demos.toona, '/toona?create=character');
  return page.close;
});

const opened = () => page.texts('dialog[open] h2');
const search = () => page.router.state.location.search;

it('a dialog of a demo has an address, which opens it, and which Back and the close button leave', async () => {
  expect(opened()).toEqual(['Create new']);
  for (const leave of [() => page.press('Close'), () => act(() => page.router.navigate(-1))]) {
    await leave();
    expect([opened(), search()]).toEqual([[], '']);
    await page.press('Create new');
    expect([opened(), search()]).toEqual([['Create new'], '?create=character']);
  }
});

it('a dialog of a demo keeps the text that a person typed when Back closes it', async () => {
  await page.press('Close');
  await page.press('Create new');
  await page.type('dialog input', 'Noor');
  await act(() => page.router.navigate(-1));
  await page.press('Create new');
  expect(page.find('dialog input')).toHaveProperty('value', 'Noor');
});
