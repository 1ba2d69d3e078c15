import { isRouteErrorResponse, type RouteObject, useRouteError } from 'react-router';
import type { Area } from '../shared/area.ts';
import { Button, buttonClasses } from '../shared/ui/Button.tsx';
import { DEMOS, TOOLS } from './areas.ts';
import { Shell } from './Shell.tsx';

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.statusText || `${error.status}`;
  return error instanceof Error ? error.message : String(error);
};

/** Links home without the router, which may have failed itself. */
const ErrorScreen = () => {
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-5 py-16 sm:px-8">
      <title>Unexpected Application Error!</title>
      <h1 className="font-display text-4xl font-extrabold tracking-[-0.03em] sm:text-5xl">
        Unexpected Application Error!
      </h1>
      <p
        role="alert"
        className="rounded-lg bg-danger-soft px-4 py-3 font-mono text-sm wrap-anywhere text-danger"
      >
        {messageOf(error)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <a href="/" className={buttonClasses('plain')}>
          Go to the job board
        </a>
      </div>
    </main>
  );
};

/** Messages of browsers for a script file that did not load, and Vite's message for a style sheet. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A new version of the site has other file names, or the connection failed. */
class PageFileError extends Error {
  override readonly name = 'PageFileError';

  constructor(cause: unknown) {
    super(
      'This page could not be loaded. The site may have a new version, or the connection is lost. Try again to load it as it is now; what you saved stays.',
      { cause },
    );
  }
}

/** @throws {PageFileError} if the page's file did not load */
export const lazyPage =
  <Module,>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    try {
      return await load();
    } catch (error) {
      throw error instanceof Error && NOT_LOADED.test(error.message) ? new PageFileError(error) : error;
    }
  };

const routesOf = ({ title, routes }: Area): RouteObject[] =>
  routes.map((route) => ({
    path: route.path,
    lazy: lazyPage(route.lazy),
    handle: { title: route.title === undefined ? title : route.title },
  }));

type BoardPage = keyof typeof import('./board.tsx');

const boardPage = (name: BoardPage) =>
  lazyPage(async () => ({ Component: (await import('./board.tsx'))[name] }));

/** The onboarding comes before the board's two addresses; an unknown address shows the list. */
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

/** Case does not matter (specification §2.1). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [...[...DEMOS, ...TOOLS].flatMap(routesOf), board],
  },
];
