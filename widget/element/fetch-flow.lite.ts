import { createElement } from './create-element.ts';

/**
 * Loads the flow of the lite script and, once the page is idle, prewarms it as a pointer on the button does. A phone
 * has no event before the press, and this saves about half of the wait there (`npm run bench -- cold`). With React it
 * would be too much work for a page whose button is not pressed.
 * @param seen the visible trigger
 */
export const fetchFlow = ({ target }: IntersectionObserverEntry): void => {
  const link = createElement('link', { rel: 'modulepreload', href: import.meta.resolve('./flow.ts') });
  const ready = () => target.dispatchEvent(new UIEvent('pointerenter'));
  // Safari has no requestIdleCallback.
  link.onload = () => (window.requestIdleCallback ?? setTimeout)(ready);
  document.head.append(link);
};
