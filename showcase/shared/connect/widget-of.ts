import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

const isWidget = (target: EventTarget | null): target is ConnectElement =>
  target instanceof Element && target.localName === CONNECT_TAG;

/** Returns the widget that an event came from, or `null`. */
export const widgetOf = ({ target }: Event): ConnectElement | null => (isWidget(target) ? target : null);
