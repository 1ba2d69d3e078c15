// For tests of this flow, ours and a host's: what can happen in a state, with sample payloads, what a person sees
// there, and a key by which two states are the same. `test/model/README.md` shows how to run them.
import { ConnectError, ERROR_TEXTS, fillText, type Problem } from '../errors.ts';
import type { DataRequestResult, SignIn, UserRecord } from '../types.ts';
import type { ConnectEvent, ConnectInput, FlowOptions } from './events.ts';
import type { ConnectSnapshot } from './implement.ts';
import type { Share } from './ports.ts';
import {
  selectBusy,
  selectCanContinue,
  selectCanShare,
  selectPlatforms,
  selectProblem,
  selectResend,
  selectRows,
  selectShare,
  selectStep,
  selectTrainingStep,
} from './selectors.ts';

/** Names of the calls that the flow waits for: the asynchronous members of `Ports`. */
export type ModelCall = 'sendCode' | 'confirmCode' | 'authorize' | 'encryptPin' | 'prepareResult' | 'share';

/** Something that can happen: a person's act or a report of the window, an answer, a failure, or time passing. */
export type ModelEvent =
  | ConnectEvent
  | { readonly type: `xstate.done.actor.${string}`; readonly call: ModelCall; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly call: ModelCall; readonly error: ConnectError }
  | { readonly type: `xstate.after.${string}`; readonly delay: string; readonly ms: number };

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

/** A saved record for each start step (specification §4.1). */
export const MODEL_USERS = {
  email: null,
  onboarding: newcomer,
  pin: { ...newcomer, onboardingComplete: true },
  dataRequest: { ...newcomer, onboardingComplete: true, pinCreated: true },
} as const satisfies Record<string, UserRecord | null>;

export const MODEL_OPTIONS: FlowOptions = {
  appName: 'My App',
  autoFetch: false,
  connectors: ['youtube', 'github'],
  requestData: { kind: 'types', ids: ['basic', 'personality'] },
  testMode: false,
};

/** Input of the machine for one of the sample records. */
export const modelInput = (
  user: keyof typeof MODEL_USERS,
  options: Partial<FlowOptions> = {},
): ConnectInput => ({
  options: { ...MODEL_OPTIONS, ...options },
  user: MODEL_USERS[user],
  now: () => MODEL_NOW,
});

const RESULT: DataRequestResult = {
  userHash: 'a'.repeat(64),
  appName: MODEL_OPTIONS.appName,
  approvedData: ['basic'],
  apiUrl: 'https://api.example/getAPIurlMobile',
  testMode: false,
  timestamp: MODEL_NOW,
};

const SIGN_INS: readonly SignIn[] = [
  { token: 'sample-token', username: 'ada', isNewUser: true, userState: 'new', flowType: 'onboarding' },
  { token: 'sample-token', username: 'ada', isNewUser: false, userState: 'existing', flowType: 'login' },
];
const SHARE: Share = {
  response: { apiUrl: 'https://api.example/inference' },
  access: {
    apiUrl: 'https://api.example/inference',
    accessToken: 'sample-access',
    approved: [{ data: 'Medium' }],
    username: 'ada',
  },
};

/** What each call answers, and how it fails. */
const ANSWERS: Record<ModelCall, { readonly outputs: readonly unknown[]; readonly problem: Problem }> = {
  sendCode: { outputs: [undefined], problem: { code: 'code.send' } },
  confirmCode: { outputs: SIGN_INS, problem: { code: 'code.invalid' } },
  authorize: {
    outputs: ['https://provider.example/allow'],
    problem: { code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } },
  },
  encryptPin: { outputs: ['v1.sealed'], problem: { code: 'pin.encrypt' } },
  prepareResult: {
    outputs: [RESULT],
    problem: { code: 'share.submission', params: { reason: 'no WebCrypto' } },
  },
  share: { outputs: [SHARE], problem: { code: 'share.http', params: { status: 503 } } },
};

const REFUSED: Problem = { code: 'connection.refused', params: { reason: 'server_error' } };

/** Sample payloads: for each kind of event at least one for every way a guard can decide. */
const SAMPLES: readonly ConnectEvent[] = [
  { type: 'open' },
  { type: 'open', step: 'training' },
  { type: 'close', reason: 'button' },
  { type: 'email.submit', email: 'ada@example.org' },
  { type: 'email.submit', email: 'ada@nowhere' },
  { type: 'email.change' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '' },
  { type: 'code.resend' },
  { type: 'code.tick' },
  { type: 'platform.press', platform: 'youtube' },
  { type: 'platform.cancel' },
  { type: 'onboarding.continue' },
  { type: 'onboarding.skip' },
  { type: 'oauth.blocked' },
  { type: 'oauth.closed', blank: true },
  { type: 'oauth.closed', blank: false },
  { type: 'oauth.connected' },
  { type: 'oauth.refused', problem: REFUSED },
  { type: 'oauth.leaving' },
  { type: 'oauth.restored' },
  { type: 'oauth.returned', platform: 'youtube', problem: null },
  { type: 'oauth.returned', platform: 'youtube', problem: REFUSED },
  { type: 'pin.submit', pin: 'engine#1843' },
  { type: 'pin.submit', pin: 'engine' },
  { type: 'data.toggle', id: 'personality' },
  { type: 'data.share' },
  { type: 'data.decline' },
  { type: 'user.signOut' },
  { type: 'user.gone' },
];

const isCall = (name: unknown): name is ModelCall => typeof name === 'string' && name in ANSWERS;

const answersIn = (snapshot: ConnectSnapshot): ModelEvent[] =>
  snapshot._nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) => {
      if (!isCall(src)) return [];
      const { outputs, problem } = ANSWERS[src];
      return [
        ...outputs.map((output) => ({ type: `xstate.done.actor.${id}` as const, call: src, output })),
        { type: `xstate.error.actor.${id}` as const, call: src, error: new ConnectError(problem) },
      ];
    });

/** The delay that passes first, where several run at once: a clock cannot skip it. */
const delaysIn = (snapshot: ConnectSnapshot): ModelEvent[] => {
  const { delays } = snapshot.machine.implementations;
  const running = snapshot._nodes
    .flatMap(({ after }) => after)
    .map(({ eventType, delay }) => ({
      type: `xstate.after.${eventType.slice('xstate.after.'.length)}` as const,
      delay: String(delay),
      ms: Number(Reflect.get(delays, String(delay))),
    }));
  const first = Math.min(...running.map(({ ms }) => ms));
  return running.filter(
    ({ ms }, index) => ms === first && running.findIndex((one) => one.ms === ms) === index,
  );
};

/** All that can happen in a state and that the machine takes note of, answers, failures and delays included. */
export const modelEvents = (snapshot: ConnectSnapshot): ModelEvent[] => {
  const heeded = new Set<string>(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents));
  const acts = SAMPLES.filter(({ type }) => heeded.has(type));
  return [...acts, ...answersIn(snapshot), ...delaysIn(snapshot)];
};

/** Key of a state: what a person sees and what they can come to, without times, countdowns and secrets. */
export const serializeState = (snapshot: ConnectSnapshot): string => {
  const { user, connected, failures, attempt, problem, selected, result } = snapshot.context;
  if (snapshot.matches('closed')) return 'closed';
  return JSON.stringify({
    at: snapshot.value,
    signedIn: user !== null && { onboarded: user.onboardingComplete, hasPin: user.pinCreated },
    problem: problem?.code,
    ...(snapshot.matches('onboarding')
      ? {
          connected,
          failed: Object.values(failures).map((failure) => failure?.code),
          attempt: attempt?.platform,
        }
      : {}),
    ...(snapshot.matches('dataRequest') ? { selected, declined: result?.rejected } : {}),
  });
};

/** Something a person can look for on the screen, by its role and English text. */
export interface Sight {
  readonly role: 'heading' | 'field' | 'button' | 'switch' | 'text';
  /** What its name, or the text, begins with. */
  readonly name: string;
  /** Can it be used; not given where that does not matter. */
  readonly enabled?: boolean;
  /** Of a switch: on or off. */
  readonly on?: boolean;
}

const heading = (name: string): Sight => ({ role: 'heading', name });
const text = (name: string): Sight => ({ role: 'text', name });
const button = (name: string, enabled = true): Sight => ({ role: 'button', name, enabled });
const problemSight = (problem: Problem | null): Sight[] =>
  problem ? [text(fillText(ERROR_TEXTS[problem.code], problem.params))] : [];

const RESEND_NAMES = { cooling: 'Send again in', ready: 'Send again', sending: 'Send again' } as const;
const TRAINING_TEXTS = [
  'Preparing your profile',
  'Reading your connections',
  'Finding your interests',
  'Putting it all together',
];
const PLATFORM_TEXTS = {
  idle: 'Tap to connect',
  connecting: 'Connecting...',
  connected: 'Connected',
  failed: 'Failed',
} as const;
const ROW_NAMES = new Map([
  ['basic', 'Basic data'],
  ['personality', 'Personality'],
  ['preferences', 'Preferences'],
]);

const platformSights = (snapshot: ConnectSnapshot): Sight[] =>
  selectPlatforms(snapshot).flatMap((platform) => {
    const tile: Sight = { role: 'button', name: `${platform.name} ${PLATFORM_TEXTS[platform.status]}` };
    if (platform.status === 'failed') return [tile, ...problemSight(platform.problem)];
    const canCancel = platform.status === 'connecting' && platform.canCancel;
    return canCancel ? [tile, button(`Cancel ${platform.name}`)] : [tile];
  });

const dataSights = (snapshot: ConnectSnapshot): Sight[] => {
  const { appName } = snapshot.context.options;
  const status = selectShare(snapshot);
  if (status === 'shared') return [heading(`Shared with ${appName}`)];
  const problem = selectProblem(snapshot);
  return [
    heading(`Share with ${appName}?`),
    ...problemSight(problem),
    ...selectRows(snapshot).map(
      ({ id, required, isSelected }): Sight => ({
        role: 'switch',
        name: ROW_NAMES.get(id) ?? id,
        on: isSelected,
        enabled: status === 'choosing' && !required,
      }),
    ),
    button(status === 'failed' ? 'Try again' : 'Share', selectCanShare(snapshot)),
    button("Don't share", status === 'choosing'),
  ];
};

/** What a person sees in a state: everything here is on the screen; nothing, while the dialog is closed. */
export const sightsOf = (snapshot: ConnectSnapshot): Sight[] => {
  const busy = selectBusy(snapshot);
  const problem = problemSight(selectProblem(snapshot));
  switch (selectStep(snapshot)) {
    case null:
      return [];
    case 'email':
      return [
        heading('Sign in with'),
        { role: 'field', name: 'E-mail address', enabled: !busy },
        button('Send code', !busy),
        ...problem,
      ];
    case 'code': {
      const resend = selectResend(snapshot);
      return [
        heading('Check your inbox'),
        { role: 'field', name: 'Verification code', enabled: !busy },
        button('Verify', !busy && resend !== 'sending'),
        button(RESEND_NAMES[resend], resend === 'ready'),
        button('Use another e-mail'),
        ...problem,
      ];
    }
    case 'success':
      return [heading("You're signed in")];
    case 'onboarding':
      return [
        heading('Connect your data'),
        ...platformSights(snapshot),
        button('Continue', selectCanContinue(snapshot)),
        button('Skip for now'),
        button('Sign out'),
      ];
    case 'pin':
      return [
        heading('Create a PIN'),
        { role: 'field', name: 'PIN', enabled: !busy },
        { role: 'button', name: 'Create PIN' },
        button('Sign out'),
        ...problem,
      ];
    case 'training': {
      const at = TRAINING_TEXTS[selectTrainingStep(snapshot) - 1];
      return at ? [heading('Setting things up'), text(at)] : [heading('All set!')];
    }
    case 'dataRequest':
      return dataSights(snapshot);
  }
};
