type FlowModule = typeof import('./flow.tsx');

let pending: Promise<FlowModule> | undefined;

/**
 * Fetches the flow, once for all elements. A failed fetch is forgotten, so that the next press tries again.
 */
export const loadFlow = (): Promise<FlowModule> => {
  pending ??= import('./flow.tsx').catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
};

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Fetches the flow once the page is idle and the trigger in view, unless the person saves data; returns the stop. */
export const preloadInView = (trigger: Element): (() => void) => {
  if (navigator.connection?.saveData || typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const fetchFlow = () => void loadFlow().catch(() => {});
    if ('requestIdleCallback' in window) requestIdleCallback(fetchFlow);
    else setTimeout(fetchFlow);
  });
  observer.observe(trigger);
  return () => observer.disconnect();
};
