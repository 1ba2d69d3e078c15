import type { ApplicationArea } from '../../shared/area.ts';

/** Local-storage key of answers and dashboard. */
export const ANSWERS_KEY = 'data-connect:prograd:answers';

export const demo = {
  name: 'prograd',
  title: 'Prograd',
  description: 'Small paid activities that find the people they fit.',
  personalKeys: [ANSWERS_KEY],
  routes: [{ path: 'prograd', lazy: () => import('./ProgradPage.tsx') }],
} satisfies ApplicationArea;
