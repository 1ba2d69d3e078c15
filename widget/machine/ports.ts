import type { AppFacts } from '../domain/app-facts.ts';
import type { ShareLimits } from '../domain/preview.ts';
import type { Problem } from '../errors.ts';
import type {
  ConnectorName,
  DataAccess,
  DataCode,
  DataRequestResult,
  RequestData,
  SignIn,
  UserRecord,
} from '../types.ts';

/** One attempt to connect a platform. `state` is random and valid for one result (contract §2.6). */
export interface Attempt {
  readonly platform: ConnectorName;
  readonly state: string;
}

/** The parameters of call 2. */
export interface Confirmation {
  readonly email: string;
  readonly code: string;
  /** From the answer to call 1. A code works only in the browser that asked for it. */
  readonly challenge?: string;
  /** Challenges of codes that this browser asked for before. Each code is valid until it expires. */
  readonly earlier?: readonly string[];
}

/** The answer to call 1. */
export interface SentCode {
  readonly challenge: string | undefined;
  readonly codeLength: number;
}

/** A sign-in that began in an earlier opening, or before the page was loaded again. Never has the code itself. */
export interface StartedSignIn extends SentCode {
  readonly email: string;
  /** Challenges of the codes for this address before the last one, newest first. */
  readonly earlier: readonly string[];
  /** When the code was mailed, ISO 8601; absent if none was, or it is no longer valid. */
  readonly sentAt: string | undefined;
}

/** WebAuthn's terms: a prompt of the browser, or the autofill of the e-mail field. */
export type PasskeyMediation = 'optional' | 'conditional';

/** How likely the use of a passkey is. `likely` means that one was used in this browser before. */
export type PasskeyHint = 'none' | 'possible' | 'likely';

/** Reports of the OAuth window during an attempt. */
export type OauthReport =
  | { readonly type: 'oauth.blocked' }
  /** The window appears closed. This is certain if it never left `about:blank`, else only a hint. */
  | { readonly type: 'oauth.closed'; readonly blank: boolean }
  | { readonly type: 'oauth.connected'; readonly ticket?: string }
  | { readonly type: 'oauth.refused'; readonly problem: Problem }
  /** The page itself is navigating to the provider (mobile). */
  | { readonly type: 'oauth.leaving' }
  /** The page came back from the provider, out of the browser's cache, without a result. */
  | { readonly type: 'oauth.restored' };

export interface OauthWindow {
  /** Navigates the window, or on mobile the page, to the provider's http(s) address. */
  navigate(url: string): void;
  /** Ends the attempt: closes the window and stops listening. */
  close(): void;
}

export interface ShareRequest {
  readonly user: UserRecord | null;
  readonly appName: string;
  readonly requestData: RequestData;
  /** Approved ids in row order; empty if the person declined. */
  readonly approved: readonly string[];
  readonly limits: ShareLimits;
  /** The PIN, sealed by `encryptPin`; empty if the server already has it. */
  readonly encryptedPin: string;
}

export interface Share {
  /** The answer to call 4 without its access token or code. */
  readonly response: Readonly<Record<string, unknown>>;
  /** Address of the data; `null` if the answer has none, or has a code. */
  readonly access: DataAccess | null;
  /** With `response-type="code"`. */
  readonly code?: DataCode;
}

/** Progress of reading the person's platforms, as sentences. */
export interface ReadingProgress {
  readonly type: 'read';
  readonly sentences: readonly string[];
}

/** Promises reject with a `ConnectError`; a signal aborts when the machine leaves the state that made the call. */
export interface Ports {
  /** Time between "a code was sent" and the code step, in ms: none, or one second in test mode (specification §9). */
  readonly codeDelayMs: number;
  /** Present time, ISO 8601. */
  now(): string;
  /** Who asks, and why; resolves with `null` if the server has no such call. Test mode has no server for this. */
  readonly loadApp?: ((signal: AbortSignal) => Promise<AppFacts | null>) | undefined;
  /** Call 1; resolves with nothing in test mode. */
  sendCode(email: string, signal: AbortSignal): Promise<SentCode | undefined>;
  /** Call 2. */
  confirmCode(confirmation: Confirmation, signal: AbortSignal): Promise<SignIn>;
  /** Signs the person in by their session in another application, in the provider's frame. */
  continueSession(signal: AbortSignal): Promise<SignIn>;
  passkeyHint(): PasskeyHint;
  /** Asks the browser for a passkey, or waits for one from autofill; pending forever if the browser has none. */
  usePasskey(mediation: PasskeyMediation, signal: AbortSignal): Promise<SignIn>;
  addPasskey(user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** Stores that the person wants no passkey in this browser, so that none is offered again. */
  skipPasskey(): void;
  startAttempt(platform: ConnectorName): Attempt;
  /** Opens the window in the present task, because browsers block one that opens later. */
  openWindow(attempt: Attempt, report: (report: OauthReport) => void): OauthWindow;
  /** Call 3: resolves with the provider's address for this attempt. */
  authorize(attempt: Attempt, user: UserRecord | null, signal: AbortSignal): Promise<string>;
  /** Call 3c, for an attempt whose result has a ticket. Only now the server links the platform. */
  complete(attempt: Attempt, ticket: string, user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** Seals the PIN so that only the server can read it (contract §2.4). */
  encryptPin(pin: string, user: UserRecord | null): Promise<string>;
  /** Sends the sealed PIN to a server that gave a `pinKey`. */
  setPin(sealed: string, user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** The result of this choice before any call. Its `apiUrl` is the absolute address of call 4. */
  prepareResult(request: ShareRequest): Promise<DataRequestResult>;
  /**
   * Call 4. The same choice of the same person is repeated with the same `Idempotency-Key`. `onAway` is called
   * if the person goes on to decide in a window of the provider, and `null` means that they shared nothing there.
   */
  share(request: ShareRequest, signal: AbortSignal, onAway: () => void): Promise<Share | null>;
  loadUser(): UserRecord | null;
  saveUser(user: UserRecord): void;
  /** Returns the sign-in of an earlier opening whose code is still valid; forgets it if there is a saved record. */
  loadSignIn(user: UserRecord | null): StartedSignIn | undefined;
  /** Keeps a sign-in with a mailed code for a later opening; without a mailed code, forgets the kept one. */
  saveSignIn(started: StartedSignIn): void;
  /** Removes the saved record; returns `false` if the browser keeps it. */
  forgetUser(): boolean;
  /** Reports the sign-out to the server, if possible. Never throws. */
  endSession(user: UserRecord): void;
  /** Calls back when the person signs out, or another one signs in, elsewhere on this origin; returns the stop. */
  onUserGone(callback: () => void): () => void;
  /** Calls back with one sentence for each platform that is being read, in the person's language; returns the stop. */
  watchReadings(user: UserRecord, callback: (sentences: readonly string[]) => void): () => void;
  everySecond(callback: () => void): () => void;
}
