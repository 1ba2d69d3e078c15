import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as gigi } from '../../../showcase/demos/gigi/index.ts';
import { demo as prograd } from '../../../showcase/demos/prograd/index.ts';
import { demo as readwise } from '../../../showcase/demos/readwise/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { VISIT_KEY } from '../../../showcase/demos/toona/visit-key.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

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
  {
    demo: prograd,
    path: '/prograd',
    enter: () => post(),
    by: 'Search',
    title: 'Search Prograd',
    search: '?search=all',
  },
  {
    demo: gigi,
    path: '/gigi',
    enter: () => post(),
    by: 'Call Gigi',
    title: 'Call Gigi',
    search: '?call=gigi',
  },
  {
    demo: gamp,
    path: '/gamp',
    enter: logIn,
    by: 'Refer Buddies',
    title: 'Refer Buddies',
    search: '?refer=buddies',
  },
  {
    demo: readwise,
    path: '/readwise/supplemental',
    enter: async () => {},
    by: 'Add New Book',
    title: 'Add New Book',
    search: '?add=book',
  },
] as const;

describe.each(DIALOGS)('the dialog “$title” of $path', ({ demo, path, enter, by, title, search }) => {
  it('has an address, which Back and the close button leave', async () => {
    const page = await visit(demo, path);
    await enter(page);
    for (const leave of [back, () => page.press(title === 'Add New Book' ? 'Cancel' : 'Close')]) {
      await page.press(by);
      expect(opened(page)).toEqual([title]);
      expect(page.router.state.location.search).toBe(search);
      await leave(page);
      expect(opened(page)).toEqual([]);
      expect(page.router.state.location.search).toBe('');
    }
  });

  it('opens by its address, once the person is in', async () => {
    const page = await visit(demo, `${path}${search}`);
    await enter(page);
    expect(opened(page)).toEqual([title]);
  });
});

it('keeps the text that a person typed for a character when Back closes the form', async () => {
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

it('keeps the text that a person typed for a book when Back closes the form, without its errors', async () => {
  const page = await visit(readwise, '/readwise/supplemental');
  await page.press('Add New Book');
  await page.type('dialog input[name=title]', 'A Field of One');
  await page.submit();
  expect(page.text()).toContain('Please enter the author');
  await back(page);
  await page.press('Add New Book');
  expect(page.find('dialog input[name=title]')).toHaveProperty('value', 'A Field of One');
  expect(page.text()).not.toContain('Please enter the author');
});

it('has tab and text of Prograd’s search in the address; a topic leads to its part, and Back past the search', async () => {
  const page = await visit(prograd, '/prograd?search=learn&q=streak');
  await post();
  const topics = () => page.texts('dialog [role=tabpanel] li');
  expect(topics()).toEqual(['LearnStreaksCheck in, keep the pace']);
  await page.press('Close');
  expect(page.router.state.location.search).toBe('');
  await page.press('Search');
  await page.press('Products');
  await page.type('dialog input', 'usdc');
  expect(page.router.state.location.search).toBe('?search=products&q=usdc');
  await page.press('ProductsRewards');
  expect(opened(page)).toEqual([]);
  expect(page.router.state.location).toMatchObject({ search: '', hash: '#rewards' });
  await back(page);
  expect(page.router.state.location).toMatchObject({ search: '', hash: '' });
});
