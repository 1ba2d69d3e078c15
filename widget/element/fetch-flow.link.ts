import { flowLink } from './flow-link.ts';

/** Loads the flow of the script tag. */
export const fetchFlow = (_seen: IntersectionObserverEntry): void => document.head.append(flowLink());
