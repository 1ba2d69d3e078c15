import { createElement } from './create-element.ts';

/** Loads the flow and prewarms it once the page is idle: a phone has no event before the press. Too much with React. */
export const fetchFlow = ({ target }: IntersectionObserverEntry): void => {
  const link = createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') });
  const ready = () => target.dispatchEvent(new UIEvent('pointerenter'));
  // Safari has no requestIdleCallback.
  link.onload = () => (window.requestIdleCallback ?? setTimeout)(ready);
  document.head.append(link);
};
