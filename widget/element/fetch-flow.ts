/** Prefetches the flow. A bundler chooses its file name, so it can only be imported. */
export const fetchFlow = (_seen: IntersectionObserverEntry): void => {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => import('./flow.ts').catch(() => {}));
};
