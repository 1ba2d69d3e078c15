import { fieldsOf, isText } from '../domain/fields.ts';
import type { HostEvent } from '../element/flow-types.ts';
import type { CloseReason, DataAccess, FailureDetail, OpenOptions, SignOutDetail } from '../types.ts';

export const warn = (text: string): void => console.warn(`data-connect-button: ${text}`);

export const errorOf = (reason?: string, failure?: unknown): Error =>
  Object.assign(new Error(reason), isFailure(failure) && { failure });

/** Version of the messages below. A page and a frame of different versions do not communicate. */
export const FRAME_VERSION = 1;

export const HANDSHAKE = 'data-connect-frame';

/** First message. It goes to the frame's window, with the port for all later ones. */
export interface Handshake {
  readonly source: typeof HANDSHAKE;
  readonly version: number;
  /** Language tag of the page, for the first question to the provider. Absent from earlier scripts of host pages. */
  readonly locale?: string;
}

/** The element's settings for the dialog: its options, and the values of its `--dc-*` by name. */
export interface FrameSettings {
  readonly options: Readonly<Record<string, unknown>>;
  readonly theme: Readonly<Record<string, string>>;
}

/** The steps at which a page may open the dialog. */
export const OPEN_STEPS = ['onboarding', 'training'] as const satisfies OpenOptions['step'][];

/** Messages from the host's page to the frame, with the number of the opening. None of them can press a control. */
export type FrameCommand =
  | ({
      readonly type: 'open';
      readonly step: string | undefined;
      /** Fills the e-mail field of this opening. It signs no person in. */
      readonly email: string | undefined;
      /** Whether the page shows the dialog's empty box: the dialog takes its place without an animation. */
      readonly isPlaced: boolean;
    } & Pick<OpenOptions, 'row'> &
      FrameSettings)
  | ({ readonly type: 'update' } & FrameSettings)
  | { readonly type: 'close'; readonly reason: CloseReason }
  | ({ readonly type: 'signOut' } & FrameSettings);

export type FrameReport =
  /** The frame is the provider's page; it now loads the flow. */
  | { readonly type: 'here' }
  /** The flow can open. `theme` has the names of the `--dc-*` that it reads. */
  | { readonly type: 'ready'; readonly theme: readonly string[] }
  /** `stays`: the frame stays in front. `user`: the signed-in person, if they have shared with this application. */
  | {
      readonly type: 'events';
      readonly opening: number;
      readonly events: readonly HostEvent[];
      readonly stays: boolean;
      readonly user: SignOutDetail | null;
    }
  /** The person who was signed in; with `failure` the browser keeps the record. */
  | {
      readonly type: 'signedOut';
      readonly username?: string | undefined;
      readonly failure?: FailureDetail | false;
    }
  /** The frame cannot do what was requested. The element shows and reports the failure of an opening. */
  | { readonly type: 'refused'; readonly reason: string; readonly failure?: FailureDetail | undefined }
  | { readonly type: 'warn'; readonly reason: string };

/** The required texts of each detail; none for `null`. */
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

export const isFailure = (value: unknown): value is FailureDetail => haveTexts(value, ['code', 'message']);

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
