/**
 * Calls `check` when an element's size or visibility may have changed, until `ended`. A hidden or removed element has no
 * size; below `content-visibility: hidden` it keeps its size, and only `IntersectionObserver` reports it.
 */
export const watchSize = (element: Element, check: () => void, ended: AbortSignal): void => {
  for (const observer of [new ResizeObserver(check), new IntersectionObserver(check)]) {
    observer.observe(element);
    ended.addEventListener('abort', () => observer.disconnect());
  }
};
