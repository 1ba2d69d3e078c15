import type { Demo } from '../shared/demo.ts';

export const demo = {
  name: 'docs',
  title: 'Documentation',
  description: 'How to put the widget on a page of your own: every attribute, event, call and error.',
  routes: [{ path: 'docs', lazy: () => import('./docs-page.ts') }],
} satisfies Demo;
