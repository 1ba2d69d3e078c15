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

// Triggers to watch where the one that came first is not in view. There is no list once the flow is fetched.
let waiting: Element[] | undefined = [];

/**
 * Fetches the flow once one of the triggers is in view, unless the person saves data. Of triggers that come together the
 * first is watched alone, as it mostly is in view: on a page of a thousand, each watched trigger costs time.
 */
export const watchTrigger = (trigger: Element): unknown =>
  waiting?.push(trigger) === 1 &&
  // Throws in a test environment without layout, which has no observer.
  orUndefined(() =>
    new IntersectionObserver((entries, observer) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (!navigator.connection?.saveData && seen) {
        observer.disconnect();
        waiting = waiting && void fetchFlow(seen);
      }
      // `map` is 6 bytes less of what every page loads than a loop.
      waiting?.splice(0).map((other) => observer.observe(other));
    }).observe(trigger),
  );
