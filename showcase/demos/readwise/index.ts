import type { ApplicationArea } from '../../shared/area.ts';

/** Local-storage key of the persona. */
export const PERSONA_KEY = 'data-connect:readwise:persona';

export const demo = {
  name: 'readwise',
  title: 'Readwise',
  description: 'Every highlight you ever made, in one cabinet.',
  personalKeys: [PERSONA_KEY],
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
