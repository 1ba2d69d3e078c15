/** A typed React component over the element (contract §2.8), for React 18 and 19. */
import 'data-connect';
import { createElement, type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import type { DataConnectButton } from './element/data-connect-button.ts';
import type { ConnectProperties } from './element/properties.ts';
import type { EventDetails } from './types.ts';

/** The element's events, without their envelope (contract §2.2). What a callback throws is logged. */
export interface DataConnectEvents {
  readonly onComplete?: (result: EventDetails['complete']) => void;
  readonly onOpen?: () => void;
  readonly onClose?: (detail: EventDetails['close']) => void;
  readonly onStepChange?: (detail: EventDetails['stepchange']) => void;
  readonly onFailure?: (detail: EventDetails['failure']) => void;
  readonly onSignOut?: (detail: EventDetails['signout']) => void;
}

export interface DataConnectProps extends Partial<ConnectProperties>, DataConnectEvents {
  readonly messages?: Readonly<Record<string, string>>;
  readonly id?: string;
  readonly className?: string;
  /** The element itself, for `open()` and its other methods. */
  readonly buttonRef?: Ref<DataConnectButton>;
}

const EVENTS = {
  complete: 'onComplete',
  open: 'onOpen',
  close: 'onClose',
  stepchange: 'onStepChange',
  failure: 'onFailure',
  signout: 'onSignOut',
} as const satisfies Record<string, keyof DataConnectEvents>;

const useLatest = <Value,>(value: Value) => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** `<data-connect-button>` with its attributes as props and its events as callbacks. */
export const DataConnect = ({ id, className, buttonRef, ...props }: DataConnectProps) => {
  const { onComplete, onOpen, onClose, onStepChange, onFailure, onSignOut, ...properties } = props;
  const element = useRef<DataConnectButton>(null);
  const written = useRef<string[]>([]);
  const handlers = useLatest<DataConnectEvents>(props);

  useLayoutEffect(() => {
    const names = Object.keys(properties);
    const dropped = written.current.filter((name) => !names.includes(name));
    written.current = names;
    for (const name of dropped) Reflect.set(element.current ?? {}, name, undefined);
    if (element.current) Object.assign(element.current, properties);
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const [type, name] of Object.entries(EVENTS)) {
      const hear = (event: Event) => {
        if (event.target !== element.current || !(event instanceof CustomEvent)) return;
        try {
          handlers.current[name]?.(event.detail);
        } catch (error) {
          console.error(`The ${name} callback failed`, error);
        }
      };
      element.current?.addEventListener(type, hear, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [handlers]);

  const setElement = (node: DataConnectButton | null) => {
    element.current = node;
    if (typeof buttonRef === 'function') buttonRef(node);
    else if (buttonRef) buttonRef.current = node;
  };

  return createElement<
    HTMLAttributes<DataConnectButton> & { ref: Ref<DataConnectButton> },
    DataConnectButton
  >('data-connect-button', { id, className, ref: setElement });
};
