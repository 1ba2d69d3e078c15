import { orUndefined } from '../domain/fields.ts';

/** Time between two checks of the size, where no observer reports it. */
const POLL_MS = 500;

/**
 * Calls `check` when an element's size may have changed, until `ended`. A hidden or removed element has no size. A page may
 * lack `ResizeObserver`, or have a broken imitation of it.
 */
export const watchSize = (element: Element, check: () => void, ended: AbortSignal): void => {
  const observer = orUndefined(() => {
    const created = new ResizeObserver(check);
    created.observe(element);
    return created;
  });
  const timer = observer ? undefined : setInterval(check, POLL_MS);
  ended.addEventListener('abort', () => {
    clearInterval(timer);
    observer?.disconnect();
  });
};
