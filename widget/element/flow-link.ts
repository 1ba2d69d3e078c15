import { createElement } from './create-element.ts';

/** A link that loads and compiles the flow's file without running it. Chromium compiles it off the main thread. */
export const flowLink = (): HTMLLinkElement =>
  createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') });
