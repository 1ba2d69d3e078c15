import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** Simulates a reload: the HTML was rendered without the browser's data, and React hydrates it. */
export const reload = async (page: ReactNode) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const whole = <MemoryRouter>{page}</MemoryRouter>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(whole);
  document.body.append(place);
  const root = await act(async () => hydrateRoot(place, whole));
  return {
    field: (selector: string) => place.querySelector(selector),
    submit: () =>
      act(async () => {
        const event = new Event('submit', { bubbles: true, cancelable: true });
        place.querySelector('form')?.dispatchEvent(event);
      }),
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
};
