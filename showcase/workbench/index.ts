import type { Demo } from '../shared/demo.ts';

export const demo = {
  name: 'workbench',
  title: 'Workbench',
  description: 'Every setting of the widget, live, with its state chart and its events.',
  routes: [{ path: 'widget', lazy: () => import('./WorkbenchPage.tsx') }],
} satisfies Demo;
