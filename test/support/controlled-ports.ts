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

/** A promise that a test settles itself. */
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

/**
 * Ports in memory. Each call waits until the test settles it by name and is recorded with its signal, so that a test
 * can play any answer at any moment.
 */
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
    share: new Pending<Share>(),
  };
  const watchers = { gone: () => {}, tick: () => {}, notified: (_: readonly string[]) => {} };
  let forgotten = 0;
  const storage = { refusesRemoval: false };
  let skipped = 0;
  let keptSignIn: StartedSignIn | null | undefined;

  const ports: Ports = {
    codeDelayMs: 0,
    now: () => NOW,
    sendCode: (email, signal) => {
      calls.push({ name: 'sendCode', input: { email }, signal });
      pending.sendCode = new Pending();
      return pending.sendCode.promise;
    },
    confirmCode: (confirmation, signal) => {
      calls.push({ name: 'confirmCode', input: confirmation, signal });
      pending.confirmCode = new Pending();
      return pending.confirmCode.promise;
    },
    continueSession: (signal) => {
      calls.push({ name: 'continueSession', input: {}, signal });
      pending.continueSession = new Pending();
      return pending.continueSession.promise;
    },
    passkeyHint: () => 'likely',
    usePasskey: (mediation, signal) => {
      // Autofill is not recorded as a call, because it waits beside every e-mail field.
      if (mediation !== 'conditional') calls.push({ name: 'usePasskey', input: { mediation }, signal });
      pending.usePasskey = new Pending();
      return pending.usePasskey.promise;
    },
    addPasskey: (user, signal) => {
      calls.push({ name: 'addPasskey', input: { user }, signal });
      pending.addPasskey = new Pending();
      return pending.addPasskey.promise;
    },
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
    authorize: (attempt, user, signal) => {
      calls.push({ name: 'authorize', input: { attempt, user }, signal });
      pending.authorize = new Pending();
      return pending.authorize.promise;
    },
    complete: (attempt, ticket, user, signal) => {
      calls.push({ name: 'complete', input: { attempt, ticket, user }, signal });
      pending.complete = new Pending();
      return pending.complete.promise;
    },
    encryptPin: (pin, user) => {
      calls.push({ name: 'encryptPin', input: { pin, user } });
      pending.encryptPin = new Pending();
      return pending.encryptPin.promise;
    },
    setPin: (sealed, user, signal) => {
      calls.push({ name: 'setPin', input: { sealed, user }, signal });
      pending.setPin = new Pending();
      return pending.setPin.promise;
    },
    prepareResult: (request) => {
      calls.push({ name: 'prepareResult', input: request });
      pending.prepareResult = new Pending();
      return pending.prepareResult.promise;
    },
    share: (request, signal) => {
      calls.push({ name: 'share', input: request, signal });
      pending.share = new Pending();
      return pending.share.promise;
    },
    loadUser: () => null,
    saveUser: (user) => saved.push(user),
    loadSignIn: () => undefined,
    saveSignIn: ({ email, challenge, codeLength, sentAt }) => {
      keptSignIn = sentAt === undefined ? null : { email, challenge, codeLength, sentAt };
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
