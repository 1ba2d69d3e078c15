import type { Area } from '../shared/area.ts';

export const docs = {
  name: 'docs',
  title: 'Documentation',
  description: 'How to put the widget on a page of your own: every attribute, event, call and error.',
  needsScript: 'looking something up and for the samples’ copy buttons',
  routes: [{ path: 'docs', lazy: () => import('./DocsRoute.tsx') }],
} satisfies Area;
