import { createElement } from './create-element.ts';

/**
 * Fetches the flow's file without running it: React alone would triple the heap of an unused button. A module preload
 * compiles the file, which in Chromium adds 260 KB to the heap, so Chromium gets a prefetch. Safari has no prefetch, and
 * Firefox allows none where `default-src` is 'none'. Of the three only Chromium has `navigator.connection`.
 */
export const fetchFlow = (): void => {
  const rel = navigator.connection ? 'prefetch' : 'modulepreload';
  document.head.append(
    createElement('link', { rel, crossorigin: '', href: import.meta.resolve('./flow.ts') }),
  );
};
