'use client';
/** A typed React component for the element (contract §2.8), for React 18 and 19, in a browser and on a server. */
import 'data-connect';
import {
  createElement,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { attributeOf, OPTION_NAMES } from './element/attributes.ts';
import type { DataConnectButton } from './element/data-connect-button.ts';
import { attributeTextOf, type ConnectProperties } from './element/properties.ts';
import type { EventDetails } from './types.ts';

/** The element's events, without their envelope (contract §2.2). Errors and rejections of a callback are logged. */
export interface DataConnectEvents {
  /** The person made their choice; at most once for each opening. */
  readonly onComplete?: (result: EventDetails['complete']) => void;
  /** The dialog opens. */
  readonly onOpen?: () => void;
  /** The dialog is closed; exactly once for each `onOpen`. */
  readonly onClose?: (detail: EventDetails['close']) => void;
  /** A step begins; called before its first request. */
  readonly onStepChange?: (detail: EventDetails['stepchange']) => void;
  /** Something failed; the person sees `message`. */
  readonly onFailure?: (detail: EventDetails['failure']) => void;
  /** The saved record was forgotten; the detail is `null` if no person was signed in. */
  readonly onSignOut?: (detail: EventDetails['signout']) => void;
}

type OwnProps = Partial<ConnectProperties> & DataConnectEvents;

/** The element's properties and events, and every attribute of an HTML element. */
export interface DataConnectProps
  extends Partial<ConnectProperties>,
    DataConnectEvents,
    Omit<HTMLAttributes<DataConnectButton>, keyof OwnProps> {
  /** Overrides of single texts, by message key. */
  readonly messages?: Readonly<Record<string, string>>;
  /** @deprecated Use `ref`. */
  readonly buttonRef?: ForwardedRef<DataConnectButton>;
}

const EVENTS = {
  complete: 'onComplete',
  open: 'onOpen',
  close: 'onClose',
  stepchange: 'onStepChange',
  failure: 'onFailure',
  signout: 'onSignOut',
} as const satisfies Record<string, keyof DataConnectEvents>;

// React 18 warns about a layout effect at each render on a server.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Boolean attributes of every element: React 18 writes their `false` as text. */
const FLAGS = ['autoFocus', 'hidden', 'inert', 'itemScope'];

/** The key is left out, because it must not appear in the page's markup (contract §2.1). */
const attributesOf = (props: Readonly<Record<string, unknown>>) => {
  const attributes: Record<string, unknown> = { ...props };
  for (const name of FLAGS) if (attributes[name] === false) delete attributes[name];
  for (const name of OPTION_NAMES) {
    delete attributes[name];
    const text = attributeTextOf(name, props[name]);
    // React 19 writes `disabled` as a property, where empty text means false.
    if (name !== 'apiKey' && text !== null) attributes[attributeOf(name)] = name === 'disabled' || text;
  }
  return attributes;
};

/** Calls the handlers of the last render, without adding listeners again. */
const useHandlers = (element: RefObject<DataConnectButton | null>, handlers: DataConnectEvents) => {
  const latest = useRef(handlers);
  useBrowserEffect(() => {
    latest.current = handlers;
  });
  useBrowserEffect(() => {
    const listening = new AbortController();
    for (const [type, name] of Object.entries(EVENTS)) {
      const handle = async (event: Event) => {
        if (event.target !== element.current || !(event instanceof CustomEvent)) return;
        try {
          await latest.current[name]?.(event.detail);
        } catch (error) {
          console.error(`The ${name} callback failed`, error);
        }
      };
      element.current?.addEventListener(type, handle, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [element]);
};

/** `<data-connect-button>` with its attributes as props and its events as callbacks. */
export const DataConnect = forwardRef<DataConnectButton, DataConnectProps>(function DataConnect(props, ref) {
  const { onComplete, onOpen, onClose, onStepChange, onFailure, onSignOut, ...properties } = props;
  const { apiKey = '', email = '', messages = {}, buttonRef, className, ...others } = properties;
  const element = useRef<DataConnectButton>(null);
  const texts = JSON.stringify(messages);

  useBrowserEffect(() => {
    const { current: button } = element;
    if (button && button.apiKey !== apiKey) button.apiKey = apiKey;
  }, [apiKey]);
  useBrowserEffect(() => {
    if (element.current) element.current.email = email;
  }, [email]);
  useBrowserEffect(() => {
    const { current: button } = element;
    if (button && JSON.stringify(button.messages) !== texts) button.messages = JSON.parse(texts);
  }, [texts]);
  useHandlers(element, props);
  useImperativeHandle<DataConnectButton | null, DataConnectButton | null>(
    ref ?? buttonRef,
    () => element.current,
    [],
  );

  // React 18 writes `className` of a custom element as an attribute of that name.
  return createElement('data-connect-button', { ...attributesOf(others), class: className, ref: element });
});
