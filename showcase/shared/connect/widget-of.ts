import { CONNECT_TAG } from './connect-element.ts';

/** Returns the widget that an event came from, or `null`. */
export const widgetOf = ({ target }: Event): Element | null =>
  target instanceof Element && target.localName === CONNECT_TAG ? target : null;
