import { createElement } from './create-element.ts';

/**
 * Fetches the flow's file without running it: React alone would triple the heap of an unused button, and a module
 * preload, which compiles, would double it. Safari has no prefetch: there the flow is fetched when the pointer comes.
 */
export const fetchFlow = (): void => {
  document.head.append(
    createElement('link', {
      rel: 'prefetch',
      crossorigin: '',
      href: import.meta.resolve('./flow.ts'),
    }),
  );
};
