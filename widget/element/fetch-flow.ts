/** Brings the flow near: where a bundler names its file, by loading it. */
export const fetchFlow = (): void => {
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => import('./flow.ts').catch(() => {}));
};
