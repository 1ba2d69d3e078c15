import { CONNECT_TAG } from './connect-element.ts';

/** The widget that an event came from, if it came from one. */
export const widgetOf = ({ target }: Event): Element | null =>
  target instanceof Element && target.localName === CONNECT_TAG ? target : null;
