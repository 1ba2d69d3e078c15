import type { Problem, ProblemCode } from './errors.ts';
import type { ConnectorName, DataLabel } from './options.ts';

export * from './options.ts';

/** Names of the machine's visible top-level states. */
export type Step = 'email' | 'code' | 'success' | 'onboarding' | 'pin' | 'training' | 'dataRequest';

/** Options of `open()`. */
export interface OpenOptions {
  /**
   * Id of the row at which the data step starts: that of the data (`reasons`) or of the tier (`small`). The row has the
   * focus and is in view; its switch does not change. Without such a row, or at a required one, the step starts at its
   * title.
   */
  readonly row?: string | undefined;
  /**
   * `onboarding` starts at the platforms, for a signed-in person who wants to add one. `training` starts at the training,
   * like `startTraining()`. Otherwise the dialog starts at the step of the saved record.
   */
  readonly step?: 'onboarding' | 'training' | undefined;
}

/** The cause of the close. `removed`: the element left the page. */
export type CloseReason = 'backdrop' | 'button' | 'escape' | 'api' | 'complete' | 'removed';

/** Public key that seals a PIN: ECDH P-256 as a JWK (RFC 7517), bound to one session by its `kid`. */
export interface PinKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
}

/** The fields of answer 2 that the widget reads. */
export interface SignIn {
  /** Session token; empty in test mode, which has no server. */
  readonly token: string;
  /** End of the session, ISO 8601. */
  readonly expiresAt?: string;
  /** Present if the server has a separate call for the PIN. */
  readonly pinKey?: PinKey;
  /** Present after a sign-in by passkey, for which no address is typed. */
  readonly email?: string;
  /** Whether the page may now offer to add a passkey. */
  readonly canAddPasskey?: boolean;
  readonly username?: string;
  readonly isNewUser?: boolean;
  readonly userState?: string;
  readonly flowType?: string;
}

/** The saved record (specification §3, "Widget user"). It never contains the PIN (contract §2.4). */
export interface UserRecord {
  readonly version: 2;
  readonly email: string;
  /** The server's user name; may be empty. */
  readonly username: string;
  readonly verified: boolean;
  readonly onboardingComplete: boolean;
  /** Whether the server has the PIN. */
  readonly pinCreated: boolean;
  /** ISO 8601. */
  readonly pinCreatedAt?: string;
  readonly trainingCompleted: boolean;
  readonly connectedAccounts: readonly ConnectorName[];
  readonly token: string;
  /** End of the session, ISO 8601; absent if the server gives none. An expired record is not read. */
  readonly expiresAt?: string;
  /** For the PIN step; absent if call 4 sends the PIN. */
  readonly pinKey?: PinKey;
  readonly isNewUser: boolean;
  readonly userState: string;
  readonly flowType: string;
  readonly lastDataRequest?: { readonly approvedData: readonly string[]; readonly timestamp: string };
}

/** The result that the host receives once (specification §3, contract §2.4). */
export interface DataRequestResult {
  /** Hex SHA-256 of the lower-cased e-mail. */
  readonly userHash: string;
  /** The host's name for its application, as the dialog showed it. */
  readonly appName: string;
  /** Ids of the approved data types or tiers. */
  readonly approvedData: readonly string[];
  /** Address in the answer, else the absolute address of the call. */
  readonly apiUrl: string;
  /** Whether the sign-in was one of `test-mode`. */
  readonly testMode: boolean;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Answer to call 4 without its access token; only with `auto-fetch`. */
  readonly apiResponse?: Readonly<Record<string, unknown>>;
  /**
   * `false` after a failed call 4; only with `auto-fetch`. If no answer arrived, the server may have shared
   * nevertheless: "Try again" repeats the call with the same `Idempotency-Key`.
   */
  readonly success?: boolean;
  /** English text of the failure, with `success: false`. */
  readonly error?: string;
  /** The signed receipt of the share, if the answer has one; only with `auto-fetch`. */
  readonly receipt?: string;
  /**
   * One-time code for the host's server, with `response-type="code"`. It works once and for 60 seconds.
   */
  readonly code?: string;
  /** The person chose "Don't share". */
  readonly rejected?: true;
}

/** The `detail` of `stepchange`. */
export interface StepChangeDetail {
  /** The step that begins. */
  readonly step: Step;
  /** `null` for the first step of an opening. */
  readonly previous: Step | null;
}

/** The `detail` of `failure`. */
export interface FailureDetail {
  /** A stable code for programs; `element.load` if the flow itself could not be loaded. */
  readonly code: ProblemCode | 'element.load';
  /** The text that the person saw, in their language. */
  readonly message: string;
  /** `null` if no dialog is visible: the flow could not be loaded, or a press on the button could not sign out. */
  readonly step: Step | null;
}

/** The `detail` of `close`. */
export interface CloseDetail {
  readonly reason: CloseReason;
}

/** The `detail` of `signout`. */
export interface SignOutDetail {
  /** Empty if the server gave none; never the e-mail address. */
  readonly username: string;
}

/** The `detail` of each event of the element, by event name (contract §2.2). */
export interface EventDetails {
  /** The dialog opens. */
  readonly open: null;
  /** A step begins; fired before its first request. */
  readonly stepchange: StepChangeDetail;
  /** Something failed; the person sees `message`. */
  readonly failure: FailureDetail;
  /** The person made their choice; at most once for each opening. */
  readonly complete: DataRequestResult;
  /** The dialog is closed; exactly once for each `open`. */
  readonly close: CloseDetail;
  /** The saved record was forgotten; the detail is `null` if no person was signed in. */
  readonly signout: SignOutDetail | null;
}

/** The events of the element, for `addEventListener`. */
export type DataConnectEventMap = {
  readonly [Name in keyof EventDetails]: CustomEvent<EventDetails[Name]>;
};

/** Address and token of the approved data: the content of the window message (contract §2.5). */
export interface DataAccess {
  readonly apiUrl: string;
  readonly accessToken: string;
  readonly approved: readonly { readonly data: DataLabel }[];
  readonly username: string;
}

/** A one-time code for the host's server, and the address that it opens; `null` if the answer has none. */
export interface DataCode {
  readonly value: string;
  readonly apiUrl: string | null;
}

/** All events that the machine emits. They are its only output. */
export type ConnectEmitted =
  | { readonly type: 'open' }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'failure'; readonly problem: Problem; readonly step: Step }
  | { readonly type: 'complete'; readonly result: DataRequestResult; readonly access: DataAccess | null }
  | { readonly type: 'signout'; readonly username: string | null }
  | { readonly type: 'close'; readonly reason: CloseReason };
