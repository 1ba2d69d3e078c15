import { createElement } from './create-element.ts';

/** Loads and prewarms the flow while the page is idle: a phone has no event before a press. React is too large. */
export const fetchFlow = ({ target }: IntersectionObserverEntry): void => {
  const link = createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') });
  const ready = () => target.dispatchEvent(new UIEvent('pointerenter'));
  // Safari has no requestIdleCallback.
  link.onload = () => (window.requestIdleCallback ?? setTimeout)(ready);
  document.head.append(link);
};
