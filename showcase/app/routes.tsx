import type { RouteObject } from 'react-router';
import type { Demo } from '../shared/demo.ts';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { DEMOS } from './demos.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Shell } from './Shell.tsx';

/** What the shell reads from a route's `handle`. */
export interface PageHandle {
  readonly title: string;
}

const handleOf = (title: string | null): { handle?: PageHandle } =>
  title === null ? {} : { handle: { title } };

/** The router's view of a demo's addresses. */
export const demoRoutes = ({ title, routes }: Demo): RouteObject[] =>
  routes.map((route) => ({
    path: route.path,
    lazy: route.lazy,
    ...handleOf(route.title === undefined ? title : route.title),
  }));

const board: RouteObject = {
  lazy: () => import('./BoardLayout.tsx'),
  children: [
    {
      lazy: () => import('../jobs/pages/OnboardedPages.tsx'),
      children: [
        { path: '/', lazy: () => import('../jobs/pages/JobListPage.tsx') },
        { path: '/job/:id', lazy: () => import('../jobs/pages/JobDetailPage.tsx') },
      ],
    },
    { path: '*', lazy: () => import('../jobs/pages/JobListPage.tsx') },
  ],
};

/** Every address of the showcase (specification §2.1); patterns match whatever their case. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => <Spinner className="min-h-dvh" />,
    children: [...DEMOS.flatMap(demoRoutes), board],
  },
];
