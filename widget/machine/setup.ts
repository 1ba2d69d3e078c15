import {
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { MOST_EARLIER } from '../../common/earlier-codes.ts';
import { emailIn, inLowerCase } from '../../common/email-address.ts';
import {
  CLOSED_GRACE_MS,
  CODE_LIFETIME_MS,
  CONNECTION_TIMEOUT_MS,
  FAILURE_CALLBACK_MS,
  LONG_SENDING_MS,
  LONGEST_TIMER_MS,
  RESEND_COOLDOWN_MS,
  SUCCESS_CALLBACK_MS,
  SUCCESS_SCREEN_MS,
  TEST_CODE_DELAY_MS,
  TRAINING_DONE_MS,
  TRAINING_STEP_MS,
} from '../constants.ts';
import { canConnect, connectorsWith, type ShownFacts } from '../domain/app-facts.ts';
import { connectorsIn, type Named, type ShareLimits } from '../domain/preview.ts';
import { codeAgeMs } from '../domain/record-key.ts';
import { toggleRow, withRequired } from '../domain/request-data.ts';
import { failedResult, sharedResult } from '../domain/results.ts';
import { isSamePerson, resumedRecord, startStep, withLastRequest } from '../domain/user-record.ts';
import { cleanCode, isValidPin } from '../domain/validation.ts';
import { ConnectError, type Problem } from '../errors.ts';
import type {
  CloseReason,
  ConnectEmitted,
  ConnectorName,
  DataRequestResult,
  SignIn,
  Step,
  UserRecord,
} from '../types.ts';
import type { ConnectContext, ConnectEvent, ConnectInput, Failure } from './events.ts';
import type {
  Attempt,
  Confirmation,
  OauthReport,
  PasskeyMediation,
  ReadingProgress,
  SentCode,
  Share,
  ShareRequest,
} from './ports.ts';

const notProvided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('The machine has no ports: use implement()')));

/** The actors by type; `implement` provides the ones that call the ports. */
const ACTORS = {
  sendCode: notProvided<SentCode | undefined, { email: string }>(),
  confirmCode: notProvided<SignIn, Confirmation>(),
  continueSession: notProvided<SignIn, void>(),
  authorize: notProvided<string, { attempt: Attempt | null; user: UserRecord | null }>(),
  complete: notProvided<void, { attempt: Attempt | null; ticket: string; user: UserRecord | null }>(),
  encryptPin: notProvided<string, { pin: string; user: UserRecord | null }>(),
  setPin: notProvided<void, { encryptedPin: string; user: UserRecord | null }>(),
  prepareResult: notProvided<DataRequestResult, ShareRequest>(),
  share: notProvided<Share | null, ShareRequest & { onAway: () => void }>(),
  oauthWindow: fromCallback<{ type: 'navigate'; url: string }, { attempt: Attempt | null }, OauthReport>(
    () => {},
  ),
  resendTicker: fromCallback<ConnectEvent>(() => {}),
  userWatch: fromCallback<ConnectEvent>(() => {}),
  readings: fromCallback<EventObject, { user: UserRecord | null }, ReadingProgress>(() => {}),
  usePasskey: notProvided<SignIn, { mediation: PasskeyMediation }>(),
  addPasskey: notProvided<void, { user: UserRecord | null }>(),
};

/** Milliseconds since the code was mailed; not a number if none was. */
const ageMs = ({ sentAt, now }: ConnectContext) => codeAgeMs(sentAt, Date.parse(now()));

/** Whether the mailed code is no longer valid. */
const endsCode = ({ hint }: Problem) => hint === 'expired' || hint === 'tooManyTries';

const cooldownS = (context: ConnectContext): number =>
  Math.max(0, Math.ceil((RESEND_COOLDOWN_MS - ageMs(context)) / 1000));

const connectPlatform = (context: ConnectContext, platform: ConnectorName) => {
  const connected = [...context.connected.filter((name) => name !== platform), platform];
  const failures = { ...context.failures, [platform]: undefined };
  return { connected, failures, ...changeUser(context, { connectedAccounts: connected }) };
};

const changeUser = ({ user }: ConnectContext, change: Partial<UserRecord>) => ({
  user: user && { ...user, ...change },
});

const NO_CODES = { challenge: undefined, earlier: [] };

/** The challenges so far, newest first. The server knows which of their codes still count. */
const withLast = ({ challenge, earlier }: ConnectContext): readonly string[] =>
  challenge === undefined ? earlier : [challenge, ...earlier].slice(0, MOST_EARLIER);

const NO_USER = {
  ...{ user: null, isKnown: false, expired: null, encryptedPin: '' },
  ...{ connected: [], found: [], failures: {} },
};

export const connectSetup = setup({
  types: {
    context: {} as ConnectContext,
    events: {} as ConnectEvent,
    input: {} as ConnectInput,
    emitted: {} as ConnectEmitted,
    tags: {} as 'busy' | 'slow',
    children: {} as { readings: 'readings' },
  },
  actors: ACTORS,
  delays: {
    codeDelay: TEST_CODE_DELAY_MS,
    resendCooldown: ({ context }) => Math.min(context.resendInS * 1000, LONGEST_TIMER_MS),
    longSending: LONG_SENDING_MS,
    successScreen: SUCCESS_SCREEN_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    closedGrace: CLOSED_GRACE_MS,
    trainingStep1: TRAINING_STEP_MS[0],
    trainingStep2: TRAINING_STEP_MS[1],
    trainingStep3: TRAINING_STEP_MS[2],
    trainingStep4: TRAINING_STEP_MS[3],
    trainingDone: TRAINING_DONE_MS,
    successCallback: SUCCESS_CALLBACK_MS,
    failureCallback: FAILURE_CALLBACK_MS,
  },
  guards: {
    isValidEmail: (_, { email }: { email: string }) => emailIn(email) !== null,
    isValidPin: (_, { pin }: { pin: string }) => isValidPin(pin),
    isSignedIn: ({ context }) => context.user !== null,
    wantsTraining: ({ event }) => event.type === 'open' && event.step === 'training',
    startsAt: ({ context, context: { user, options }, event }, { step }: { step: Step }) => {
      const wantsPlatforms = event.type === 'open' && event.step === 'onboarding';
      const first = startStep(user, options.connectors.length > 0, wantsPlatforms);
      return (first === 'email' && ageMs(context) < CODE_LIFETIME_MS ? 'code' : first) === step;
    },
    needsOnboarding: ({ context }) =>
      context.options.connectors.length > 0 && context.user?.onboardingComplete !== true,
    needsPin: ({ context: { user, encryptedPin } }) => user?.pinCreated !== true && encryptedPin === '',
    hasPinKey: ({ context }) => context.user?.pinKey !== undefined,
    isSessionOver: (_, { error }: { error: unknown }) =>
      error instanceof ConnectError && error.problem.code === 'session.expired',
    isConnected: ({ context }, { platform }: { platform: ConnectorName }) =>
      context.connected.includes(platform),
    isListed: ({ context }, { platform }: { platform: ConnectorName }) =>
      context.options.connectors.includes(platform) && canConnect(context.app, platform),
    isAttempted: ({ context }, { platform }: { platform: ConnectorName }) =>
      context.attempt?.platform === platform,
    isBlank: (_, { blank }: { blank: boolean }) => blank,
    hasTicket: (_, { ticket }: { ticket?: string }) => ticket !== undefined,
    isRefused: (_, { problem }: { problem: Problem | null }) => problem !== null,
    isShared: (_, { output }: { output: Share | null }) => output !== null,
    hasConnection: ({ context }) =>
      context.connected.some((name) => context.options.connectors.includes(name)),
    offersNone: ({ context }) => context.options.connectors.length === 0,
    canShare: ({ context }) => context.selected.length > 0 && context.app !== 'awaited',
    fetchesApproved: ({ context }) => context.options.autoFetch && context.selected.length > 0,
    isKnown: ({ context }) => context.isKnown === true,
    isPasskeyLikely: ({ context }) => context.passkeys === 'likely',
    canOfferPasskey: (_, { output }: { output: SignIn }) => output.canAddPasskey === true,
    isResending: stateIn({ code: { resend: 'sending' } }),
    isConfirming: stateIn({ code: { entry: 'confirming' } }),
    namesWait: (_, { problem }: Failure) => problem.retryAfterS !== undefined,
    hasProblem: ({ context }) => context.problem !== null,
    isCodeGiven: (_, { code }: { code: string }) => cleanCode(code).length > 0,
  },
  actions: {
    // Without ports nothing is stored, and forgetting the person succeeds.
    saveUser: () => {},
    saveSignIn: () => {},
    forgetUser: raise({ type: 'user.forgotten' }),
    endSession: () => {},
    skipPasskey: () => {},
    startAttempt: assign((_, { platform }: { platform: ConnectorName }) => ({
      attempt: { platform, state: '' },
    })),
    endAttempt: assign({ attempt: null, ticket: '' }),
    keepTicket: assign((_, { attempt, ticket = '' }: { attempt: Attempt | null; ticket?: string }) => ({
      attempt,
      ticket,
    })),
    navigate: sendTo('oauthWindow', (_, { output }: { output: string }) => ({
      type: 'navigate' as const,
      url: output,
    })),

    notifyOpen: emit({ type: 'open' }),
    notifyStep: emit((_, { step }: { step: Step }) => ({ type: 'step' as const, step })),
    notifyClose: emit((_, { reason }: { reason: CloseReason }) => ({ type: 'close' as const, reason })),
    notifySignOut: emit(({ context }) => ({
      type: 'signout' as const,
      username: context.user?.username ?? null,
    })),

    notifyFailure: emit((_, { problem, step }: Failure) => ({ type: 'failure' as const, problem, step })),
    notifyComplete: emit(({ context: { result, access } }) => {
      if (!result) throw new Error('dataRequest completes with a prepared result only');
      return { type: 'complete' as const, result, access };
    }),

    keepApp: assign(({ context: { options } }, { app }: { app: ShownFacts | null }) => ({
      app,
      options: { ...options, connectors: connectorsWith(options.connectors, app) },
    })),
    clearProblem: assign({ problem: null }),
    // A copy, so that the same failure counts as a new one and is announced again.
    keepProblem: assign(({ context: { sentAt } }, { problem }: Failure) => ({
      problem: { ...problem },
      sentAt: endsCode(problem) ? undefined : sentAt,
    })),
    forgetKnown: assign({ isKnown: false }),
    // Codes that were mailed to another address are not valid for this one.
    keepEmail: assign(({ context }, { email: typed }: { email: string }) => {
      const email = emailIn(typed) ?? typed;
      return { email, ...(inLowerCase(email) !== inLowerCase(context.email) && NO_CODES) };
    }),
    keepChallenge: assign(({ context }, { output }: { output: SentCode | undefined }) => ({
      ...output,
      earlier: withLast(context),
      sentAt: context.now(),
    })),
    forgetCode: assign({ sentAt: undefined }),
    // A refusal may name its own time (`Retry-After`).
    startCountdown: assign(({ context }) => ({
      resendInS: context.problem?.retryAfterS ?? cooldownS(context),
    })),
    countDown: assign(({ context }) => ({ resendInS: Math.max(0, context.resendInS - 1) })),

    signIn: assign(
      ({ context: { expired, selected, limits, ...context } }, { output: signIn }: { output: SignIn }) => {
        // A sign-in by passkey has the address.
        const { email = context.email } = signIn;
        const user = resumedRecord(signIn, email, expired);
        const isBack = isSamePerson(user, expired);
        return {
          user,
          email,
          ...NO_CODES,
          sentAt: undefined,
          expired: null,
          connected: user.connectedAccounts,
          failures: {},
          selected: isBack && !context.hasPrivacyControl ? selected : [],
          limits: isBack ? limits : {},
        };
      },
    ),
    dropUser: assign({ ...NO_USER, problem: null, email: '', ...NO_CODES, selected: [], limits: {} }),
    // The person's choices stay, for use after the next sign-in (contract §7).
    expire: assign(({ context: { user } }) => ({ ...NO_USER, expired: user, email: user?.email ?? '' })),

    connect: assign(({ context }, { platform }: { platform: ConnectorName }) =>
      connectPlatform(context, platform),
    ),
    connectAttempted: assign(({ context }) =>
      context.attempt ? connectPlatform(context, context.attempt.platform) : {},
    ),
    keepFound: assign(({ context }, { platforms: found }: { platforms: readonly Named[] }) => {
      // A found platform that the person has disconnected here since then stays disconnected.
      const known = new Set([...context.connected, ...connectorsIn(context.found)]);
      const added = connectorsIn(found).filter((platform) => !known.has(platform));
      const connected = [...context.connected, ...added];
      return { found, connected, ...changeUser(context, { connectedAccounts: connected }) };
    }),
    disconnect: assign(({ context }, { platform }: { platform: ConnectorName }) => {
      const connected = context.connected.filter((name) => name !== platform);
      return { connected, ...changeUser(context, { connectedAccounts: connected }) };
    }),
    forgetConnections: assign(({ context }) => ({
      connected: [],
      ...changeUser(context, { connectedAccounts: [] }),
    })),
    failAttempt: assign(({ context }, { problem }: Failure) =>
      context.attempt ? { failures: { ...context.failures, [context.attempt.platform]: problem } } : {},
    ),
    failReturn: assign(
      ({ context }, { platform, problem }: { platform: ConnectorName; problem: Problem | null }) => ({
        failures: { ...context.failures, [platform]: problem ?? undefined },
      }),
    ),
    completeOnboarding: assign(({ context }) => changeUser(context, { onboardingComplete: true })),
    keepSealedPin: assign((_, { output }: { output: string }) => ({ encryptedPin: output })),
    // This action runs only after the server has acknowledged the PIN (contract §7).
    completePin: assign(({ context: { user, encryptedPin, now } }) => ({
      user:
        user && !user.pinCreated && encryptedPin !== ''
          ? { ...user, pinCreated: true, pinCreatedAt: now() }
          : user,
    })),
    completeTraining: assign(({ context }) => changeUser(context, { trainingCompleted: true })),
    offerRequired: assign(({ context }) => ({
      selected: withRequired(context.options.requestData, context.selected),
      result: null,
      access: null,
    })),
    toggle: assign(({ context }, { id }: { id: string }) => ({
      selected: toggleRow(context.options.requestData, context.selected, id),
    })),
    keepLimits: assign((_, { limits }: { limits: ShareLimits }) => ({ limits })),
    deselectAll: assign({ selected: [] }),
    // After a failed decline the person can choose again; required rows stay chosen.
    keepRequired: assign(({ context: { options, selected } }) => ({
      selected: withRequired(options.requestData, selected),
    })),
    keepResult: assign((_, { output }: { output: DataRequestResult }) => ({ result: output })),
    keepShare: assign(({ context }, { output }: { output: Share | null }) => ({
      access: output?.access ?? null,
      result: output && context.result && sharedResult(context.result, output),
    })),
    keepFailedShare: assign(({ context }, { problem }: Failure) => ({
      result: context.result && failedResult(context.result, problem),
    })),
    keepLastRequest: assign(({ context: { user, result } }) => ({
      user: user && result && withLastRequest(user, result),
    })),
  },
});
