import type { Demo } from '../../shared/demo.ts';

export const demo = {
  name: 'prograd',
  title: 'Prograd',
  description: 'Small paid activities that find the people they fit.',
  routes: [{ path: 'prograd', lazy: () => import('./ProgradPage.tsx') }],
} satisfies Demo;
