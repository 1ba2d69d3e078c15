import type { ConnectHandlers } from './connect-element.ts';

const EVENTS = {
  complete: 'onComplete',
  close: 'onClose',
} as const satisfies Record<string, keyof ConnectHandlers>;

/** Hands the element's events to the handlers that `current` holds at that time; returns the function that stops it. */
export const listen = (element: EventTarget, current: () => ConnectHandlers) => {
  const listening = new AbortController();
  for (const [type, name] of Object.entries(EVENTS)) {
    element.addEventListener(
      type,
      (event) => {
        // `complete` bubbles: one from an element further in is not this one's.
        if (event.target === element && event instanceof CustomEvent) current()[name]?.(event.detail);
      },
      { signal: listening.signal },
    );
  }
  return () => listening.abort();
};
