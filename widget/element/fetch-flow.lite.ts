import { flowLink } from './flow-link.ts';

/**
 * Fetches the flow of the lite script and, once the page is idle, readies it as a pointer does that comes to the button.
 * On a phone nothing comes before the press, and there it saves about half of the wait (`npm run bench -- cold`). With
 * React it would be too much for a page whose button nobody presses.
 * @param seen the trigger that is in view
 */
export const fetchFlow = ({ target }: IntersectionObserverEntry): void => {
  const link = flowLink();
  const ready = () => target.dispatchEvent(new Event('pointerenter'));
  // Safari has no requestIdleCallback.
  link.onload = () => (window.requestIdleCallback ?? setTimeout)(ready);
  document.head.append(link);
};
