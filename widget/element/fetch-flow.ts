/** Prefetches the flow. A bundler names its file, so that it can only be loaded. */
export const fetchFlow = (_trigger: Element): void => {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => import('./flow.ts').catch(() => {}));
};
