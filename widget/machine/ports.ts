import type { Problem } from '../errors.ts';
import type {
  ConnectorName,
  DataAccess,
  DataRequestResult,
  RequestData,
  SignIn,
  UserRecord,
} from '../types.ts';

/** One attempt to connect a platform; `state` is random and valid for one result (contract §2.6). */
export interface Attempt {
  readonly platform: ConnectorName;
  readonly state: string;
}

/** What call 2 confirms. */
export interface Confirmation {
  readonly email: string;
  readonly code: string;
  /** Of the answer to call 1: a code that was told to somebody else signs nobody in elsewhere. */
  readonly challenge?: string;
}

/** By a prompt of the browser, or by the autofill of the e-mail field (WebAuthn's own words). */
export type PasskeyMediation = 'optional' | 'conditional';

/** Not at all, perhaps, or probably: one was used in this browser before. */
export type PasskeyHint = 'none' | 'possible' | 'likely';

/** What the OAuth window reports during an attempt. */
export type OauthReport =
  | { readonly type: 'oauth.blocked' }
  /** The window reads as closed: final while it never left `about:blank`, else a hint only. */
  | { readonly type: 'oauth.closed'; readonly blank: boolean }
  | { readonly type: 'oauth.connected'; readonly ticket?: string }
  | { readonly type: 'oauth.refused'; readonly problem: Problem }
  /** The page itself is on its way to the provider (mobile). */
  | { readonly type: 'oauth.leaving' }
  /** The page came back from the provider out of the browser's cache, without a result. */
  | { readonly type: 'oauth.restored' };

export interface OauthWindow {
  /** Sends the window, or on mobile the page, to the provider's http(s) address. */
  navigate(url: string): void;
  /** Ends the attempt: closes the window and stops listening. */
  close(): void;
}

export interface ShareRequest {
  readonly user: UserRecord | null;
  readonly appName: string;
  readonly requestData: RequestData;
  /** Approved ids, in row order; empty when the person declined. */
  readonly approved: readonly string[];
  /** The PIN as `encryptPin` gave it; empty where the server has it already. */
  readonly encryptedPin: string;
}

export interface Share {
  /** The answer to call 4 without its access token. */
  readonly response: Readonly<Record<string, unknown>>;
  /** Where the data can be fetched; `null` when the answer carried no address. */
  readonly access: DataAccess | null;
}

/** How far the reading of the person's platforms is, in sentences. */
export interface ReadingsTold {
  readonly type: 'told';
  readonly sentences: readonly string[];
}

/**
 * Everything the machine needs from outside. Promises reject with a `ConnectError`; a signal aborts when the machine
 * leaves the state that made the call.
 */
export interface Ports {
  /** Time between "a code was sent" and the code step, in ms: none, or one second in test mode (specification §9). */
  readonly codeDelayMs: number;
  /** Present time, ISO 8601. */
  now(): string;
  /** Call 1; gives the `challenge` of the answer, if it has one. */
  sendCode(email: string, signal: AbortSignal): Promise<string | undefined>;
  /** Call 2. */
  confirmCode(confirmation: Confirmation, signal: AbortSignal): Promise<SignIn>;
  /** How far passkeys go on this page. */
  passkeyHint(): PasskeyHint;
  /** Has the browser ask for a passkey, or waits for one out of autofill: forever where the browser has none. */
  usePasskey(mediation: PasskeyMediation, signal: AbortSignal): Promise<SignIn>;
  /** Makes a passkey for the person who signed in by code. */
  addPasskey(user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** Keeps that the person wants no passkey in this browser: none is offered again. */
  skipPasskey(): void;
  startAttempt(platform: ConnectorName): Attempt;
  /** Opens the window in the present task: browsers block one that is opened later. */
  openWindow(attempt: Attempt, report: (report: OauthReport) => void): OauthWindow;
  /** Call 3: the provider's address for this attempt. */
  authorize(attempt: Attempt, user: UserRecord | null, signal: AbortSignal): Promise<string>;
  /** Call 3c, for an attempt whose result came with a ticket: only now does the server link the platform. */
  complete(attempt: Attempt, ticket: string, user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** Seals the PIN so that only the server can read it (contract §2.4). */
  encryptPin(pin: string, user: UserRecord | null): Promise<string>;
  /** Hands the sealed PIN to a server that gave a `pinKey`. */
  setPin(sealed: string, user: UserRecord | null, signal: AbortSignal): Promise<void>;
  /** The result of this choice before any call, its `apiUrl` the absolute address of call 4. */
  prepareResult(request: ShareRequest): Promise<DataRequestResult>;
  /** Call 4; the same choice of the same person is repeated under the same `Idempotency-Key`. */
  share(request: ShareRequest, signal: AbortSignal): Promise<Share>;
  /** The saved record of an earlier visit. */
  loadUser(): UserRecord | null;
  saveUser(user: UserRecord): void;
  /** Removes the saved record; `false` where the browser keeps it. */
  forgetUser(): boolean;
  /** Tells the server that the person signed out, when that is possible. Never throws. */
  endSession(user: UserRecord): void;
  /** Calls back when the person signed out, or another one in, elsewhere on this origin; returns the stop. */
  onUserGone(callback: () => void): () => void;
  /**
   * Calls back with how far the reading of the person's platforms is, a sentence each, in their language; returns the stop.
   * A server that cannot say is asked once at most.
   */
  watchReadings(user: UserRecord, callback: (sentences: readonly string[]) => void): () => void;
  /** Calls back every second; returns the stop. */
  everySecond(callback: () => void): () => void;
}
