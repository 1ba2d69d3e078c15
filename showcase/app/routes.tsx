import type { RouteObject } from 'react-router';
import { jobs } from '../jobs/index.ts';
import type { Area } from '../shared/area.ts';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { DEMOS, TOOLS } from './areas.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lazyPage } from './lazy-page.ts';
import { Shell } from './Shell.tsx';

/** What the shell reads from a route's `handle`. */
export interface PageHandle {
  readonly title: string;
}

const handleOf = (title: string | null): { handle?: PageHandle } =>
  title === null ? {} : { handle: { title } };

/** The router's view of an area's addresses. */
const routesOf = ({ title, routes }: Area): RouteObject[] =>
  routes.map((route) => ({
    path: route.path,
    lazy: lazyPage(route.lazy),
    ...handleOf(route.title === undefined ? title : route.title),
  }));

const withLazyPage = (route: RouteObject): RouteObject => {
  if (route.index) return route;
  return {
    ...route,
    ...(typeof route.lazy === 'function' && { lazy: lazyPage(route.lazy) }),
    ...(route.children && { children: route.children.map(withLazyPage) }),
  };
};

/** Every address of the showcase (specification §2.1); patterns match whatever their case. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => <Spinner className="min-h-dvh" />,
    children: [
      ...[...DEMOS, ...TOOLS].flatMap(routesOf),
      { lazy: lazyPage(() => import('./BoardLayout.tsx')), children: jobs.routes.map(withLazyPage) },
    ],
  },
];
