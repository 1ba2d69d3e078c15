import type { ApplicationArea } from '../../shared/area.ts';

export const demo = {
  name: 'copus',
  title: 'Copus',
  description: 'A community that sorts itself around you.',
  routes: [{ path: 'copus', lazy: () => import('./CopusPage.tsx') }],
} satisfies ApplicationArea;
