import { CODE_LENGTH } from '../constants.ts';
import type { AppFacts } from '../domain/app-facts.ts';
import type { Problem } from '../errors.ts';
import type { ConnectEvent, ConnectInput, FlowOptions } from '../machine/events.ts';
import type { Attempt, StartedSignIn } from '../machine/ports.ts';
import type { PinKey, UserRecord } from '../types.ts';

export const MODEL_NOW = '2026-11-21T10:00:00.000Z';

const newcomer: UserRecord = {
  version: 2,
  email: 'ada@example.org',
  username: 'ada',
  verified: true,
  onboardingComplete: false,
  pinCreated: false,
  trainingCompleted: false,
  connectedAccounts: [],
  token: 'sample-token',
  isNewUser: true,
  userState: 'new',
  flowType: 'onboarding',
};

const pinKey: PinKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'vcyKKiyoQ_9flTMN8uoxpWdt7ldOE15tE-Ug4M2k8M0',
  y: 'RVi5M0ZceDk7p0gzdW_k3CDUy5G1KMoba09MEixmx6Q',
  kid: 'sample-session',
};

/** A saved record for each first step (specification §4.1). */
export const MODEL_USERS = {
  email: null,
  onboarding: newcomer,
  pin: { ...newcomer, onboardingComplete: true },
  /** On a server with a separate call for the PIN. */
  pinWithKey: { ...newcomer, onboardingComplete: true, pinKey },
  dataRequest: { ...newcomer, onboardingComplete: true, pinCreated: true },
} as const satisfies Record<string, UserRecord | null>;

export const MODEL_OPTIONS: FlowOptions = {
  appName: 'My App',
  autoFetch: false,
  connectors: ['youtube', 'github'],
  requestData: { ids: ['basic', 'personality'] },
  testMode: false,
};

export const modelInput = (
  user: keyof typeof MODEL_USERS,
  options: Partial<FlowOptions> = {},
): ConnectInput => ({
  options: { ...MODEL_OPTIONS, ...options },
  user: MODEL_USERS[user],
  now: () => MODEL_NOW,
  passkeys: 'likely',
});

/** A sign-in whose code was mailed before the opening. */
export const MODEL_STARTED: StartedSignIn = {
  email: 'ada@example.org',
  challenge: undefined,
  earlier: [],
  codeLength: CODE_LENGTH,
  sentAt: MODEL_NOW,
};

/** A provider without the platforms of the model. */
const APP: AppFacts = {
  provider: 'Mosaic',
  name: 'My App',
  origin: '',
  purpose: '',
  policy: '',
  connectors: [],
};

const REFUSED: Problem = { code: 'connection.refused', params: { reason: 'server_error' } };

const ATTEMPT: Attempt = { platform: 'youtube', state: 'sample-state' };

/** Sample events: each kind has at least one sample for every result of a guard. */
export const SAMPLE_EVENTS: readonly ConnectEvent[] = [
  { type: 'open' },
  { type: 'open', step: 'training' },
  { type: 'open', step: 'onboarding' },
  { type: 'close', reason: 'button' },
  { type: 'email.submit', email: 'ada@example.org' },
  { type: 'email.submit', email: 'ada@nowhere' },
  { type: 'email.change' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '' },
  { type: 'code.resend' },
  { type: 'code.tick' },
  { type: 'known.continue' },
  { type: 'known.skip' },
  { type: 'passkey.use' },
  { type: 'passkey.add' },
  { type: 'passkey.skip' },
  { type: 'platform.press', platform: 'youtube' },
  { type: 'platform.cancel' },
  { type: 'share.away' },
  { type: 'share.cancel' },
  { type: 'platform.add' },
  { type: 'platform.read', platform: 'youtube' },
  { type: 'platforms.found', platforms: [{ id: 'youtube', name: 'YouTube' }] },
  { type: 'onboarding.continue' },
  { type: 'onboarding.skip' },
  { type: 'oauth.blocked' },
  { type: 'oauth.closed', blank: true },
  { type: 'oauth.closed', blank: false },
  { type: 'oauth.connected' },
  { type: 'oauth.connected', ticket: 'sample-ticket' },
  { type: 'oauth.refused', problem: REFUSED },
  { type: 'oauth.leaving' },
  { type: 'oauth.restored' },
  { type: 'oauth.returned', attempt: ATTEMPT, problem: null },
  { type: 'oauth.returned', attempt: ATTEMPT, problem: null, ticket: 'sample-ticket' },
  { type: 'oauth.returned', attempt: ATTEMPT, problem: REFUSED },
  { type: 'pin.submit', pin: 'engine#1843' },
  { type: 'pin.submit', pin: 'engine' },
  { type: 'data.toggle', id: 'personality' },
  { type: 'data.limit', limits: { shorter: 'hour' } },
  { type: 'data.share' },
  { type: 'data.decline' },
  { type: 'user.signOut' },
  { type: 'user.kept' },
  { type: 'user.gone' },
  { type: 'app.loaded', app: APP },
  { type: 'app.loaded', app: { ...APP, account: 'https://id.example/account' } },
  { type: 'app.loaded', app: null },
];
