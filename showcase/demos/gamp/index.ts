import type { Area } from '../../shared/area.ts';
import { CONNECTED_KEY } from './connected-key.ts';

export const demo = {
  name: 'gamp',
  title: 'GAMP',
  description: 'Tournaments, tickets and daily rewards.',
  personalKeys: [CONNECTED_KEY],
  // One route for all pages, so that the log-in holds between them; the page names itself.
  routes: [
    {
      path: 'gamp/*',
      addresses: ['gamp', 'gamp/rewards'],
      title: null,
      lazy: () => import('./GampPage.tsx'),
    },
  ],
} satisfies Area;
