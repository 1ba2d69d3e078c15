import type { RouteObject } from 'react-router';
import { INTERESTS_KEY } from './constants.ts';

const list = () => import('./pages/JobListPage.tsx');

/** The job board: the onboarding stands before its own two addresses, every unknown address shows the list. */
export const jobs = {
  personalKeys: [INTERESTS_KEY],
  routes: [
    {
      lazy: () => import('./pages/OnboardedPages.tsx'),
      children: [
        { path: '/', lazy: list },
        { path: '/job/:id', lazy: () => import('./pages/JobDetailPage.tsx') },
      ],
    },
    { path: '*', lazy: list },
  ] satisfies RouteObject[],
};
