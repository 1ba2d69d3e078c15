import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router';
import { forgetOld } from './app/areas.ts';
import { applyMarkedStyles } from './app/marked-styles.ts';
import { routes } from './app/routes.tsx';
import { readTyped } from './app/typed-fields.ts';
import { keyEntries } from './shared/lib/entry-keys.ts';
import './shared/theme/theme.css';
// Every page loads the board's styles, because they are too small for a separate request.
import './jobs/board.css';

const root = document.getElementById('root');
forgetOld();
// Must run before the router reads its first entry and listens for the next one.
keyEntries();
const router = createBrowserRouter(routes);
// A link's page may take seconds to come: until it is there, a line grows at the top (theme.css).
router.subscribe(({ navigation }) => root?.toggleAttribute('data-awaited', navigation.state !== 'idle'));

/** Whether the HTML in place was made for this address; a server may answer every address with one file. */
const isPrerendered = ({ dataset: { address } }: HTMLElement) => {
  if (address === undefined || router.state.errors) return false;
  if (address === '*') return router.state.matches.at(-1)?.route.path === '*';
  // The overview of the documentation also answers an unknown chapter (contract §5).
  const pattern = address === '/docs' ? '/docs/:chapter?' : address;
  return matchPath(pattern, router.state.location.pathname) !== null;
};

/** A single child: a second one would change the `useId` ids, which must match the HTML. */
const App = () => {
  const scrolled = useRef(0);
  const typeAgain = useRef(async () => {});
  // The person may have scrolled and typed by now. The router's layout effect scrolls to the top; this one runs before it.
  useInsertionEffect(() => {
    scrolled.current = window.scrollY;
    typeAgain.current = readTyped(document);
  }, []);
  useLayoutEffect(() => {
    // Runs after all layout effects, because some of them render anew.
    queueMicrotask(() => window.scrollTo({ top: scrolled.current, behavior: 'instant' }));
  }, []);
  useEffect(() => {
    // For measurements and tests: from this mark on, the page is interactive.
    performance.mark('page-live');
    void typeAgain.current();
  }, []);
  return <RouterProvider router={router} />;
};

const start = (place: HTMLElement) => {
  if (!isPrerendered(place)) return void createRoot(place).render(<App />);
  applyMarkedStyles(place);
  // In slices, so that the browser can draw meanwhile.
  startTransition(() => void hydrateRoot(place, <App />));
};

/** Runs once the router has loaded the page's own file. Until then, the HTML is visible. */
const whenLoaded = (run: () => void) => {
  if (router.state.initialized) return run();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    run();
  });
};

if (root) whenLoaded(() => start(root));
