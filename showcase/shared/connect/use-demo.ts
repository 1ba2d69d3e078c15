import { useEffectEvent, useLayoutEffect } from 'react';
import type { AppName } from './app-key.ts';
import { forgetName } from './forget-name.ts';
import type { Item } from './inference.ts';
import { useInterests } from './use-interests.ts';
import { useSignOut } from './use-sign-out.ts';
import { useWidgetMessage } from './use-widget-message.ts';
import type { WidgetMessage } from './widget-message.ts';

export interface DemoOptions {
  /** The person shared on this page. Their interests arrive later. */
  readonly onMessage: (message: WidgetMessage) => void;
  /** The person signed out in the widget, or logged out of the page. */
  readonly onSignOut?: () => void;
  /** Called before the paint, at first and when another person is known: also one of an earlier visit, or of another tab. */
  readonly onReader?: (reader: string | null) => void;
}

/**
 * What the page of every demo does with the widget: it asks for the person's interests, and forgets the person at a
 * sign-out. `leave` is the page's own log-out. Use it once in each page.
 * @param items the entries that call 5 scores
 */
export const useDemo = (
  app: AppName,
  items: readonly Item[],
  { onMessage, onSignOut, onReader }: DemoOptions,
) => {
  const { reader, interests, ask, forget } = useInterests(app, items);
  const onKnown = useEffectEvent((known: string | null) => onReader?.(known));
  useLayoutEffect(() => {
    onKnown(reader);
  }, [reader]);
  useWidgetMessage((message) => {
    onMessage(message);
    ask(message);
  });
  useSignOut(() => onSignOut?.());
  const leave = () => {
    forgetName(app);
    forget();
    onSignOut?.();
  };
  return { reader, interests, forget, leave };
};
