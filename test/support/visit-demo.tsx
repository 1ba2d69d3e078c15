import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import type { Area } from '../../showcase/shared/area.ts';
import { render } from './render.tsx';
import { GENUINE } from './share-event.ts';
import { required, soon } from './until.ts';

export { GENUINE };

/** Such messages with one error, in the origin or the content. */
export const FORGERIES = {
  'another origin': { data: GENUINE, origin: 'https://evil.example', source: window },
  'another window': { data: GENUINE, origin: window.location.origin, source: null },
  'another marker': {
    data: { ...GENUINE, unique: 'Other-Response' },
    origin: window.location.origin,
    source: window,
  },
} as const;

/** Answers of the widget that are no sign-in (contract §2.4). */
export const NOT_SHARED = {
  'chose not to share': { approvedData: [], rejected: true },
  'met a failure': { approvedData: ['basic'], success: false, error: 'API request failed: 503' },
} as const;

export const SHARED = { approvedData: ['basic'], success: true } as const;

export const post = (init: MessageEventInit = {}) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: GENUINE, origin: window.location.origin, source: window, ...init }),
    );
  });

/** The approximate accessible name of an element, without hidden parts. */
const nameOf = (element: Element) => {
  const spoken = element.cloneNode(true);
  if (!(spoken instanceof Element)) return '';
  for (const hidden of spoken.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? spoken.textContent ?? '').replace(/\s+/g, ' ').trim();
};

export const visitDemo = async (demo: Area, address: string) => {
  const routes = demo.routes.map(({ path, lazy }) => ({ path, lazy }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  // A page's first import is slow on a busy machine.
  await soon(() => expect(router.state.initialized).toBe(true));
  const { place, close } = await render(<RouterProvider router={router} />);
  const all = (selector: string) => [...place.querySelectorAll(selector)];
  const find = (selector: string) => required(place.querySelector(selector), selector);

  return {
    place,
    router,
    close,
    all,
    find,
    texts: (selector: string) => all(selector).map(nameOf),
    text: () => (place.textContent ?? '').replace(/\s+/g, ' '),
    press: (name: string) =>
      act(async () => {
        const control = all('button, a').find((element) => nameOf(element).startsWith(name));
        required(control, name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }),
    type: (selector: string, value: string) =>
      act(async () => {
        const field = find(selector);
        // React overrides the element's setter; only the prototype's setter makes it notice a change.
        const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    submit: () =>
      act(async () => {
        find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    signOut: () =>
      act(async () => {
        find('data-connect-button').dispatchEvent(
          new CustomEvent('signout', { detail: { username: 'ada' }, bubbles: true }),
        );
      }),
    complete: (detail: unknown) =>
      act(async () => {
        find('data-connect-button').dispatchEvent(new CustomEvent('complete', { detail, bubbles: true }));
      }),
  };
};
