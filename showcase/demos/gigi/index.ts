import type { ApplicationArea } from '../../shared/area.ts';

/** Local-storage key of the visitor's profile. */
export const PROFILE_KEY = 'data-connect:gigi:profile';

export const demo = {
  name: 'gigi',
  title: 'Gigi: AI that knows everyone',
  description: 'An introduction service with a Hot List and opinions.',
  personalKeys: [PROFILE_KEY],
  routes: [{ path: 'gigi', lazy: () => import('./GigiPage.tsx') }],
} satisfies ApplicationArea;
