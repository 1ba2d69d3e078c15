import type { DataConnectEventMap } from '../types.ts';

type EventMap = DataConnectEventMap & Omit<HTMLElementEventMap, keyof DataConnectEventMap>;

interface Listening<Options> {
  <Name extends keyof EventMap>(
    type: Name,
    listener: (event: EventMap[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

/** An HTML element with the types of the widget's own events. */
export interface ConnectTarget extends HTMLElement {
  addEventListener: Listening<AddEventListenerOptions>;
  removeEventListener: Listening<EventListenerOptions>;
}

/** A server has no HTMLElement, and importing the widget there must do nothing. */
export const Base: new () => ConnectTarget =
  typeof HTMLElement === 'undefined' ? Object.assign(class {}) : HTMLElement;
