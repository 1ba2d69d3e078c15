import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptReducer } from '../../../showcase/shared/lib/use-kept-reducer.ts';
import { render } from '../../support/render.tsx';

const KEY = 'garden';
const FLAG = 'garden-flag';
const OPTIONS = {
  key: KEY,
  flag: { key: FLAG, of: (plant: string) => plant !== '' || undefined },
  initial: '',
  restore: (stored: unknown) => (typeof stored === 'string' ? stored : ''),
  keep: (plant: string) => plant || undefined,
};
const reduce = (_: string, plant: string) => plant;

beforeEach(() => localStorage.clear());

const open = async () => {
  const shown: ReturnType<typeof useKeptReducer<string, string>>[] = [];
  const Page = () => {
    shown.push(useKeptReducer(reduce, OPTIONS));
    return null;
  };
  const { close } = await render(<Page />);
  return {
    close,
    plant: () => shown.at(-1)?.[0],
    renders: () => shown.length,
    choose: (plant: string) => act(async () => shown.at(-1)?.[1](plant)),
  };
};

const inAnotherTab = (key: string | null, change: () => void) =>
  act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
const store = (plant: string) => localStorage.setItem(KEY, JSON.stringify(plant));

it('a demo continues where the last visit ended, and stores nothing by itself', async () => {
  const page = await open();
  expect(localStorage.getItem(KEY)).toBeNull();
  await page.choose('fern');
  await page.close();
  const next = await open();
  expect(next.plant()).toBe('fern');
  await next.close();
});

it('a demo follows the other tabs, and does not store what it read from them', async () => {
  const page = await open();
  await page.choose('fern');
  await inAnotherTab(KEY, () => store('moss'));
  expect(page.plant()).toBe('moss');
  await inAnotherTab(KEY, () => localStorage.removeItem(KEY));
  expect([page.plant(), localStorage.getItem(KEY)]).toEqual(['', null]);
  await page.choose('fern');
  await inAnotherTab(null, () => localStorage.clear());
  expect([page.plant(), localStorage.getItem(KEY)]).toEqual(['', null]);
  await page.close();
});
