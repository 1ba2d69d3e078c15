/** Prefetches the flow. A bundler names its file, so that it can only be loaded. */
export const fetchFlow = (_seen: IntersectionObserverEntry): void => {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => import('./flow.ts').catch(() => {}));
};
