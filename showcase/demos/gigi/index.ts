import type { ApplicationArea } from '../../shared/area.ts';

export const demo = {
  name: 'gigi',
  title: 'Gigi: AI that knows everyone',
  description: 'An introduction service with a Hot List and opinions.',
  routes: [{ path: 'gigi', lazy: () => import('./GigiPage.tsx') }],
} satisfies ApplicationArea;
