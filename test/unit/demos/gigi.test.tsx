import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { GIGI_KEY } from '../../../showcase/shared/demo/keys.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  page = await visitDemo(demos.gigi, '/gigi');
});

afterEach(async () => {
  vi.useRealTimers();
  await page.close();
  window.scrollTo(0, 0);
});

it('Gigi reads "Analyzing..." for 2 s, then opens the dashboard', async () => {
  vi.useFakeTimers();
  await page.type('input', 'https://linkedin.example/in/robin');
  await page.submit();
  expect(page.texts('button[type=submit]')).toEqual(['Analyzing...']);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(page.texts('h1')).toEqual(['Gigi']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(page.texts('h2')).toEqual(['Worth meeting', 'Hot List']);
});

const again = async () => {
  await page.close();
  page = await visitDemo(demos.gigi, '/gigi');
  await page.press('Reveal your profile');
};

it('Gigi continues after a reload with the profile that was shared, without its token', async () => {
  await post();
  await again();
  expect(page.text()).toContain('Nameada@example.com');
  expect(page.text()).toContain('2 USDC reserved for you (demo)');
  expect(localStorage.getItem(GIGI_KEY)).not.toContain('token');
});
