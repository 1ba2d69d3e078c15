import type { Area } from '../../shared/area.ts';

export const demo = {
  name: 'readwise',
  title: 'Readwise',
  description: 'Every highlight you ever made, in one cabinet.',
  routes: [
    {
      path: 'readwise/*',
      addresses: ['readwise', 'readwise/import', 'readwise/supplemental'],
      title: null,
      lazy: () => import('./ReadwisePage.tsx'),
    },
  ],
} satisfies Area;
