import type { ApplicationArea } from '../../shared/area.ts';
import { CONNECTED_KEY, VISIT_KEY } from './keys.ts';

export const demo = {
  name: 'gamp',
  title: 'GAMP',
  description: 'Tournaments, tickets and daily rewards.',
  personalKeys: [CONNECTED_KEY, VISIT_KEY],
  // One route serves all pages, so the log-in state survives navigation. The page sets its own title.
  routes: [
    {
      path: 'gamp/*',
      loadPages: async () => [{ path: 'gamp' }, { path: 'gamp/rewards' }],
      title: null,
      lazy: () => import('./GampPage.tsx'),
    },
  ],
} satisfies ApplicationArea;
