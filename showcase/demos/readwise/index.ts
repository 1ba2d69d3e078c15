import type { ApplicationArea } from '../../shared/area.ts';
import { READWISE_KEY } from '../../shared/demo/keys.ts';

export const demo = {
  name: 'readwise',
  title: 'Readwise',
  description: 'Every highlight you ever made, in one cabinet.',
  personalKeys: [READWISE_KEY],
  routes: [
    {
      path: 'readwise/*',
      loadPages: async () => [
        { path: 'readwise' },
        { path: 'readwise/import' },
        { path: 'readwise/supplemental' },
      ],
      title: null,
      lazy: () => import('./ReadwisePage.tsx'),
    },
  ],
} satisfies ApplicationArea;
