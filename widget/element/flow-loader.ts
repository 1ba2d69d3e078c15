import { orUndefined } from '../../common/or-undefined.ts';
import { fetchFlow } from './fetch-flow.ts';

export type FlowModule = typeof import('./flow.ts');
export type FrameModule = typeof import('../frame/frame.ts');

export let loadedFlow: FlowModule | undefined;

/** The browser caches the module, so all elements share it. A failed load is repeated. */
export const loadFlow = (): Promise<FlowModule> => import('./flow.ts').then((flow) => (loadedFlow = flow));

type Box = typeof import('./waiting-dialog.ts');
let box: Promise<Box | undefined> | undefined;

/** Without this file, a slow dialog has no box before its content. */
export const loadBox = (): Promise<Box | undefined> =>
  (box ??= import('./waiting-dialog.ts').catch(() => (box = undefined)));

declare global {
  interface Navigator {
    /** Absent in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

// Triggers to observe if the first one is not in view; `undefined` after the flow was loaded.
let waiting: Element[] | undefined = [];

/** Of triggers added together, only the first is observed at the start: a thousand observed ones cost time. */
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
      for (const other of waiting?.splice(0) ?? []) observer.observe(other);
    }).observe(trigger),
  );
