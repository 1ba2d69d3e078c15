import { orUndefined } from '../domain/fields.ts';
import { fetchFlow } from './fetch-flow.ts';

export type FlowModule = typeof import('./flow.ts');
export type FrameModule = typeof import('../frame/frame.ts');

let flow: FlowModule | undefined;

/** The flow, where an element has loaded it. */
export const loadedFlow = (): FlowModule | undefined => flow;

/** Loads the flow. The browser keeps it, so all elements get the same module; what could not be had is fetched again. */
export const loadFlow = async (): Promise<FlowModule> => {
  flow = await import('./flow.ts');
  return flow;
};

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

// One observer for all elements: a thousand observers would run at every frame. Once the flow is fetched, none.
let observer: Pick<IntersectionObserver, 'observe'> | undefined;

const createObserver = () =>
  new IntersectionObserver((entries, watching) => {
    if (navigator.connection?.saveData || !entries.some((entry) => entry.isIntersecting)) return;
    watching.disconnect();
    watching.observe = () => {};
    fetchFlow();
  });

/** Fetches the flow once the page is idle and one of the triggers in view, unless the person saves data. */
export const watchTrigger = (trigger: Element): void =>
  // Throws in a test environment without layout, which has no observer.
  orUndefined(() => {
    observer ??= createObserver();
    observer.observe(trigger);
  });
