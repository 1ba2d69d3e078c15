import { createElement } from './create-element.ts';

/** Fetches and compiles the flow's file, off the main thread in Chromium, and runs none of it. */
export const fetchFlow = (): void =>
  document.head.append(
    createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') }),
  );
