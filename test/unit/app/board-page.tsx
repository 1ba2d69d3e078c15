import { act } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { routes } from '../../../showcase/app/routes.tsx';
import { queryClient } from '../../../showcase/jobs/JobsProvider.tsx';
import { openSandbox } from '../../support/open-sandbox.ts';
import { render } from '../../support/render.tsx';
import { soon } from '../../support/until.ts';

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

const openPage = async (address: string, more: RouteObject[] = []) => {
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

const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();

type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** Answers the requests whose address has this text, until the page closes. */
export const answerTo = (part: string, reply: (...asked: [...Parameters<Ask>, Ask]) => unknown) => {
  const { fetch } = window;
  const ask: Ask = (address, init) => fetch(address, init);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) =>
    address.includes(part) ? reply(address, init, ask) : ask(address, init),
  );
};

/** Opens a page of the board in each test, after the onboarding and without other stored data. */
export const useBoardPage = () => {
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('data-connect:jobs:onboarded', 'true');
  });
  afterEach(() => page.close());

  const until = (check: () => void) =>
    soon(async () => {
      await act(async () => {});
      check();
    });
  const button = (name: string) => {
    const found = [...page.screen.querySelectorAll('button')].find((each) => nameOf(each) === name);
    if (!found) throw new Error(`No button "${name}"`);
    return found;
  };
  return {
    open: async (...args: Parameters<typeof openPage>) => {
      page = await openPage(...args);
    },
    close: () => page.close(),
    until,
    sees: (text: string) => until(() => expect(page.text()).toContain(text)),
    text: () => page.text(),
    heading: () => page.heading(),
    asked: () => page.asked,
    all: <Kind extends Element>(selector: string) =>
      page.screen.querySelectorAll<HTMLElement & Kind>(selector),
    first: (selector: string) => page.screen.querySelector<HTMLElement>(selector),
    control: <Kind extends Element>(selector: string) => {
      const found = page.screen.querySelector<HTMLElement & Kind>(selector);
      if (!found) throw new Error(`No ${selector}`);
      return found;
    },
    button,
    press: async (name: string) => {
      await until(() => void button(name));
      await act(async () => button(name).click());
    },
    fire: (type: string, detail: unknown = null) =>
      act(async () => {
        const widget = page.screen.querySelector('data-connect-button');
        widget?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
      }),
    /** Sets a value as a person does: React follows the element's own setter and its event. */
    enter: (field: HTMLInputElement | HTMLSelectElement, value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
      }),
    titles: () => [...page.screen.querySelectorAll('li h2')].map(({ textContent }) => textContent ?? ''),
    router: () => page.router,
    go: (path: string) =>
      act(async () => {
        void page.router.navigate(path);
      }),
  };
};
