import type { ShownFacts } from '../domain/app-facts.ts';
import type { Named, ShareLimits } from '../domain/preview.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { Problem } from '../errors.ts';
import type {
  CloseReason,
  ConnectorName,
  DataAccess,
  DataRequestResult,
  OpenOptions,
  Step,
  UserRecord,
} from '../types.ts';
import type { Attempt, OauthReport, PasskeyHint, StartedSignIn } from './ports.ts';

/** The result of a redirect, or of a window whose page the person left (contract §2.6). */
export interface OauthReturn {
  readonly attempt: Attempt;
  readonly problem: Problem | null;
  /** Set after a success if the server gives one. The platform is connected once the server has the ticket back. */
  readonly ticket?: string;
}

export interface Failure {
  readonly problem: Problem;
  readonly step: Step;
}

/** Events of the machine: user actions, reports of the OAuth window, calls of the host. */
export type ConnectEvent =
  /** The machine reads the step to start at; only the view uses the row. */
  | { readonly type: 'open'; readonly step?: OpenOptions['step'] }
  | { readonly type: 'close'; readonly reason: CloseReason }
  | { readonly type: 'email.submit'; readonly email: string }
  | { readonly type: 'email.change' }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.tick' }
  | { readonly type: 'known.continue' }
  | { readonly type: 'known.skip' }
  | { readonly type: 'passkey.use' }
  | { readonly type: 'passkey.add' }
  | { readonly type: 'passkey.skip' }
  | { readonly type: 'platform.press'; readonly platform: ConnectorName }
  | { readonly type: 'platform.cancel' }
  /** Leads from the data step back to the platforms. */
  | { readonly type: 'platform.add' }
  /** The person's download of this platform was read at the provider's own pages. */
  | { readonly type: 'platform.read'; readonly platform: ConnectorName }
  /** The person's platforms, whatever application connected them. Only pages of the provider learn them. */
  | { readonly type: 'platforms.found'; readonly platforms: readonly Named[] }
  | { readonly type: 'onboarding.continue' }
  | { readonly type: 'onboarding.skip' }
  | { readonly type: 'pin.submit'; readonly pin: string }
  | { readonly type: 'data.toggle'; readonly id: string }
  | { readonly type: 'data.limit'; readonly limits: ShareLimits }
  | { readonly type: 'data.share' }
  | { readonly type: 'data.decline' }
  /** The person decides in a window of the provider. */
  | { readonly type: 'share.away' }
  | { readonly type: 'share.cancel' }
  | { readonly type: 'user.signOut' }
  | { readonly type: 'user.forgotten' }
  /** The browser refused to remove the saved record. */
  | { readonly type: 'user.kept' }
  | { readonly type: 'user.gone' }
  /** Who asks: the answer of `GET /api/app`, or the page's own name without one. `null` shows nothing. */
  | { readonly type: 'app.loaded'; readonly app: ShownFacts | null }
  | ({ readonly type: 'oauth.returned' } & OauthReturn)
  | OauthReport;

/** The options that the flow reads. They are fixed for one opening (contract §2.1). */
export type FlowOptions = Pick<
  ConnectOptions,
  'appName' | 'autoFetch' | 'connectors' | 'requestData' | 'testMode'
>;

export interface ConnectInput {
  readonly options: FlowOptions;
  readonly user: UserRecord | null;
  /** Present time, ISO 8601. */
  readonly now: () => string;
  /** The person's address as the host knows it. It fills the e-mail field. */
  readonly email?: string | undefined;
  /** The use of passkeys on this page; none if it is missing. */
  readonly passkeys?: PasskeyHint;
  /** Whether a person is signed in for another application of the provider; only the provider's frame knows. */
  readonly isKnown?: boolean;
  /** Whether the browser sends the signal Global Privacy Control: the person refuses in general. */
  readonly hasPrivacyControl?: boolean;
  /** Ids of the rows that are on at the first data step; the others are off. */
  readonly selected?: readonly string[] | undefined;
  /** The limits at the first data step. */
  readonly limits?: ShareLimits | undefined;
  /** Who asks. While it is `awaited`, nothing can be shared. */
  readonly app?: ShownFacts | 'awaited' | null | undefined;
  /** Without a saved record: the flow begins at the code step if the code is still valid, else with the address. */
  readonly started?: StartedSignIn | undefined;
}

export interface ConnectContext extends ConnectInput, StartedSignIn {
  /** The last submitted address. The e-mail step shows it when the person returns. */
  readonly email: string;
  readonly problem: Problem | null;
  /** Seconds until a new code may be requested, for display. */
  readonly resendInS: number;
  /** The record of a person whose session ended during this opening, until a person signs in. */
  readonly expired: UserRecord | null;
  readonly connected: readonly ConnectorName[];
  /** The person's platforms; empty on pages of the application, which do not learn them. */
  readonly found: readonly Named[];
  readonly failures: Readonly<Partial<Record<ConnectorName, Problem>>>;
  readonly attempt: Attempt | null;
  /** The attempt's ticket, for call 3c. */
  readonly ticket: string;
  /** The PIN of this opening, sealed for call 4; empty before the PIN step. */
  readonly encryptedPin: string;
  /** Ids that are switched on in the data request step, in row order. */
  readonly selected: readonly string[];
  readonly limits: ShareLimits;
  readonly result: DataRequestResult | null;
  readonly access: DataAccess | null;
}
