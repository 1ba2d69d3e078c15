import type { ApplicationArea } from '../../shared/area.ts';
import { GAMP_CONNECTED_KEY, GAMP_KEY } from '../../shared/demo/keys.ts';

export const demo = {
  name: 'gamp',
  title: 'GAMP',
  description: 'Tournaments, tickets and daily rewards.',
  personalKeys: [GAMP_CONNECTED_KEY, GAMP_KEY],
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
