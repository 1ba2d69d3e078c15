/**
 * Fetches the flow's file and runs nothing of it: React alone would triple what an untouched button costs in heap, and
 * a module preload, which compiles, would double it. Safari knows no prefetch: there the flow comes with the pointer.
 */
export const fetchFlow = (): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.crossOrigin = '';
  link.href = import.meta.resolve('./flow.ts');
  document.head.append(link);
};
