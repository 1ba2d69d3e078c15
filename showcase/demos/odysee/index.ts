import type { ApplicationArea } from '../../shared/area.ts';

export const demo = {
  name: 'odysee',
  title: 'Odysee',
  description: 'A late-night video station that retunes itself to you.',
  routes: [{ path: 'Odysee', lazy: () => import('./OdyseePage.tsx') }],
} satisfies ApplicationArea;
