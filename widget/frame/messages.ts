import { fieldsOf, isText } from '../domain/fields.ts';
import type { HostEvent } from '../element/flow-types.ts';
import type { CloseReason, DataAccess, FailureDetail } from '../types.ts';

/** Of the messages below. A page and a frame of different versions do not talk. */
export const FRAME_VERSION = 1;

export const HANDSHAKE = 'data-connect-frame';

/** First message: it goes to the frame's window, with the port for all that follow. */
export interface Handshake {
  readonly source: typeof HANDSHAKE;
  readonly version: number;
}

/** What the dialog takes from the element: its options and its `--dc-*` by name, each by value. */
export interface FrameSettings {
  readonly options: Readonly<Record<string, unknown>>;
  readonly theme: Readonly<Record<string, string>>;
}

/** From the host's page to the frame, with the number of the opening. Nothing of it can press anything. */
export type FrameCommand =
  | ({ readonly type: 'open'; readonly step?: 'training' | undefined } & FrameSettings)
  | ({ readonly type: 'update' } & FrameSettings)
  | { readonly type: 'close'; readonly reason: CloseReason }
  | ({ readonly type: 'signOut' } & FrameSettings);

/** From the frame to the host's page. */
export type FrameReport =
  /** The frame is the provider's; it fetches the flow. */
  | { readonly type: 'here' }
  /** The flow can open. `theme` names the `--dc-*` that it reads. */
  | { readonly type: 'ready'; readonly theme: readonly string[] }
  /** What happened since the last report, and whether the frame stays in front. */
  | {
      readonly type: 'events';
      readonly opening: number;
      readonly events: readonly HostEvent[];
      readonly stays: boolean;
    }
  /** Who was signed in; with `failure` the browser keeps the record. */
  | {
      readonly type: 'signedOut';
      readonly username?: string | undefined;
      readonly failure?: FailureDetail | false;
    }
  /** The frame cannot do what was asked. */
  | { readonly type: 'refused'; readonly reason: string }
  /** For the console of the host. */
  | { readonly type: 'warn'; readonly reason: string };

/** The texts that each event's detail must have; without any the detail is `null`. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  open: [],
  stepchange: ['step'],
  failure: ['code', 'message'],
  complete: ['userHash', 'appName', 'apiUrl', 'timestamp'],
  signout: ['username'],
  close: ['reason'],
};

const haveTexts = (value: unknown, names: readonly string[]) => {
  const fields = fieldsOf(value);
  return names.every((name) => isText(fields[name]));
};

const isAccess = (value: unknown): value is DataAccess =>
  haveTexts(value, ['apiUrl', 'accessToken', 'username']) && Array.isArray(fieldsOf(value).approved);

/** Whether a message's part says why something did not work. */
export const isFailure = (value: unknown): value is FailureDetail => haveTexts(value, ['code', 'message']);

/** Whether a message's part is an event that an element fires, with the detail that belongs to it. */
export const isHostEvent = (value: unknown): value is HostEvent => {
  const { name, detail, access } = fieldsOf(value);
  const texts = isText(name) && TEXTS[name];
  return (
    Array.isArray(texts) &&
    (detail === null ? !texts[0] || name === 'signout' : haveTexts(detail, texts)) &&
    (name !== 'complete' || Array.isArray(fieldsOf(detail).approvedData)) &&
    (!access || isAccess(access))
  );
};
