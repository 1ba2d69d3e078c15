import { createElement } from './create-element.ts';

/** Loads and compiles the flow's file for the script tag without running it. Chromium compiles it off the main thread. */
export const fetchFlow = (_seen: IntersectionObserverEntry): void =>
  document.head.append(
    createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') }),
  );
