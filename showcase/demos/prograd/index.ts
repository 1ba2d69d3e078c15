import type { Area } from '../../shared/area.ts';

export const demo = {
  name: 'prograd',
  title: 'Prograd',
  description: 'Small paid activities that find the people they fit.',
  routes: [{ path: 'prograd', lazy: () => import('./ProgradPage.tsx') }],
} satisfies Area;
