import type { Area } from '../shared/area.ts';

export const docs = {
  name: 'docs',
  title: 'Documentation',
  description: 'How to put the widget on a page of your own: every attribute, event, call and error.',
  routes: [{ path: 'docs', lazy: () => import('./DocsRoute.tsx') }],
} satisfies Area;
