import { fetchFlow } from './fetch-flow.ts';

export type FlowModule = typeof import('./flow.ts');

/** Loads the flow. The browser keeps it, so all elements get the same module; what could not be had is fetched again. */
export const loadFlow = (): Promise<FlowModule> => import('./flow.ts');

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

// One observer for all elements, `null` once the flow is fetched: a thousand observers would run at every frame.
let observer: IntersectionObserver | null | undefined;

/** Fetches the flow once the page is idle and one of the triggers in view, unless the person saves data. */
export const watchTrigger = (trigger: Element): void => {
  // A test environment may have no layout, and so no observer.
  if (observer === null || !globalThis.IntersectionObserver) return;
  observer ??= new IntersectionObserver((entries, watching) => {
    if (navigator.connection?.saveData || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    watching.disconnect();
    observer = null;
    fetchFlow();
  });
  observer.observe(trigger);
};
