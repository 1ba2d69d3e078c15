import { createElement } from './create-element.ts';

/** The link that fetches and compiles the flow's file, off the main thread in Chromium, and runs none of it. */
export const flowLink = (): HTMLLinkElement =>
  createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') });
