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
  const observer = new IntersectionObserver((entries) => {
    if (navigator.connection?.saveData || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => loadFlow().catch(() => {}));
  });
  observer.observe(trigger);
  return () => observer.disconnect();
};
