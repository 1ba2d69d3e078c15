import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { routes } from '../../../showcase/app/routes.tsx';
import { queryClient } from '../../../showcase/jobs/JobsProvider.tsx';
import { openSandbox } from '../../support/open-sandbox.ts';
import { render } from '../../support/render.tsx';

const ORIGIN = 'http://localhost:4173';

/** Replaces the network by the sandbox in memory, until `leave` is called. */
const joinSandbox = () => {
  const sandbox = openSandbox();
  const asked: string[] = [];
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    asked.push(input);
    const { signal: _, ...rest } = init;
    const answer = await sandbox.fetch(new Request(new URL(input, ORIGIN), rest));
    // A closed page must not store the answer: the tests of one process share the storage.
    return leaving.signal.aborted ? new Promise<Response>(() => {}) : answer;
  });
  return { asked, leave: () => leaving.abort() };
};

/** Opens a page of the showcase by address, without any stored data. */
export const openPage = async (address: string, more: RouteObject[] = []) => {
  const { asked, leave } = joinSandbox();
  queryClient.clear();
  const router = createMemoryRouter([...more, ...routes], { initialEntries: [address] });
  const page = await render(<RouterProvider router={router} />);
  return {
    router,
    asked,
    screen: page.place,
    text: () => page.place.textContent ?? '',
    heading: () => page.place.querySelector('h1')?.textContent,
    close: async () => {
      leave();
      await page.close();
      router.dispose();
      vi.unstubAllGlobals();
    },
  };
};
