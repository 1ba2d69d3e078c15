import { expect, it, vi } from 'vitest';
import { useBoardPage } from './board-page.tsx';

const { open, close, sees, control, button, press, router } = useBoardPage();

it('the board shows the next page below the first, and both after a reload', async () => {
  await open('/');
  await sees('20 of 220');
  await press('Show more');
  await sees('40 of 220');
  const { search } = router().state.location;
  expect(search).toBe('?pages=2');
  const length = () => control('[aria-setsize]').getAttribute('aria-setsize');
  expect(length()).toBe('40');
  await close();
  await open(`/${search}`);
  await sees('40 of 220');
  expect(length()).toBe('40');
});

const focused = () => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset');

it('the board leads from its button to the first card of the next page', async () => {
  await open('/?field=it-jobs');
  await sees('20 of');
  expect(document.activeElement).toBe(document.body);
  button('Show more').focus();
  await press('Show more');
  await sees('That is the end of the list.');
  expect(focused()).toBe('21');
});

it('the board says where the list ends, there where the focus was if the next page is empty', async () => {
  await open('/');
  const { fetch } = window;
  vi.stubGlobal('fetch', async (asked: string, init: RequestInit) =>
    asked.includes('/search/2') ? Response.json({ count: 220, results: [] }) : fetch(asked, init),
  );
  await sees('20 of 220');
  button('Show more').focus();
  await press('Show more');
  await sees('That is the end of the list.');
  expect(document.activeElement?.textContent).toBe('That is the end of the list.');
});
