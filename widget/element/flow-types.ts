/** Types shared by the element and the flow that it loads later. This file imports neither of them. */
import type { SendEntries } from '../archive/found.ts';
import type { AppFacts } from '../domain/app-facts.ts';
import type { KnownPerson } from '../domain/known-person.ts';
import type { PreviewView } from '../domain/preview.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { ConnectActor } from '../machine/implement.ts';
import type { Ports } from '../machine/ports.ts';
import type {
  CloseReason,
  DataAccess,
  DataRequestResult,
  EventDetails,
  FailureDetail,
  OpenOptions,
  Step,
} from '../types.ts';
import type { ConnectOptions } from './attributes.ts';

/** The completion callback. Its errors are caught and logged (specification §8). */
export type CompleteCallback = (result: DataRequestResult) => void | Promise<void>;

/** Overrides of single texts, by message key. */
export type Messages = Readonly<Record<string, string>>;

/** One event of the element. `access` is the content of the window message after `complete`. */
export type HostEvent = {
  readonly [Name in keyof EventDetails]: {
    readonly name: Name;
    readonly detail: EventDetails[Name];
    readonly access?: DataAccess | null;
  };
}[keyof EventDetails];

export type Deliver = (event: HostEvent) => void;

export type ReadDownload = (send: SendEntries, signal: AbortSignal) => Promise<void>;

export interface Embedded {
  readonly embedder?: string;
  /** Absent if the provider has no pages that read downloads. */
  readonly readDownload?: ReadDownload;
}

export interface FlowOwner extends HTMLElement {
  messages: Messages;
  readonly email?: unknown;
  /** The host's value, not yet parsed. */
  readonly requestData: unknown;
  readonly onComplete: CompleteCallback | null;
  readonly step: Step | null;
  open(options?: OpenOptions): Promise<void>;
}

/** An opening, for the empty box that stands in for its dialog. */
export interface Opening {
  isOver: boolean;
  /** Removes the box. Returns whether it was visible, and `null` if the person has closed it. */
  end(): boolean | null;
}

export interface FlowSession {
  /** The visible step; `null` before the dialog is visible and after it closed. */
  readonly step: Step | null;
  /** Applies changed options to texts and styles. The flow itself keeps its first options (contract §2.1). */
  update(): Promise<void>;
  close(reason: CloseReason): void;
}

/** Returns what the data step shows now. */
export type FollowPreview = (
  actor: ConnectActor,
  onChange: () => void,
  signal: AbortSignal,
) => () => PreviewView;

export interface FlowHost {
  readonly element: FlowOwner;
  readonly options: () => ConnectOptions & Embedded;
  /** Names of the built-ins that the page has replaced, if that is why the dialog is a frame. */
  readonly altered?: readonly string[];
  /** BCP 47 tag of the element's language (contract §2.1). */
  readonly tag: () => string;
  /** Loads the dialog's texts; `undefined` means English. Never rejects. */
  readonly loadMessages: () => Promise<LocaleMessages | undefined>;
  /** Called before the events of an opening, and with `null` before the events of its close. */
  readonly noteSession: (session: FlowSession | null) => void;
  /**
   * Removes the box that stands in for the dialog while it loads. Returns whether it was visible: the dialog then takes
   * its place without an animation. `null`: the person has closed it, so no dialog may open.
   */
  readonly takeOver?: () => boolean | null;
  /** Who asks, if the flow runs in a frame of the provider; a promise while the frame asks the provider again. */
  readonly app?: AppFacts | Promise<AppFacts>;
  readonly known?: KnownPerson | null;
  /** Row ids of a share that the person began here and decided at the provider. The flow finishes it by itself. */
  readonly pendingRows?: readonly string[] | undefined;
  /** Ports that the provider's frame replaces. */
  readonly ports?: (live: Ports) => Partial<Ports>;
  /** On pages of the provider only: scripts of any other page could read the preview. */
  readonly followPreview?: FollowPreview;
  /** Receives the events if the element is on another page; by default the element fires them. */
  readonly deliver?: Deliver;
}

/** An error with the reason why a press had no effect. */
export interface Refusal {
  readonly failure?: FailureDetail;
}

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'failure' in error;
