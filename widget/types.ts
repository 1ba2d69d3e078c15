import type { Problem, ProblemCode } from './errors.ts';

/** Platforms a person can connect, by the name used in call 3 (specification §7). */
export type ConnectorName =
  | 'youtube'
  | 'linkedin'
  | 'reddit'
  | 'pinterest'
  | 'instagram'
  | 'github'
  | 'facebook'
  | 'gmail';

export type DataTypeId = 'basic' | 'personality' | 'preferences' | 'reasons';
export type DataSize = 'Small' | 'Medium' | 'Large';
/** Label under which an approved entry travels in calls 4 and the window message. */
export type DataLabel = DataSize | 'Traits' | 'Reasons';

/** One tier of `request-data` (contract §2.3), the specification's data request entry. */
export interface Tier {
  readonly type: string;
  readonly descriptions: string;
  readonly reward?: string;
  /** The tier also lets the host know what scores rest on; the row then says so in the provider's words. */
  readonly reasons?: boolean;
}

/** What the host asks for: data types by id, or its own tiers by size. */
export type RequestData =
  | { readonly ids: readonly DataTypeId[]; readonly tiers?: never }
  | { readonly tiers: Readonly<Partial<Record<DataSize, Tier>>>; readonly ids?: never };

export type LoginType = 'signIn' | 'signUp' | 'signOut';
export type ButtonType = 'pill' | 'icon';
export type TextLayout = 'right' | 'left' | 'below';
export type VisualType = 'full' | 'icon';
export type TextColor = 'black' | 'white';
export type Theme = 'light' | 'dark' | 'auto';
export type Preload = 'auto' | 'none' | 'eager';
/** Whether the dialog is part of the page, or a frame of the provider that the page cannot read. */
export type Isolation = 'none' | 'frame';

/** The element's attributes after validation (contract §2.1). */
export interface ConnectOptions {
  readonly provider: string;
  readonly appName: string;
  /** Base of calls 1–4: an absolute http(s) address or a path. */
  readonly apiBase: string;
  readonly apiKey: string;
  readonly loginType: LoginType;
  readonly buttonType: ButtonType;
  readonly textLayout: TextLayout;
  readonly visualType: VisualType;
  readonly textColor: TextColor;
  readonly requestData: RequestData;
  readonly testMode: boolean;
  readonly autoFetch: boolean;
  /** The host's own OAuth callback page, same origin; `null` leaves the choice to the server. */
  readonly redirectUrl: string | null;
  /** BCP 47 tag; empty means the nearest `lang`, else `en`. */
  readonly locale: string;
  readonly theme: Theme;
  readonly disabled: boolean;
  readonly connectors: readonly ConnectorName[];
  readonly preload: Preload;
  readonly isolation: Isolation;
}

/** Names of the machine's top-level states that a person can see. */
export type Step = 'email' | 'code' | 'success' | 'onboarding' | 'pin' | 'training' | 'dataRequest';

export type CloseReason = 'backdrop' | 'button' | 'escape' | 'api' | 'complete' | 'removed';

/** Public key to which a PIN is sealed: ECDH P-256 as a JWK (RFC 7517), bound to one session by its `kid`. */
export interface PinKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
}

/** Answer to call 2, as far as the widget reads it. */
export interface SignIn {
  /** Session token; empty in test mode, where nobody issues one. */
  readonly token: string;
  /** When the session ends, ISO 8601. */
  readonly expiresAt?: string;
  /** Where the server keeps the PIN by a call of its own. */
  readonly pinKey?: PinKey;
  /** Of a sign-in by passkey, which types no address. */
  readonly email?: string;
  /** Whether the person may be asked to add a passkey now, on this page. */
  readonly canAddPasskey?: boolean;
  readonly username?: string;
  readonly isNewUser?: boolean;
  readonly userState?: string;
  readonly flowType?: string;
}

/** The saved record (specification §3, "Widget user"). The PIN is never part of it (contract §2.4). */
export interface UserRecord {
  readonly version: 2;
  readonly email: string;
  /** As the server gave it; empty where it gave none. */
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
  /** When the session ends, ISO 8601; absent where the server names no end. The record is not read after it. */
  readonly expiresAt?: string;
  /** For the PIN step; absent where the PIN goes with call 4. */
  readonly pinKey?: PinKey;
  readonly isNewUser: boolean;
  readonly userState: string;
  readonly flowType: string;
  readonly lastDataRequest?: { readonly approvedData: readonly string[]; readonly timestamp: string };
}

/** What the host receives once (specification §3, contract §2.4). */
export interface DataRequestResult {
  /** Hex SHA-256 of the lower-cased e-mail. */
  readonly userHash: string;
  readonly appName: string;
  /** Ids of the approved data types or tiers; nothing the person did not approve. */
  readonly approvedData: readonly string[];
  /** Address in the answer, else the absolute address of the call that serves it. */
  readonly apiUrl: string;
  readonly testMode: boolean;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Answer to call 4 without its access token; only with `auto-fetch`. */
  readonly apiResponse?: Readonly<Record<string, unknown>>;
  /**
   * `false` after a failed call 4; only with `auto-fetch`. Where no answer came, the server may have shared all the same:
   * "Try again" repeats the call under the same `Idempotency-Key`.
   */
  readonly success?: boolean;
  /** English text of the failure that goes with `success: false`. */
  readonly error?: string;
  /** The signed receipt of what was shared, where the answer has one; only with `auto-fetch`. */
  readonly receipt?: string;
  /** The person chose "Don't share". */
  readonly rejected?: true;
}

export interface StepChangeDetail {
  readonly step: Step;
  /** `null` for the first step of an opening. */
  readonly previous: Step | null;
}

export interface FailureDetail {
  /** Stable, for a host to act on; `element.load` where the flow itself could not be fetched. */
  readonly code: ProblemCode | 'element.load';
  /** What the person saw, in their language. */
  readonly message: string;
  /** `null` where no dialog shows: the flow could not be fetched, or a press on the button could not sign out. */
  readonly step: Step | null;
}

export interface CloseDetail {
  readonly reason: CloseReason;
}

export interface SignOutDetail {
  /** Empty where the server gave none; never the e-mail address. */
  readonly username: string;
}

/** The `detail` of each event of the element, by the event's name (contract §2.2). */
export interface EventDetails {
  readonly open: null;
  readonly stepchange: StepChangeDetail;
  readonly failure: FailureDetail;
  readonly complete: DataRequestResult;
  readonly close: CloseDetail;
  /** `null` where nobody was signed in. */
  readonly signout: SignOutDetail | null;
}

/** What `addEventListener` of the element hands to its listener. */
export type DataConnectEventMap = {
  readonly [Name in keyof EventDetails]: CustomEvent<EventDetails[Name]>;
};

/** Where approved data can be fetched: the window message's content (contract §2.5). */
export interface DataAccess {
  readonly apiUrl: string;
  readonly accessToken: string;
  readonly approved: readonly { readonly data: DataLabel }[];
  readonly username: string;
}

/** Everything that the machine emits; nothing else leaves it. */
export type ConnectEmitted =
  | { readonly type: 'open' }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'failure'; readonly problem: Problem; readonly step: Step }
  | { readonly type: 'complete'; readonly result: DataRequestResult; readonly access: DataAccess | null }
  | { readonly type: 'signout'; readonly username: string | null }
  | { readonly type: 'close'; readonly reason: CloseReason };
