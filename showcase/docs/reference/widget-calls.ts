import widgetCalls from './widget-calls.json';
/** The widget's use of a server call. The shape and the refusals come from the server's own description. */
export interface WidgetCall {
  /** `operationId` of the server's description. */
  readonly id: string;
  /** The time at which the widget makes the call, and the other answers that a host's own server may give. */
  readonly text: string;
  /** The text for the person after these statuses. */
  readonly seen: Readonly<Partial<Record<string, string>>>;
}

/** The calls of the widget, and the one that its window message leads to, in the order of the flow. */
export const WIDGET_CALLS: readonly WidgetCall[] = widgetCalls;
