import type { RouteObject } from 'react-router';
import type { Area } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lazyPage } from './lazy-page.ts';
import { Shell } from './Shell.tsx';

/** The part of a route's `handle` that the shell reads. */
export interface PageHandle {
  readonly title: string;
}

const handleOf = (title: string | null): { handle?: PageHandle } =>
  title === null ? {} : { handle: { title } };

/** The router's routes for an area's addresses. */
const routesOf = ({ title, routes }: Area): RouteObject[] =>
  routes.map((route) => ({
    path: route.path,
    lazy: lazyPage(route.lazy),
    ...handleOf(route.title === undefined ? title : route.title),
  }));

type BoardPage = keyof typeof import('./board.ts');

const boardPage = (name: BoardPage) =>
  lazyPage(async () => ({ Component: (await import('./board.ts'))[name] }));

/** The job board. The onboarding comes before the board's two addresses; an unknown address shows the list. */
const board: RouteObject = {
  lazy: boardPage('BoardLayout'),
  children: [
    {
      lazy: boardPage('OnboardedPages'),
      children: [
        { path: '/', lazy: boardPage('JobListPage') },
        { path: '/job/:id', lazy: boardPage('JobDetailPage') },
      ],
    },
    { path: '/saved', lazy: lazyPage(() => import('../jobs/pages/SavedPage.tsx')) },
    { path: '/answers', lazy: lazyPage(() => import('../jobs/pages/AnswersPage.tsx')) },
    { path: '*', lazy: boardPage('JobListPage') },
  ],
};

/** Every address of the showcase (specification §2.1). Case does not matter. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [...[...DEMOS, ...TOOLS].flatMap(routesOf), board],
  },
];
