import type { DataConnectEventMap } from '../types.ts';

/** An HTML element that knows the types of the widget's own events. */
export interface ConnectTarget extends HTMLElement {
  addEventListener<Name extends keyof DataConnectEventMap>(
    type: Name,
    listener: (event: DataConnectEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof DataConnectEventMap>(
    type: Name,
    listener: (event: DataConnectEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Importing on a server must do nothing, and there is no HTMLElement there. */
export const Base: new () => ConnectTarget = globalThis.HTMLElement ?? class {};
