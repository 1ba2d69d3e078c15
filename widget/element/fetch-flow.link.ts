/**
 * Fetches the flow's file without running it: React alone would triple the heap of an unused button, and a module
 * preload, which compiles, would double it. Safari has no prefetch: there the flow is fetched when the pointer comes.
 */
export const fetchFlow = (): void => {
  const href = import.meta.resolve('./flow.ts');
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: '', href }),
  );
};
