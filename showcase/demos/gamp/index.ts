import type { ApplicationArea } from '../../shared/area.ts';

/** Storage key of the connected flag (contract §5). */
export const CONNECTED_KEY = 'gampMosaicConnected';

/** Local-storage key of the state with which the next visit continues. */
export const VISIT_KEY = 'data-connect:gamp:visit';

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
