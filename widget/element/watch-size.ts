import { orUndefined } from '../common/or-undefined.ts';

/** Time between two checks of the size, where no observer reports it. */
const POLL_MS = 500;

/**
 * Calls `check` when an element's size or visibility may have changed, until `ended`. A hidden or removed element has no
 * size; below `content-visibility: hidden` it keeps its size, and only `IntersectionObserver` reports it. A page may lack
 * an observer, or have a broken imitation of it.
 */
export const watchSize = (element: Element, check: () => void, ended: AbortSignal): void => {
  const observers = [() => new ResizeObserver(check), () => new IntersectionObserver(check)].map((create) =>
    orUndefined(() => {
      const observer = create();
      observer.observe(element);
      return observer;
    }),
  );
  const timer = observers.every(Boolean) ? undefined : setInterval(check, POLL_MS);
  ended.addEventListener('abort', () => {
    clearInterval(timer);
    for (const observer of observers) observer?.disconnect();
  });
};
