/**
 * Fetches the flow's file without running it: React alone would triple the heap of an unused button, and a module
 * preload, which compiles, would double it. Safari has no prefetch: there the flow is fetched when the pointer comes.
 */
export const fetchFlow = (): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.crossOrigin = '';
  link.href = import.meta.resolve('./flow.ts');
  document.head.append(link);
};
