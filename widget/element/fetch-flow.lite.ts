import { flowLink } from './flow-link.ts';

/**
 * Fetches the flow of the lite script and then readies it, as a pointer does that comes to the button: in short tasks,
 * while the page is idle. On a phone nothing comes before the press, and there it saves about half of the wait
 * (`npm run bench -- cold`). With React it would be too much for a page whose button nobody presses.
 */
export const fetchFlow = (trigger: Element): void => {
  const link = flowLink();
  link.onload = () => trigger.dispatchEvent(new Event('pointerenter'));
  document.head.append(link);
};
