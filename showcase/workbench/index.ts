import type { Area } from '../shared/area.ts';

export const workbench = {
  name: 'workbench',
  title: 'Workbench',
  description: 'Every setting of the widget, live, with its state chart and its events.',
  routes: [{ path: 'widget', lazy: () => import('./WorkbenchPage.tsx') }],
} satisfies Area;
