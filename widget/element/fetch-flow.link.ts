import { flowLink } from './flow-link.ts';

/** Loads the flow of the script tag. Elements of the page with `name="head"` have no such method: a press then loads it. */
export const fetchFlow = (_seen: IntersectionObserverEntry): void => document.head.append?.(flowLink());
