import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage, routes } from '../../../showcase/app/routes.tsx';
import { useBoardPage } from './board-page.tsx';

const { open, sees, text, control } = useBoardPage();
const { ErrorBoundary } = routes[0] ?? {};

it('the skip link leads behind the header', async () => {
  await open('/');
  await sees('Featured Internships');
  await act(async () => control('a[href="#content"]').click());
  expect(document.activeElement?.localName).toBe('main');
});

it('the error screen shows its heading and the message of the error', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('The hinges came off');
  };
  await open('/broken', [{ path: '/broken', element: <Broken />, ErrorBoundary }]);
  await sees('Unexpected Application Error!');
  expect(text()).toContain('The hinges came off');
  quiet.mockRestore();
});

it('the error screen says in plain words that a page’s file is missing, and not its address', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/CopusPage-old.js');
  const lazy = lazyPage(() => Promise.reject(gone));
  await open('/gone', [{ path: '/gone', lazy, ErrorBoundary, HydrateFallback: () => null }]);
  await sees('Unexpected Application Error!');
  expect(text()).toContain('This page could not be loaded. The site may have a new version');
  expect(text()).not.toContain('CopusPage');
});
