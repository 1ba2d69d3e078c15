import { fetchFlow } from './fetch-flow.ts';

export type FlowModule = typeof import('./flow.tsx');

/** Loads the flow. The browser keeps it for all elements, and fetches again what it could not have. */
export const loadFlow = (): Promise<FlowModule> => import('./flow.tsx');

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

// One for all elements, `null` once it has done its work: a thousand would each be asked at every frame.
let observer: IntersectionObserver | null | undefined;

/** Fetches the flow once the page is idle and one of the triggers in view, unless the person saves data. */
export const watchTrigger = (trigger: Element): void => {
  if (observer === null) return;
  observer ??= new IntersectionObserver((entries) => {
    if (navigator.connection?.saveData || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer?.disconnect();
    observer = null;
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(fetchFlow);
  });
  observer.observe(trigger);
};
