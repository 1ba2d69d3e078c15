import { ConnectError, type Problem } from '../../widget/errors.ts';
import type {
  Attempt,
  OauthReport,
  Ports,
  SentCode,
  Share,
  ShareRequest,
  StartedSignIn,
} from '../../widget/machine/ports.ts';
import type { DataRequestResult, SignIn, UserRecord } from '../../widget/types.ts';

class Pending<Value> {
  resolve: (value: Value) => void = () => {};
  reject: (error: Error) => void = () => {};
  readonly promise = new Promise<Value>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  fail(problem: Problem): void {
    this.reject(new ConnectError(problem));
  }
}

export const NOW = '2026-11-21T10:00:00.000Z';

export const resultFor = ({ appName, approved }: ShareRequest): DataRequestResult => ({
  userHash: 'hash',
  appName,
  approvedData: approved,
  apiUrl: 'https://api.example/getAPIurlMobile',
  testMode: false,
  timestamp: NOW,
  ...(approved.length === 0 ? { rejected: true as const } : {}),
});

/** Ports in memory. Each call waits until the test settles it by name, and is recorded with its signal. */
export const controlledPorts = () => {
  const calls: { readonly name: string; readonly input: unknown; readonly signal?: AbortSignal }[] = [];
  const saved: UserRecord[] = [];
  const windows: {
    report: (report: OauthReport) => void;
    urls: string[];
    closed: boolean;
    attempt: Attempt;
  }[] = [];
  const pending = {
    sendCode: new Pending<SentCode | undefined>(),
    confirmCode: new Pending<SignIn>(),
    continueSession: new Pending<SignIn>(),
    usePasskey: new Pending<SignIn>(),
    addPasskey: new Pending<void>(),
    authorize: new Pending<string>(),
    complete: new Pending<void>(),
    encryptPin: new Pending<string>(),
    setPin: new Pending<void>(),
    prepareResult: new Pending<DataRequestResult>(),
    share: new Pending<Share | null>(),
  };
  const wait = <Name extends keyof typeof pending>(name: Name): (typeof pending)[Name]['promise'] => {
    Object.assign(pending, { [name]: new Pending() });
    return pending[name].promise;
  };
  const record = <Name extends keyof typeof pending>(name: Name, input: unknown, signal?: AbortSignal) => {
    calls.push({ name, input, signal });
    return wait(name);
  };
  const watchers = { away: () => {}, gone: () => {}, tick: () => {}, notified: (_: readonly string[]) => {} };
  let forgotten = 0;
  const storage = { refusesRemoval: false };
  let skipped = 0;
  let keptSignIn: StartedSignIn | null | undefined;

  const ports: Ports = {
    codeDelayMs: 0,
    now: () => NOW,
    sendCode: (email, signal) => record('sendCode', { email }, signal),
    confirmCode: (confirmation, signal) => record('confirmCode', confirmation, signal),
    continueSession: (signal) => record('continueSession', {}, signal),
    passkeyHint: () => 'likely',
    // Autofill is not recorded as a call, because it waits beside every e-mail field.
    usePasskey: (mediation, signal) =>
      mediation === 'conditional' ? wait('usePasskey') : record('usePasskey', { mediation }, signal),
    addPasskey: (user, signal) => record('addPasskey', { user }, signal),
    skipPasskey: () => {
      skipped += 1;
    },
    startAttempt: (platform) => ({ platform, state: `state-${windows.length + 1}` }),
    openWindow: (attempt, report) => {
      const opened = { report, urls: [], closed: false, attempt };
      windows.push(opened);
      const navigate = (url: string) => windows.find((entry) => entry === opened)?.urls.push(url);
      return {
        navigate,
        close: () => {
          opened.closed = true;
        },
      };
    },
    authorize: (attempt, user, signal) => record('authorize', { attempt, user }, signal),
    complete: (attempt, ticket, user, signal) => record('complete', { attempt, ticket, user }, signal),
    encryptPin: (pin, user) => record('encryptPin', { pin, user }),
    setPin: (sealed, user, signal) => record('setPin', { sealed, user }, signal),
    prepareResult: (request) => record('prepareResult', request),
    share(request, signal, onAway) {
      watchers.away = onAway;
      return record('share', request, signal);
    },
    loadUser: () => null,
    saveUser: (user) => saved.push(user),
    loadSignIn: () => undefined,
    saveSignIn: ({ email, challenge, earlier, codeLength, sentAt }) => {
      keptSignIn = sentAt === undefined ? null : { email, challenge, earlier, codeLength, sentAt };
    },
    endSession: (user) => void calls.push({ name: 'endSession', input: user }),
    forgetUser: () => {
      forgotten += 1;
      return !storage.refusesRemoval;
    },
    onUserGone: (callback) => {
      watchers.gone = callback;
      return () => {
        watchers.gone = () => {};
      };
    },
    watchReadings: (_, callback) => {
      watchers.notified = callback;
      return () => {
        watchers.notified = () => {};
      };
    },
    everySecond: (callback) => {
      watchers.tick = callback;
      return () => {
        watchers.tick = () => {};
      };
    },
  };

  return {
    ports,
    pending,
    calls,
    saved,
    storage,
    windows,
    watchers,
    forgottenTimes: () => forgotten,
    /** The sign-in that was saved last; `null` once it was forgotten. */
    keptSignIn: () => keptSignIn,
    skippedTimes: () => skipped,
  };
};
