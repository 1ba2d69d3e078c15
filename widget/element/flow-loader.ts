export type FlowModule = typeof import('./flow.tsx');

/** Fetches the flow. The browser keeps it for all elements, and fetches again what it could not have. */
export const loadFlow = (): Promise<FlowModule> => import('./flow.tsx');

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Calls once the page is idle and the trigger in view, unless the person saves data; returns the stop. */
export const preloadInView = (trigger: Element, fetchFlow: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (navigator.connection?.saveData || !entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(fetchFlow);
  });
  observer.observe(trigger);
  return () => observer.disconnect();
};
