import type { Demo } from '../../shared/demo.ts';

export const demo = {
  name: 'gamp',
  title: 'GAMP',
  description: 'Tournaments, tickets and daily rewards.',
  // One route for all pages, so that the log-in holds between them; the page names itself.
  routes: [{ path: 'gamp/*', title: null, lazy: () => import('./GampPage.tsx') }],
} satisfies Demo;
