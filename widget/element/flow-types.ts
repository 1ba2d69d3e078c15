/** Types shared by the element and the flow that it fetches later. This file imports neither of them. */
import type { LocaleMessages } from '../locales/load.ts';
import type {
  CloseReason,
  ConnectOptions,
  DataAccess,
  DataRequestResult,
  EventDetails,
  FailureDetail,
  Step,
} from '../types.ts';

/** The completion callback. What it throws is caught and logged (specification §8). */
export type CompleteCallback = (result: DataRequestResult) => void | Promise<void>;

/** Overrides of single texts, by message key. */
export type Messages = Readonly<Record<string, string>>;

/** One event of the element; `access` is what the window message after `complete` carries. */
export type HostEvent = {
  readonly [Name in keyof EventDetails]: {
    readonly name: Name;
    readonly detail: EventDetails[Name];
    readonly access?: DataAccess | null;
  };
}[keyof EventDetails];

export type Deliver = (event: HostEvent) => void;

/** Where the flow runs in a frame of the provider. */
export interface Embedded {
  /** Origin of the page around the frame. */
  readonly embedder?: string;
}

/** The element's own members that the flow uses. */
export interface FlowOwner extends HTMLElement {
  messages: Messages;
  readonly onComplete: CompleteCallback | null;
  readonly step: Step | null;
  open(): Promise<void>;
}

/** One opening of the dialog, from `open` to `close`, as the element sees it. */
export interface FlowSession {
  /** The step on the screen; `null` before the dialog shows and once it is closed. */
  readonly step: Step | null;
  /** Applies changed options to texts and looks; the flow itself keeps those it began with (contract §2.1). */
  update(): Promise<void>;
  /** Closes the dialog; it is gone when this returns. */
  close(reason: CloseReason): void;
}

/** What a flow needs of its element; options as they are at the time of the call. */
export interface FlowHost {
  readonly element: FlowOwner;
  readonly options: () => ConnectOptions & Embedded;
  /** The texts of the dialog; `undefined` is English. Never rejects. */
  readonly loadMessages: () => Promise<LocaleMessages | undefined>;
  /** Called before the events of an opening, and with `null` before the events of its close. */
  readonly noteSession: (session: FlowSession | null) => void;
  /** Takes the events where the element is on another page; without it they are the element's own. */
  readonly deliver?: Deliver;
}

/** An error that says why the flow did not do what a press asked. */
export interface Refusal {
  readonly failure?: FailureDetail;
}
