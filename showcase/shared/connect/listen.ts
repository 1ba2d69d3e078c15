import type { ConnectHandlers } from './connect-element.ts';

const EVENTS = {
  complete: 'onComplete',
  close: 'onClose',
} as const satisfies Record<string, keyof ConnectHandlers>;

/** Passes the element's events to the current handlers; returns the function that stops listening. */
export const listen = (element: EventTarget, current: () => ConnectHandlers) => {
  const listening = new AbortController();
  for (const [type, name] of Object.entries(EVENTS)) {
    element.addEventListener(
      type,
      (event) => {
        // `complete` bubbles, so one from an element inside this one is ignored.
        if (event.target === element && event instanceof CustomEvent) current()[name]?.(event.detail);
      },
      { signal: listening.signal },
    );
  }
  return () => listening.abort();
};
