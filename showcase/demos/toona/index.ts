import type { ApplicationArea } from '../../shared/area.ts';

/** Local-storage key of a log-in. */
export const VISIT_KEY = 'data-connect:toona:visit';

export const demo = {
  name: 'toona',
  title: 'Toona: characters and mini apps',
  description: 'A cast of anime characters that lines up in your order.',
  personalKeys: [VISIT_KEY],
  routes: [{ path: 'toona', lazy: () => import('./ToonaPage.tsx') }],
} satisfies ApplicationArea;
