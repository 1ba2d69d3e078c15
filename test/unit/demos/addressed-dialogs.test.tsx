import { act } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { VISIT_KEY } from '../../../showcase/demos/toona/visit-key.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

type DemoPage = Awaited<ReturnType<typeof visitDemo>>;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const visit = async (demo: Parameters<typeof visitDemo>[0], address: string) => {
  const page = await visitDemo(demo, address);
  onTestFinished(page.close);
  return page;
};

const logIn = async (page: DemoPage) => {
  await page.type('input[type=email]', 'ada@example.com');
  await page.submit();
};
const opened = (page: DemoPage) => page.texts('dialog[open] h2');
const back = (page: DemoPage) => act(() => page.router.navigate(-1));

const DIALOGS = [
  {
    demo: toona,
    path: '/toona',
    enter: logIn,
    by: 'Create new',
    title: 'Create new',
    search: '?create=character',
  },
] as const;

it.each(DIALOGS)(
  'the dialog “$title” of $path has an address, which Back and the close button leave',
  async ({ demo, path, enter, by, title, search }) => {
    const page = await visit(demo, path);
    await enter(page);
    for (const leave of [back, () => page.press('Close')]) {
      await page.press(by);
      expect(opened(page)).toEqual([title]);
      expect(page.router.state.location.search).toBe(search);
      await leave(page);
      expect(opened(page)).toEqual([]);
      expect(page.router.state.location.search).toBe('');
    }
  },
);

it.each(DIALOGS)(
  'the dialog “$title” of $path opens by its address, once the person is in',
  async ({ demo, path, enter, title, search }) => {
    const page = await visit(demo, `${path}${search}`);
    await enter(page);
    expect(opened(page)).toEqual([title]);
  },
);

it('Toona keeps the text that a person typed for a character when Back closes the form', async () => {
  localStorage.setItem(VISIT_KEY, '{"cast":[]}');
  const page = await visit(toona, '/toona');
  await page.press('Create new');
  await page.type('dialog input', 'Noor');
  await page.press('Another look');
  const look = page.find('dialog svg').outerHTML;
  await back(page);
  await page.press('Create new');
  expect(page.find('dialog input')).toHaveProperty('value', 'Noor');
  expect(page.find('dialog svg').outerHTML).toBe(look);
});
